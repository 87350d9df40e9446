import sharp from 'sharp';
import type { Page } from 'playwright/test';
import { findChromium } from '../../tools/setup/chromium';
import { expect, test } from '../helpers/test';

/** What a window shows of a page, without images, once its scripts have come. */
async function look(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('header a[aria-current], main figure button').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled', mask: [page.locator('picture, video')] });
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' }));

for (const address of ['/#problem', '/#contact', '/contact', '/vr-tour']) {
  test(`${address} tells browsers that it is dark, and looks the same to visitors who prefer light pages`, async ({
    page,
  }) => {
    const dark = await look(page, address);
    await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'dark');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(dark.equals(await look(page, address))).toBe(true);
  });
}

test('a browser that darkens pages leaves ours as they are', async ({ page, playwright, baseURL }) => {
  // It starts a browser of its own.
  test.slow();
  const browser = await playwright.chromium.launch({
    executablePath: findChromium(),
    args: ['--enable-features=WebContentsForceDark'],
  });
  // Such a browser prefers dark pages itself.
  const other = await browser.newPage({
    baseURL,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    viewport: page.viewportSize(),
  });
  await other.goto('data:text/html,<body style="background: white">');
  const { channels } = await sharp(await other.screenshot()).stats();
  expect(channels[0]!.max, 'a white page’s red').toBeLessThan(128);
  for (const address of ['/#problem', '/contact', '/vr-tour'])
    expect((await look(page, address)).equals(await look(other, address)), address).toBe(true);
  await browser.close();
});
