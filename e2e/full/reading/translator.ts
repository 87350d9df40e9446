import type { Page } from 'playwright/test';

/** What the simulated translator turns a text into: every word becomes 50 % longer. */
export const translated = (text: string) =>
  text.replace(/\p{L}+/gu, (word) => word + word.slice(0, Math.ceil(word.length / 2)).toLowerCase());

/**
 * Does what Chrome's translator does to a page: it replaces every text with new elements, now and whenever the page
 * changes, and sets the root's language. React loses its references to the texts
 * (https://github.com/facebook/react/issues/11538).
 */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (walker.nextNode()) found.push(walker.currentNode);
      return found.filter(
        (text) => text.nodeValue!.trim() && !text.parentElement!.closest('script, style, textarea, font'),
      );
    };
    const replace = () => {
      for (const text of texts()) {
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        // The same as `translated`, which the page cannot call.
        font.firstElementChild!.textContent = text.nodeValue!.replace(
          /\p{L}+/gu,
          (word) => word + word.slice(0, Math.ceil(word.length / 2)).toLowerCase(),
        );
        text.parentNode!.replaceChild(font, text);
      }
    };
    document.documentElement.lang = 'de';
    document.documentElement.classList.add('translated-ltr');
    replace();
    new MutationObserver(replace).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
