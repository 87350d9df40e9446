import type { Page } from 'playwright/test';

/**
 * The texts of a page in their order, on screen or not, and whether each is visible. Text for screen readers only
 * counts as visible, and so does text that a press on its summary shows.
 */
export const textsOf = (page: Page) =>
  page.evaluate(() => {
    const texts: { text: string; visible: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue!.trim();
      const parent = walker.currentNode.parentElement!;
      if (!text || parent.matches('script, style, noscript')) continue;
      const shown = parent.closest('details:not([open])') ?? parent;
      const visible = shown.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      texts.push({ text, visible });
    }
    return texts;
  });

/** The texts of a page that nobody can see or hear. */
export const hiddenTexts = async (page: Page) =>
  (await textsOf(page)).filter(({ visible }) => !visible).map(({ text }) => text);
