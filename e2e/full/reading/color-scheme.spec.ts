import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { contactBand, problem } from '@/lib/content/home';
import { findChromium } from '../../../tools/setup/chromium';
import { expect, openWithScript, test } from '../../helpers/test';

const paths = [`/#${problem.id}`, '/contact', '/vr-tour'];

/** A screenshot of the viewport, without images, after the page's script has run. */
async function look(page: Page, path: string) {
  await openWithScript(page, path);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled', mask: [page.locator('picture, video')] });
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' }));

for (const path of [...paths, `/#${contactBand.id}`]) {
  test(`${path} declares a dark color scheme, and looks the same to visitors who prefer light pages`, async ({
    page,
  }) => {
    const dark = await look(page, path);
    await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'dark');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(dark.equals(await look(page, path))).toBe(true);
  });
}

test('a browser that darkens pages does not change this site', async ({ page, playwright, baseURL }) => {
  // It starts another browser.
  test.slow();
  const browser = await playwright.chromium.launch({
    executablePath: findChromium(),
    args: ['--enable-features=WebContentsForceDark'],
  });
  // Such a browser also prefers a dark color scheme.
  const other = await browser.newPage({
    baseURL,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    viewport: page.viewportSize(),
  });
  await other.goto('data:text/html,<body style="background: white">');
  const { channels } = await sharp(await other.screenshot()).stats();
  expect(channels[0]!.max, 'a white page’s red').toBeLessThan(128);
  for (const path of paths) expect((await look(page, path)).equals(await look(other, path)), path).toBe(true);
  await browser.close();
});
