import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { site } from '@/lib/site';
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

/** Fills the form and presses Send and Enter. */
async function trySending(page: Page) {
  await page.getByLabel(form.fields.name).fill('A. Visitor');
  await page.getByLabel(form.fields.email).fill('visitor@example.com');
  await page.getByLabel(form.fields.subject).fill('Before hydration');
  await page.getByLabel(form.fields.message).fill('Typed early.');
  await page.getByRole('button', { name: form.send }).click();
  await page.getByLabel(form.fields.subject).press('Enter');
}

test('before hydration Send and Enter neither navigate nor show the text in the address', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await trySending(page);
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel(form.fields.message)).toHaveValue('Typed early.');

  release();
  await expect(page.getByText(form.withoutScript.before)).toHaveCount(0);
  await expect(page.getByLabel(form.fields.message)).toHaveValue('Typed early.');
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByRole('status').filter({ hasText: form.sent })).toBeVisible();
});

test('nothing moves when the scripts come', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  const before = await footer.boundingBox();
  release();
  await expect(page.getByText(form.withoutScript.before)).toHaveCount(0);
  expect(await footer.boundingBox()).toEqual(before);
});

test.describe('when a script never comes', () => {
  test.beforeEach(async ({ page, tolerate }) => {
    tolerate(/\/_next\/static\/chunks\//);
    await page.route(scripts, (route) => route.abort());
    await page.goto('/contact');
  });

  test('Send and Enter neither navigate nor lose the text', async ({ page }) => {
    await trySending(page);
    await expect(page).toHaveURL('/contact');
    await expect(page.getByLabel(form.fields.message)).toHaveValue('Typed early.');
  });

  test('the e-mail address is offered after a while', async ({ page }) => {
    await expect(page.getByRole('main').getByRole('link', { name: site.email })).toBeVisible({
      timeout: 12_000,
    });
  });
});
