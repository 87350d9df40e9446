import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { site } from '@/lib/content/site';
import { kept, message, unique } from '../helpers/messages';
import { expect, test } from '../helpers/test';

const scripts = '**/_next/static/chunks/*.js';

/** Keeps the page's scripts from coming until the function that it returns is called. */
async function holdScripts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const field = (page: Page, name: keyof typeof message) => page.getByLabel(form.fields[name], { exact: true });
const send = (page: Page) => page.getByRole('button', { name: form.send });
const sending = (page: Page) => page.getByRole('button', { name: form.sending });
const emailLink = (page: Page) => page.getByRole('main').getByRole('link', { name: site.email });

async function fill(page: Page, subject: string) {
  await expect(field(page, 'message')).toBeVisible();
  // However long the test takes to type, the script is not overdue.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.pause()));
  for (const [name, text] of Object.entries({ ...message, subject }))
    await field(page, name as keyof typeof message).fill(text);
}

/** Lets so much time pass that the script is long overdue. */
const wait = (page: Page) =>
  page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));

test('Send pressed before the script says at once that it is sending, and the script sends once', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const subject = unique('Before the script');
  await page.goto('/contact', { waitUntil: 'commit' });
  const status = page.getByRole('form').getByRole('status');
  await expect(status).toHaveText('');
  await fill(page, subject);
  await send(page).click();
  await expect(sending(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(status).toHaveText(form.sending);
  await field(page, 'subject').press('Enter');
  await field(page, 'message').press('x');
  await expect(field(page, 'message')).toHaveValue(message.message);
  await expect(page).toHaveURL('/contact');

  release();
  await expect(page.getByRole('status').filter({ hasText: form.sent })).toBeFocused();
  expect(await kept(subject)).toMatchObject([{ ...message, subject }]);
});

test('nothing moves when Send is pressed, nor when the scripts come', async ({ page }) => {
  const release = await holdScripts(page);
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
  await expect(page.getByText(form.withoutScript.before)).toHaveCount(0);
  expect(await place()).toEqual(before);
});

test('whoever leaves before the script has sent the message is asked first', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fill(page, 'Never sent');
  await send(page).click();
  await expect(sending(page)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const left = page.goto('/vr-tour', { waitUntil: 'commit' });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await left;
});

test.describe('when a script never comes', () => {
  test.beforeEach(async ({ page, tolerate }) => {
    tolerate(/\/_next\/static\/chunks\//);
    await page.route(scripts, (route) => route.abort());
    await page.goto('/contact');
  });

  test('the form does not go on sending: it can be edited again, and the e-mail address is offered', async ({
    page,
  }) => {
    await fill(page, 'Never sent');
    await send(page).click();
    await expect(sending(page)).toBeVisible();
    await expect(emailLink(page)).toBeHidden();
    await wait(page);
    await expect(emailLink(page)).toBeVisible();
    await expect(page.getByRole('form').getByRole('status')).toContainText(form.withoutScript.before);
    await field(page, 'message').fill('Shorter.');

    await send(page).click();
    await expect(emailLink(page)).toBeFocused();
    await field(page, 'subject').press('Enter');
    await expect(page).toHaveURL('/contact');
    await expect(field(page, 'message')).toHaveValue('Shorter.');
  });

  test('the e-mail address is offered after a while', async ({ page }) => {
    await expect(emailLink(page)).toBeVisible({ timeout: 12_000 });
  });
});
