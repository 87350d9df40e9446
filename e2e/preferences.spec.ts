import type { Page } from 'playwright/test';
import { expectReadable, findUnreadable, openWhole } from './helpers/layout';
import { menuBelow, menuButton } from './helpers/menu';
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
const parts: Record<string, Record<string, string>> = {
  '/': {
    'the hero’s links': 'section:has(h1) p > a',
    'the video’s buttons': 'section:has(h1) button',
    'the preview notice': 'aside',
  },
  '/contact': { 'the form’s fields and Send': 'form label, form button' },
  '/vr-tour': { 'the tour’s button': 'main button' },
};

/** What moves now, or would move if it changed. Changes that take at most one frame do not count. */
const findMotion = (page: Page) =>
  page.evaluate(() => {
    const frame = 1 / 60;
    const lasting = (durations: string) =>
      durations.split(', ').some((duration) => parseFloat(duration) > frame);
    const styled = [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
      return lasting(transitionDuration) || lasting(animationDuration) || scrollBehavior === 'smooth';
    });
    const running = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number(effect?.getComputedTiming().duration) > 1000 * frame,
      );
    return [...styled.map(({ outerHTML }) => outerHTML.slice(0, 80)), ...running.map(({ id }) => id)];
  });

/** Fails if something moves while the page scrolls to its end, one screen after the other. */
async function expectNoMotion(page: Page) {
  for (let isAtEnd = false; !isAtEnd;) {
    expect(await findMotion(page)).toEqual([]);
    // The page's height is only known once everything has been laid out.
    isAtEnd = await page.evaluate(() => {
      const top = scrollY;
      scrollBy({ top: innerHeight });
      return scrollY === top;
    });
  }
}

// The policy blocks a reader's own stylesheet, which a test has to add as if it belonged to the page.
test.use({ bypassCSP: true });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const { name, path } of everyPage) {
  test(`the ${name} page respects less motion, forced colors, zoom and wide spacing`, async ({ page }) => {
    await page.goto(path);
    await test.step('nothing moves while it is read', () => expectNoMotion(page));

    await page.emulateMedia({ forcedColors: 'active' });
    await test.step('every plus has the forced color of the text next to it', async () => {
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
      await test.step(`with forced colors, a line shows the edge of ${what}`, async () => {
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
    await page.emulateMedia({ forcedColors: null });

    await openWhole(page, path);
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
    const [width, height] = size;
    await test.step(`${width} x ${height}${content && ', with wide spacing'}`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto('/contact');
      if (content) await page.addStyleTag({ content });
      if (width < menuBelow) {
        await menuButton(page).click();
        expect(await findMotion(page)).toEqual([]);
      }
      expect(await findUnreadable(page)).toEqual([]);
      for (const link of await page.getByRole('navigation').getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded();
        // The scroll position is a whole number of pixels.
        await expect(link).toBeInViewport({ ratio: 0.95 });
      }
    });
  }
});
