import type { Page } from 'playwright/test';

/**
 * What keeps a page's words from being read: a page that scrolls sideways, texts that the window or an element around
 * them cuts off at a side, and texts that run into each other. Text for assistive technology alone is left out.
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
      // Where an ancestor that clips ends; the window is the last.
      const edges = ancestors
        .filter((element) => getComputedStyle(element).overflowX !== 'visible')
        .map((element) => element.getBoundingClientRect());
      const start = Math.max(0, ...edges.map(({ left }) => left));
      const end = Math.min(clientWidth, ...edges.map(({ right }) => right));
      // Each letter has its space behind it, the last one too.
      const space = parseFloat(getComputedStyle(parent).letterSpacing) || 0;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        if (right - left <= space + 1) continue;
        // A bearing of empty space may stand out.
        if (left < start - 0.05 * height || right - space > end + 0.05 * height)
          problems.push(`cut off: ${text}`);
        // Lines may stand close: only letters' middles, from the baseline to the height of an x, must keep apart.
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
        // A space before a letter may lose a little to kerning.
        if (width > 0.25 * (one.bottom - one.top) && height > 1)
          problems.push(`touch: ${one.text} | ${other.text}`);
      }
    });
    return problems;
  });
