import { hero } from '@/lib/content/home';
import { navigation } from '@/lib/content/shared';
import { findChromium } from '../../tools/setup/chromium';
import { findUnreadable } from '../helpers/layout';
import { expect, missingPage, pages, test } from '../helpers/test';

// Twice the size that browsers come with, as their settings allow.
test.use({
  launchOptions: { executablePath: findChromium(), args: ['--blink-settings=defaultFontSize=32'] },
});

for (const { name, path } of [...pages, { name: 'missing', path: missingPage }]) {
  test(`large type finds room on the ${name} page`, async ({ page, tolerate }) => {
    if (path === missingPage) tolerate(/404/);
    // With a target in it, the page lays out what is off screen too.
    await page.goto(`${path}#main`);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findUnreadable(page), `${width} pixels`).toEqual([]);
    }
  });

  test(`no text of the ${name} page stays small`, async ({ page, tolerate }) => {
    if (path === missingPage) tolerate(/404/);
    await page.goto(`${path}#main`);
    const small = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
        // Display lines have the size that their measure gives them.
        .filter((element) => element.checkVisibility() && !element.closest('[class*="bill"]'))
        .filter((element) => parseFloat(getComputedStyle(element).fontSize) < 28)
        .map((element) => element.textContent),
    );
    expect(small).toEqual([]);
  });
}

test('in large type a wide window has the menu, and the hero’s mark and toggles are whole', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('button', { name: navigation.open })).toBeInViewport({ ratio: 1 });
    const mark = page.locator('#home').getByRole('img').last();
    await expect(mark).toBeInViewport({ ratio: 1 });
    expect((await mark.boundingBox())!.width).toBeGreaterThan(100);
    for (const name of [hero.video.pause, hero.video.unmute])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: navigation.open }).click();
  const link = page.locator('header').getByRole('link', { name: navigation.items.at(-1)!.line.text });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport({ ratio: 1 });
});
