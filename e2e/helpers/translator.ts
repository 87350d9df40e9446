import type { Page } from 'playwright/test';

/** What the stand-in for a translator makes of a text: every word half as long again. */
export const translated = (text: string) =>
  text.replace(/\p{L}+/gu, (word) => word + word.slice(0, Math.ceil(word.length / 2)).toLowerCase());

/**
 * Does to a page what Chrome's translator does: elements of its own take the place of every text, now and whenever
 * the page changes, and the root says the new language. React loses the texts that it held
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
        // As `translated`, which the page does not know.
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
