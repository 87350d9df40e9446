import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { hero } from '@/lib/content/home';
import { expect, test } from '../helpers/test';

/** As "Slow 3G" in Chromium's developer tools: 500 kbit/s and 400 ms, less a fifth and times five. */
async function slowDown(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400 * 5,
    downloadThroughput: (500_000 / 8) * 0.8,
    uploadThroughput: (500_000 / 8) * 0.8,
  });
}

/** Adds up how far the page's parts jump, from its beginning; less than 0.1 is good (https://web.dev/articles/cls). */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        const { dataset } = document.documentElement;
        dataset.shift = String(Number(dataset.shift ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shift = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));

test.beforeEach(async ({ page }) => {
  test.slow();
  await slowDown(page);
  await watchShifts(page);
});

test('the home page can be read before its font comes, nothing jumps then, and its video comes last', async ({
  page,
}) => {
  const videoAsked = page.waitForRequest(/\/media\/hero-.*\.mp4$/, { timeout: 60_000 });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText(hero.subtitle)).toBeVisible();
  await videoAsked;
  const { painted, fontCame } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    // A file is listed once it has come.
    fontCame: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2')),
  }));
  expect(painted).toBeLessThan((fontCame as PerformanceResourceTiming).responseEnd);
  expect(await shift(page)).toBeLessThan(0.1);
});

test('the form takes what is typed before its script comes, and sends it', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel(form.fields.name).fill('A. Visitor');
  await page.getByLabel(form.fields.email).fill('visitor@example.com');
  await page.getByLabel(form.fields.subject).fill('From a slow network');
  await page.getByLabel(form.fields.message).fill('Typed before the script.');
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByText(form.withoutScript.before)).toHaveCount(1);
  await expect(page).toHaveURL('/contact');

  await expect(page.getByLabel(form.fields.message)).toHaveValue('Typed before the script.');
  await expect(page.getByText(form.withoutScript.before)).toHaveCount(0, { timeout: 25_000 });
  expect(await shift(page)).toBeLessThan(0.1);
  await expect(page.getByRole('status').filter({ hasText: form.sent })).toBeVisible({ timeout: 15_000 });
});
