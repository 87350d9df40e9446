import type { Visit } from './visit';
import lighthouse from 'lighthouse';
import { withChromium } from './browser';
import { visitFrom } from './visit';

/**
 * Both of Lighthouse's ways to slow a phone down
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md), and what is judged with each:
 * `simulate` loads at full speed and computes the times; `devtools` slows the browser and observes them.
 */
const categories = {
  simulate: ['performance', 'accessibility', 'best-practices', 'seo'],
  devtools: ['performance'],
};

export type Method = keyof typeof categories;

export const methods: Method[] = ['simulate', 'devtools'];

/** How often a visit is tried: on a busy machine, Lighthouse loses a trace now and then (NO_NAVSTART). */
const ATTEMPTS = 3;

/**
 * Measures one cold visit of a page with Lighthouse's mobile defaults.
 * @param chromePath the browser's absolute path
 * @throws {Error} when the page could not be loaded or measured, however often it was tried
 */
export async function measure(url: string, method: Method, chromePath: string): Promise<Visit> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await visit(url, method, chromePath);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      console.error(`${error instanceof Error ? error.message : error} Trying again ...`);
    }
  }
}

function visit(url: string, method: Method, chromePath: string): Promise<Visit> {
  return withChromium(chromePath, async (port) => {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      throttlingMethod: method,
      onlyCategories: categories[method],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    return visitFrom(result.lhr);
  });
}
