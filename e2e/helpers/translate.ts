import type { Page } from 'playwright/test';

/**
 * Does to a page what the translator of Chromium does: new `font` elements take the place of all texts, also of those
 * that come later (https://github.com/facebook/react/issues/11538). The words stay, so that tests find them.
 */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const translateTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const parent = text.parentElement!;
        if (!text.textContent!.trim() || parent.closest('font, script, style, textarea')) continue;
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild!.textContent = text.textContent;
        parent.replaceChild(font, text);
      }
    };
    document.documentElement.classList.add('translated-ltr');
    translateTexts(document.body);
    const observer = new MutationObserver(() => translateTexts(document.body));
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
