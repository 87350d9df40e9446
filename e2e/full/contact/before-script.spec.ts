import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { site } from '@/lib/content/site';
import {
  expectFormReady,
  field,
  fill as fillFields,
  makeOverdue,
  message,
  pauseOverdue,
  send,
  sending,
} from '../../helpers/contact-form';
import { expect, hold, scriptFiles, test } from '../../helpers/test';

const emailLink = (page: Page) => page.getByRole('main').getByRole('link', { name: site.email });

async function fill(page: Page, subject: string) {
  await expect(field(page, 'message')).toBeVisible();
  await pauseOverdue(page);
  await fillFields(page, { ...message, subject });
}

test('nothing moves when Send is pressed, or when the script arrives', async ({ page }) => {
  const release = await hold(page, scriptFiles);
  await page.goto('/contact');
  const place = () =>
    page.getByRole('contentinfo').evaluate((footer) => {
      const { left, top, width, height } = footer.getBoundingClientRect();
      return { left, top: top + scrollY, width, height };
    });
  const before = await place();
  await fill(page, 'answer slowly');
  await send(page).click();
  await expect(sending(page)).toBeVisible();
  expect(await place()).toEqual(before);
  release();
  await expectFormReady(page);
  expect(await place()).toEqual(before);
});

test.describe('if a script does not arrive', () => {
  test.beforeEach(async ({ page, tolerate }) => {
    tolerate(/\/_next\/static\/chunks\//);
    await page.route(scriptFiles, (route) => route.abort());
    await page.goto('/contact');
  });

  test('the form stops sending, can be edited again, and offers the e-mail address', async ({ page }) => {
    await fill(page, 'Never sent');
    await send(page).click();
    await expect(sending(page)).toBeVisible();
    await expect(emailLink(page)).toBeHidden();
    await makeOverdue(page);
    await expect(emailLink(page)).toBeVisible();
    await expect(page.getByRole('form').getByRole('status')).toContainText(form.withoutScript.before);
    await field(page, 'message').fill('Shorter.');

    await send(page).click();
    await expect(emailLink(page)).toBeFocused();
    await field(page, 'subject').press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect(field(page, 'message')).toHaveValue('Shorter.');
  });

  test('the form offers the e-mail address after a while', async ({ page }) => {
    await expect(emailLink(page)).toBeVisible({ timeout: 12_000 });
  });
});
