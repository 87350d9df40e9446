import type { Page } from 'playwright/test';

/**
 * The texts of a page in their order, wherever it is scrolled to, and whether each can be seen. What is there for
 * screen readers alone counts as seen.
 */
export const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const words: { text: string; visible: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue!.trim();
      const parent = walker.currentNode.parentElement!;
      if (!text || parent.closest('script, style')) continue;
      const visible = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      words.push({ text, visible });
    }
    return words;
  });
