import { expect, type Page } from 'playwright/test';

/** `start` and `end` are where a line is cut off. A drawing counts as a line: nothing may lie over it. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines = [...document.querySelectorAll('figure > :first-child')].map((drawing) => {
      const { left, right, top, height } = drawing.getBoundingClientRect();
      return { text: 'a drawing', left, right, top, height, start: -Infinity, end: Infinity };
    });
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
        [start, end] = [left - scrolled, right + scrolled];
        break;
      }
      // Letter spacing follows each letter, also the last.
      const space = parseFloat(getComputedStyle(parent).letterSpacing) || 0;
      const range = document.createRange();
      range.selectNodeContents(node);
      // A space at the end of a line may stick out, because it is invisible.
      range.setEnd(node, node.textContent!.trimEnd().length);
      for (const { left, right, top, height, width } of range.getClientRects())
        if (width > space + 1) lines.push({ text, left, right: right - space, top, height, start, end });
    }
    return { sideways: scrollWidth - clientWidth, lines };
  });

type Line = Awaited<ReturnType<typeof measure>>['lines'][number];

/** The empty side of a letter may stick out. */
const isCut = ({ left, right, height, start, end }: Line) =>
  left < start - 0.05 * height || right > end + 0.05 * height;

/** Only the middle of letters counts, because lines may be set tight, and only more than kerning takes. */
function touch(one: Line, other: Line) {
  const top = Math.max(one.top + 0.33 * one.height, other.top + 0.33 * other.height);
  const bottom = Math.min(one.top + 0.8 * one.height, other.top + 0.8 * other.height);
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return width > 0.12 * one.height && bottom - top > 1;
}

export async function expectReadable(page: Page, ...sizes: (readonly [width: number, height: number])[]) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    const { sideways, lines } = await measure(page);
    const cut = lines.filter(isCut).map(({ text }) => text);
    const overlapping = lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => touch(one, other))
        .map((other) => `${one.text} | ${other.text}`),
    );
    const nothing = { sideways: 0, cut: [], overlapping: [] };
    expect({ sideways, cut, overlapping }, `${width} x ${height}`).toEqual(nothing);
  }
}

/** Text in closed `details` is not hidden. */
export const hiddenTexts = (page: Page, except: string) =>
  page.evaluate((selector) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue!.trim();
      const parent = walker.currentNode.parentElement!;
      // The end card shows at the end of the video.
      if (!text || parent.closest(`script, style, noscript, [data-print][hidden], ${selector}`)) continue;
      const shown = parent.closest('details:not([open])') ?? parent;
      if (!shown.checkVisibility({ opacityProperty: true, visibilityProperty: true })) texts.push(text);
    }
    return texts;
  }, except);
