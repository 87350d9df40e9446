import { hero } from '@/lib/content/home';
import { navigation } from '@/lib/content/shared';
import { findChromium } from '../../../tools/setup/chromium';
import { heroSection, videoButton } from '../../helpers/hero';
import { expectReadable, openWhole } from '../../helpers/layout';
import { menuButton } from '../../helpers/menu';
import { everyPage, expect, test } from '../../helpers/test';

// Twice the default font size, which browsers have a setting for.
test.use({
  launchOptions: { executablePath: findChromium(), args: ['--blink-settings=defaultFontSize=32'] },
});

for (const { name, path } of everyPage) {
  test(`large text fits on the ${name} page, and no text stays small`, async ({ page }) => {
    await openWhole(page, path);
    const small = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
        // The size of display lines depends on their measure.
        .filter((element) => element.checkVisibility() && !element.closest('[class*="bill"]'))
        .filter((element) => parseFloat(getComputedStyle(element).fontSize) < 28)
        .map((element) => element.textContent),
    );
    expect(small).toEqual([]);
    await expectReadable(page, [
      [390, 844],
      [1280, 844],
    ]);
  });
}

test('with large text a wide viewport has the menu, and the hero’s mark and toggles are in view', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
    const mark = heroSection(page).getByRole('img').last();
    await expect(mark).toBeInViewport({ ratio: 1 });
    expect((await mark.boundingBox())!.width).toBeGreaterThan(100);
    for (const name of [hero.video.pause, hero.video.unmute])
      await expect(videoButton(page, name)).toBeInViewport({ ratio: 1 });
  }
  await menuButton(page).click();
  const link = page.locator('header').getByRole('link', { name: navigation.items.at(-1)!.line.text });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport({ ratio: 1 });
});
