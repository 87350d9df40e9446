import { expect, type Locator, type Page } from 'playwright/test';

/**
 * Opens a page with all of its parts laid out. Without a target in the URL, the browser skips those off screen
 * (`content-visibility`).
 */
export const openWhole = (page: Page, path: string) => page.goto(`${path}#main`);

/** The size of a target that a thumb hits, in CSS pixels. */
const thumb = 44;

/** Fails if one of the visible targets is too small for a thumb. */
export async function expectThumbSized(targets: Locator) {
  await expect(targets.first()).toBeVisible();
  const boxes = await targets.filter({ visible: true }).evaluateAll((elements) =>
    elements.map((element) => {
      // A press on a field's label counts as a press on the field.
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      return { markup: element.outerHTML.slice(0, 80), width, height };
    }),
  );
  expect(boxes.filter(({ width, height }) => width < thumb || height < thumb)).toEqual([]);
}

/** Fails if the page has text that cannot be read at one of these sizes, in CSS pixels. */
export async function expectReadable(page: Page, sizes: readonly (readonly [number, number])[]) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    expect(await findUnreadable(page), `${width} x ${height}`).toEqual([]);
  }
}

/**
 * What makes a page's text hard to read: a page that scrolls sideways, text that the viewport or an ancestor cuts off
 * at a side, and texts that overlap. Text for assistive technology only is ignored.
 */
export const findUnreadable = (page: Page) =>
  page.evaluate(() => {
    type Line = { text: string; left: number; right: number; top: number; bottom: number };
    const lines: Line[] = [];
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`scrolls sideways: ${scrollWidth} of ${clientWidth} pixels`);

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim();
      const parent = node.parentElement!;
      if (!text || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const ancestors: Element[] = [];
      for (let element: Element | null = parent; element; element = element.parentElement)
        ancestors.push(element);
      if (ancestors.some((element) => getComputedStyle(element).clipPath !== 'none')) continue;
      // Where an ancestor clips the text. The viewport clips last, but not in a row that scrolls sideways.
      let [start, end] = [0, clientWidth];
      for (const element of ancestors) {
        const { overflowX } = getComputedStyle(element);
        const { left, right } = element.getBoundingClientRect();
        const scrolled = /auto|scroll/.test(overflowX) ? element.scrollWidth - element.clientWidth : 0;
        if (overflowX !== 'visible') [start, end] = [Math.max(start, left), Math.min(end, right)];
        if (scrolled === 0) continue;
        [start, end] = [left - scrolled, right + scrolled];
        break;
      }
      // Letter spacing follows each letter, including the last.
      const space = parseFloat(getComputedStyle(parent).letterSpacing) || 0;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        if (right - left <= space + 1) continue;
        // The empty side bearing of a letter may stick out.
        if (left < start - 0.05 * height || right - space > end + 0.05 * height)
          problems.push(`cut off: ${text}`);
        // Lines may be set tight: only the middle of the letters, from the baseline to the x-height, must not overlap.
        lines.push({
          text,
          left,
          right: right - space,
          top: top + 0.33 * height,
          bottom: bottom - 0.2 * height,
        });
      }
    }

    lines.forEach((one, index) => {
      for (const other of lines.slice(index + 1)) {
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        // Kerning may take a little from the space before a letter.
        if (width > 0.25 * (one.bottom - one.top) && height > 1)
          problems.push(`touch: ${one.text} | ${other.text}`);
      }
    });
    return problems;
  });

/**
 * The texts of a page in columns that hold fewer than 12 characters: on three lines or more, they read like a ladder.
 * Labels of a few words do not count.
 */
export const findNarrow = (page: Page) =>
  page.evaluate(() => {
    const narrow: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim();
      if (text.length < 24 || !node.parentElement!.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].map(({ width }) => width).filter((width) => width > 1);
      if (lines.length < 3) continue;
      const characters = (text.length * Math.max(...lines)) / lines.reduce((sum, width) => sum + width);
      if (characters < 12) narrow.push(`${characters.toFixed(1)} characters: ${text}`);
    }
    return narrow;
  });
