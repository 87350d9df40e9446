import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { site } from '@/lib/content/site';
import {
  expectFormReady,
  expectValues,
  field,
  fill as fillFields,
  makeOverdue,
  message,
  openForm,
  pauseOverdue,
  send,
  sending,
} from '../../helpers/contact-form';
import { expect, hold, requestsOf, scriptFiles, test } from '../../helpers/test';

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

test('the draft is in the fields before the script arrives, and a letter typed then is added to it', async ({
  page,
}) => {
  await openForm(page);
  await fillFields(page, message);
  const release = await hold(page, scriptFiles);
  await page.goto('/contact?again');
  await expectValues(page, message);
  await field(page, 'message').press('ControlOrMeta+End');
  await page.keyboard.type('!');
  release();
  await expectFormReady(page);
  await expectValues(page, { ...message, message: `${message.message}!` });
});

test('if the script is overdue, the form offers the e-mail address, and never sends what was pressed', async ({
  page,
}) => {
  const requests = requestsOf(page, /\/api\/contact/);
  const release = await hold(page, scriptFiles);
  await page.goto('/contact');
  await fill(page, 'Never sent');

  await test.step('it stops sending', async () => {
    await send(page).click();
    await expect(sending(page)).toBeVisible();
    await expect(emailLink(page)).toBeHidden();
    await makeOverdue(page);
    // Its two texts are in the page, and the styles show one of them, or none.
    await expect(page.getByRole('main').getByText(form.instead.late)).toBeVisible();
    await expect(send(page)).toBeVisible();
  });

  await test.step('another press leads to the address', async () => {
    await send(page).click();
    await expect(emailLink(page)).toBeFocused();
    await field(page, 'subject').press('Enter');
    await expect(page).toHaveURL('/contact');
  });

  await test.step('the script that arrives after all leaves the text to the visitor', async () => {
    release();
    await expectFormReady(page);
    await expect(emailLink(page)).toHaveCount(0);
    await expectValues(page, { ...message, subject: 'Never sent' });
    expect(requests).toEqual([]);
  });
});

test('if a script does not arrive, the form offers the e-mail address after a while', async ({
  page,
  tolerate,
}) => {
  tolerate(/\/_next\/static\/chunks\//);
  await page.route(scriptFiles, (route) => route.abort());
  await page.goto('/contact');
  await expect(emailLink(page)).toBeVisible({ timeout: 12_000 });
});
