import { findChromium } from '../../tools/setup/install-programs';
import { expectReadable } from '../helpers/layout';
import { menuButton, videoButtons } from '../helpers/hero-and-menu';
import { everyPage, expect, test } from '../helpers/test';

// Twice the default font size of browsers.
const args = ['--blink-settings=defaultFontSize=32'];
test.use({ launchOptions: { executablePath: findChromium(), args } });

for (const { name, path } of everyPage) {
  test(`large text fits on the ${name} page, and no text stays small`, async ({ page }) => {
    await page.goto(path);
    const small = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
        .filter((element) => element.checkVisibility() && !element.closest('[style*="--line-ink"]'))
        .filter((element) => parseFloat(getComputedStyle(element).fontSize) < 28)
        .map((element) => element.textContent),
    );
    expect(small).toEqual([]);
    for (const size of [
      [390, 844],
      [1280, 844],
    ] as const) {
      await expectReadable(page, size);
      await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport({ ratio: 1 });
      for (const toggle of await videoButtons(page).all()) await expect(toggle).toBeInViewport({ ratio: 1 });
    }
  });
}
