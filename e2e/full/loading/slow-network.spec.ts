import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { hero } from '@/lib/content/home';
import { expectValues, fill, message, send, sent } from '../../helpers/contact-form';
import { expect, test } from '../../helpers/test';

/** The same as "Slow 3G" in Chrome DevTools: 500 kbit/s less 20 %, and 5 times 400 ms. */
async function slowDown(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400 * 5,
    downloadThroughput: (500_000 / 8) * 0.8,
    uploadThroughput: (500_000 / 8) * 0.8,
  });
}

/** Adds up the page's layout shifts from its start. Less than 0.1 is good (https://web.dev/articles/cls). */
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

test('the home page can be read before its font arrives, does not shift then, and loads its video last', async ({
  page,
}) => {
  const videoAsked = page.waitForRequest(/\/media\/hero-.*\.mp4$/, { timeout: 60_000 });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText(hero.subtitle)).toBeVisible();
  await videoAsked;
  const { painted, font } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    // The browser lists a file when it has arrived.
    font: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2')),
  }));
  expect(painted).toBeLessThan((font as PerformanceResourceTiming).responseEnd);
  expect(await shift(page)).toBeLessThan(0.1);
});

test('the form accepts a message before its script arrives, and sends it', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'commit' });
  await fill(page, message);
  await send(page).click();
  await expect(page.getByText(form.withoutScript.before)).toHaveCount(1);
  await expect(page).toHaveURL('/contact');

  await expectValues(page, message);
  await expect(page.getByText(form.withoutScript.before)).toHaveCount(0, { timeout: 25_000 });
  expect(await shift(page)).toBeLessThan(0.1);
  await expect(sent(page)).toBeVisible({ timeout: 15_000 });
});
