import { navigation } from '@/lib/content/shared';
import { findUnreadable } from './helpers/layout';
import { everyPage, expect, missingPage, test } from './helpers/test';

/** As much space as WCAG lets readers ask for (https://www.w3.org/TR/WCAG22/#text-spacing). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** The views of a page in their order: the first without wide spacing, then all with it. */
const views = [
  { view: 'at 400 % zoom', width: 320, height: 256 },
  { view: 'with wide spacing at 320 pixels', width: 320, height: 640, content: spacing },
  { view: 'with wide spacing at 1280 pixels', width: 1280, height: 800, content: spacing },
];

// The policy forbids a reader's own stylesheet.
test.use({ bypassCSP: true });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const { name, path } of everyPage) {
  test(`the ${name} page shows all its words, none over another, zoomed and with wide spacing`, async ({
    page,
    tolerate,
  }) => {
    if (path === missingPage) tolerate(/404/);
    // With a target in it, the page lays out what is off screen too.
    await page.goto(`${path}#main`);
    for (const { view, width, height, content } of views) {
      await page.setViewportSize({ width, height });
      if (content) await page.addStyleTag({ content });
      await page.evaluate(() => document.fonts.ready);
      expect(await findUnreadable(page), view).toEqual([]);
    }
  });
}

test('the navigation shows all its words, and each link can be reached, zoomed and with wide spacing', async ({
  page,
}) => {
  for (const { view, width, height, content } of views) {
    await test.step(view, async () => {
      await page.setViewportSize({ width, height });
      await page.goto('/contact');
      if (content) await page.addStyleTag({ content });
      const menu = page.getByRole('button', { name: navigation.open });
      if (await menu.isVisible()) await menu.click();
      expect(await findUnreadable(page)).toEqual([]);
      for (const link of await page.getByRole('navigation').getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded();
        // Scrolling ends at whole pixels.
        await expect(link).toBeInViewport({ ratio: 0.95 });
      }
    });
  }
});
