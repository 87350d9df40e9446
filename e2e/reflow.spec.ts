import type { Page } from 'playwright/test';
import { navigation } from '@/lib/content/shared';
import { everyPage, expect, missingPage, test } from './helpers/test';

/** As much space as WCAG lets readers ask for (https://www.w3.org/TR/WCAG22/#text-spacing). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

const giveSpace = (page: Page) => page.addStyleTag({ content: spacing });

/** Doubles the type and nothing else, as the browser's own setting does. */
async function doubleType(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

const views = [
  { view: 'at 400 % zoom', width: 320, height: 256, set: async () => {} },
  { view: 'with wide spacing at 320 pixels', width: 320, height: 640, set: giveSpace },
  { view: 'with wide spacing at 1280 pixels', width: 1280, height: 800, set: giveSpace },
  { view: 'with type of twice the size', width: 1280, height: 800, set: doubleType },
];

/** Lines of text that leave the page, or what clips them, or touch another. */
const findUnreadable = (page: Page) =>
  page.evaluate(() => {
    type Line = { text: string; left: number; right: number; top: number; bottom: number };
    const lines: Line[] = [];
    const problems: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const text = nodes.currentNode.textContent!.trim();
      const parent = nodes.currentNode.parentElement!;
      if (!text || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const frames = [];
      for (let frame: Element | null = parent; frame; frame = frame.parentElement) frames.push(frame);
      // Text for assistive technology alone.
      if (frames.some((frame) => getComputedStyle(frame).clipPath !== 'none')) continue;
      const clips = frames.filter((frame) => getComputedStyle(frame).overflowX !== 'visible');
      const range = document.createRange();
      range.selectNodeContents(nodes.currentNode);
      // Each letter has its space behind it, the last one too.
      const space = parseFloat(getComputedStyle(parent).letterSpacing) || 0;
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        if (right - left <= space + 1) continue;
        // From the capitals' height to the baseline: lines of display type stand closer than their boxes.
        const line = {
          text,
          left,
          right: right - space,
          top: top + 0.17 * height,
          bottom: bottom - 0.2 * height,
        };
        lines.push(line);
        const isOut = [document.documentElement, ...clips].some((frame) => {
          const box = frame.getBoundingClientRect();
          return line.left < box.left - 1 || line.right > box.right + 1;
        });
        if (isOut) problems.push(`out of sight: ${text}`);
      }
    }
    lines.forEach((a, i) => {
      for (const b of lines.slice(i + 1)) {
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (width > 1 && height > 1) problems.push(`touch: ${a.text} | ${b.text}`);
      }
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`scrolls sideways: ${scrollWidth} of ${clientWidth} pixels`);
    return problems;
  });

// A style sheet of the reader's own is what the policy forbids.
test.use({ bypassCSP: true });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const { view, width, height, set } of views) {
  for (const { name, path } of everyPage) {
    test(`the ${name} page shows all its words, none over another, ${view}`, async ({ page, tolerate }) => {
      if (path === missingPage) tolerate(/404/);
      await page.setViewportSize({ width, height });
      // With a target in it, the page lays out what is off screen too.
      await page.goto(`${path}#main`);
      await set(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await findUnreadable(page)).toEqual([]);
    });
  }

  test(`the navigation shows all its words, and each link can be reached, ${view}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/contact');
    await set(page);
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
