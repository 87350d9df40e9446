import type { Page } from 'playwright/test';

/** A line of text as it is seen: the words of one text node in it, and their box in pixels of the page. */
type Line = { text: string; left: number; right: number; top: number; bottom: number; clipped: boolean };

/** Every line of text that a page lays out, but those for assistive technology alone. */
const lines = (page: Page) =>
  page.evaluate(() => {
    const found: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim();
      const parent = node.parentElement!;
      if (!text || !parent.checkVisibility({ visibilityProperty: true })) continue;
      const ancestors: Element[] = [];
      for (let element: Element | null = parent; element; element = element.parentElement)
        ancestors.push(element);
      if (ancestors.some((element) => getComputedStyle(element).clipPath !== 'none')) continue;
      // Where an ancestor that clips ends, as far as it does; the window is the last.
      const edges = ancestors
        .filter((element) => getComputedStyle(element).overflowX !== 'visible')
        .map((element) => element.getBoundingClientRect());
      const left = Math.max(0, ...edges.map((edge) => edge.left));
      const right = Math.min(document.documentElement.clientWidth, ...edges.map((edge) => edge.right));
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width === 0) continue;
        found.push({
          text,
          left: box.left + scrollX,
          right: box.right + scrollX,
          top: box.top + scrollY,
          bottom: box.bottom + scrollY,
          // A bearing of empty space may stand out.
          clipped: box.left < left - 0.05 * box.height || box.right > right + 0.05 * box.height,
        });
      }
    }
    return found;
  });

/** How many pixels a page can be scrolled sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The texts that the window, or an element around them, cuts off at a side. */
export async function clippedTexts(page: Page) {
  return (await lines(page)).filter(({ clipped }) => clipped).map(({ text }) => text);
}

/** The pairs of texts that run into each other. */
export async function overlappingTexts(page: Page) {
  // Lines may stand close: only letters' middles, from the baseline to the height of an x, must keep apart; and a
  // space before a letter may lose a little to kerning.
  const middles = (await lines(page)).map((line) => {
    const height = line.bottom - line.top;
    return { ...line, top: line.top + 0.33 * height, bottom: line.bottom - 0.2 * height };
  });
  return middles.flatMap((one, index) =>
    middles
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.25 * (one.bottom - one.top) &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
      )
      .map((other) => `${one.text} | ${other.text}`),
  );
}
