import type { Page } from 'playwright/test';

/** Makes every word 50 % longer. */
const longer = [/(\p{L})\p{L}?/gu, '$&$1'] as const;

/** What the simulated translator turns a text into. */
export const translated = (text: string) => text.replace(...longer);

/**
 * Does what Chrome's translator does to a page: it replaces every text with new elements, now and whenever the page
 * changes, and sets the root's language. React loses its references to the texts
 * (https://github.com/facebook/react/issues/11538).
 */
export const translate = (page: Page) =>
  page.evaluate((longer) => {
    const replace = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement!.closest('script, style, textarea, font')) continue;
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild!.textContent = text.data.replace(...longer);
        text.replaceWith(font);
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
  }, longer);
