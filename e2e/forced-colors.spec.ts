import { everyPage, expect, missingPage, test } from './helpers/test';

/** What has an edge only by a color, which the system takes away. */
const parts: Record<string, Record<string, string>> = {
  '/': {
    'the ways on from the hero': '#home p > a',
    'the video’s buttons': '#home button',
    'the preview notice': 'aside',
  },
  '/contact': { 'the form’s fields and Send': 'form label, form button' },
  '/vr-tour': { 'the tour’s button': 'main button' },
};

for (const { name, path } of everyPage) {
  test(`in colors that the system forces, the ${name} page has visible edges and signs`, async ({
    page,
    tolerate,
  }) => {
    if (path === missingPage) tolerate(/404/);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(path);

    await test.step('every plus has the color of the text that it stands with', async () => {
      const strays = await page
        .locator('svg[viewBox="0 0 24 24"]')
        .evaluateAll((pluses) =>
          pluses
            .filter((plus) => getComputedStyle(plus).color !== getComputedStyle(plus.parentElement!).color)
            .map((plus) => plus.parentElement!.outerHTML.slice(0, 80)),
        );
      expect(strays).toEqual([]);
    });

    for (const [what, selector] of Object.entries(parts[path] ?? {})) {
      await test.step(`a line shows where ${what} end`, async () => {
        await expect(page.locator(selector).first()).toBeVisible();
        const ends = await page.locator(selector).evaluateAll((elements) =>
          elements.map((element) => {
            const { borderBlockEndStyle, borderBlockEndColor, backgroundColor } = getComputedStyle(element);
            return borderBlockEndStyle === 'solid' && borderBlockEndColor !== backgroundColor;
          }),
        );
        expect(ends).not.toContain(false);
      });
    }
  });
}
