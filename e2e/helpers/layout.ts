import { expect, type Page } from 'playwright/test';

/**
 * The page's texts, the boxes of their lines, and the edges at which the viewport or an ancestor cuts them off. Text for
 * assistive technology only is left out. A drawing of a plate counts as a line of text: nothing may lie over it.
 */
const measure = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim();
      const parent = node.parentElement!;
      if (!text || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const ancestors: Element[] = [];
      for (let element: Element | null = parent; element; element = element.parentElement)
        ancestors.push(element);
      if (ancestors.some((element) => getComputedStyle(element).clipPath !== 'none')) continue;
      let [start, end] = [0, clientWidth];
      for (const element of ancestors) {
        const { overflowX } = getComputedStyle(element);
        const { left, right } = element.getBoundingClientRect();
        const scrolled = /auto|scroll/.test(overflowX) ? element.scrollWidth - element.clientWidth : 0;
        if (overflowX !== 'visible') [start, end] = [Math.max(start, left), Math.min(end, right)];
        if (scrolled === 0) continue;
        // Nothing cuts off a row that scrolls sideways.
        [start, end] = [left - scrolled, right + scrolled];
        break;
      }
      // Letter spacing follows each letter, including the last.
      const space = parseFloat(getComputedStyle(parent).letterSpacing) || 0;
      const range = document.createRange();
      range.selectNodeContents(node);
      // A space at the end of a line may stick out: nobody sees it.
      range.setEnd(node, node.textContent!.trimEnd().length);
      const lines = [...range.getClientRects()]
        .filter(({ width }) => width > space + 1)
        .map(({ left, right, top, height }) => ({ left, right: right - space, top, height }));
      texts.push({ text, lines, start, end });
    }
    for (const drawing of document.querySelectorAll('figure > :first-child')) {
      const { left, right, top, height } = drawing.getBoundingClientRect();
      texts.push({
        text: 'a drawing',
        lines: [{ left, right, top, height }],
        start: -Infinity,
        end: Infinity,
      });
    }
    return { sideways: scrollWidth - clientWidth, texts };
  });

/**
 * What makes a page's text hard to read: a page that scrolls sideways, text that is cut off at a side, and texts that
 * overlap.
 */
export async function findUnreadable(page: Page): Promise<string[]> {
  const { sideways, texts } = await measure(page);
  const lines = texts.flatMap(({ lines, ...rest }) => lines.map((line) => ({ ...line, ...rest })));
  type Line = (typeof lines)[number];
  // The empty side bearing of a letter may stick out.
  const isCut = ({ left, right, height, start, end }: Line) =>
    left < start - 0.05 * height || right > end + 0.05 * height;
  // Lines may be set tight: only the middle of the letters, from the baseline to the x-height, must not overlap.
  const xHeight = ({ top, height }: Line) => ({ top: top + 0.33 * height, bottom: top + 0.8 * height });
  const touch = (one: Line, other: Line) => {
    const [a, b] = [xHeight(one), xHeight(other)];
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    // Kerning may take a little from the space before a letter.
    return width > 0.12 * one.height && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  };
  return [
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} pixels`] : []),
    ...lines.filter(isCut).map(({ text }) => `cut off: ${text}`),
    ...lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => touch(one, other))
        .map((other) => `touch: ${one.text} | ${other.text}`),
    ),
  ];
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
 * The texts of a page in their order, on screen or not, and whether each is visible. Text for screen readers only
 * counts as visible, and so does text that a press on its summary shows. The end card of the film is not among them.
 */
export const textsOf = (page: Page) =>
  page.evaluate(() => {
    const texts: { text: string; visible: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue!.trim();
      const parent = walker.currentNode.parentElement!;
      if (!text || parent.matches('script, style, noscript, [hidden] > [aria-hidden] *')) continue;
      const shown = parent.closest('details:not([open])') ?? parent;
      const visible = shown.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      texts.push({ text, visible });
    }
    return texts;
  });

/** The texts of a page that nobody can see or hear. */
export const hiddenTexts = async (page: Page) =>
  (await textsOf(page)).filter(({ visible }) => !visible).map(({ text }) => text);
