import type { Page } from 'playwright/test';
import { expectReadable, openWhole } from './helpers/layout';
import { menuBelow, openMenu } from './helpers/menu';
import { everyPage, expect, test } from './helpers/test';

/** The widest spacing that WCAG lets readers set (https://www.w3.org/TR/WCAG22/#text-spacing). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** A viewport of 1280 x 1024 at 400 % zoom. */
const zoomed = [320, 256] as const;

const spacedSizes = [
  [320, 640],
  [1280, 800],
] as const;

/** Elements whose only edge is a background color, which forced colors remove. */
const edged: Record<string, string> = {
  '/': 'section:has(h1) p > a, section:has(h1) button, aside',
  '/contact': 'form div:has(> label), form button',
  '/vr-tour': 'main [data-script] > button',
};

/** What moves now, or would move if it changed. Changes that take at most one frame do not count. */
const findMotion = (page: Page) =>
  page.evaluate(() => {
    const lasting = (durations: string) =>
      durations.split(', ').some((duration) => parseFloat(duration) > 1 / 60);
    const moving = [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
      return lasting(transitionDuration) || lasting(animationDuration) || scrollBehavior === 'smooth';
    });
    return moving.map(({ outerHTML }) => outerHTML.slice(0, 80));
  });

// The policy blocks a reader's own stylesheet, which a test has to add as if it belonged to the page.
test.use({ bypassCSP: true });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const { name, path } of everyPage) {
  test(`the ${name} page respects less motion, forced colors, zoom and wide spacing`, async ({ page }) => {
    await openWhole(page, path);
    await test.step('nothing moves', async () => expect(await findMotion(page)).toEqual([]));

    await page.emulateMedia({ forcedColors: 'active' });
    await test.step('with forced colors, every plus has the color of the text next to it', async () => {
      const strays = await page
        .locator('svg[viewBox="0 0 24 24"]')
        .evaluateAll((pluses) =>
          pluses
            .filter((plus) => getComputedStyle(plus).color !== getComputedStyle(plus.parentElement!).color)
            .map((plus) => plus.parentElement!.outerHTML.slice(0, 80)),
        );
      expect(strays).toEqual([]);
    });
    if (edged[path]) {
      await test.step('with forced colors, a line shows the edge of buttons, fields and the notice', async () => {
        const lines = await page.locator(edged[path]!).evaluateAll((elements) =>
          elements.map((element) => {
            const { borderBlockEndStyle, borderBlockEndColor, backgroundColor } = getComputedStyle(element);
            return borderBlockEndStyle === 'solid' && borderBlockEndColor !== backgroundColor;
          }),
        );
        expect(lines.length).toBeGreaterThan(0);
        expect(lines).not.toContain(false);
      });
    }
    await page.emulateMedia({ forcedColors: null });

    await test.step('all of its text can be read at 400 % zoom', () => expectReadable(page, [zoomed]));
    await page.addStyleTag({ content: spacing });
    await test.step('all of its text can be read with wide spacing', () => expectReadable(page, spacedSizes));
  });
}

test('the navigation respects less motion, zoom and wide spacing', async ({ page }) => {
  for (const [size, content] of [
    [zoomed, ''],
    ...spacedSizes.map((size) => [size, spacing] as const),
  ] as const) {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await page.goto('/contact');
    if (content) await page.addStyleTag({ content });
    if (size[0] < menuBelow) await openMenu(page);
    await expectReadable(page, [size]);
    for (const link of await page.getByRole('navigation').getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      // The scroll position is a whole number of pixels.
      await expect(link).toBeInViewport({ ratio: 0.95 });
    }
  }
});
