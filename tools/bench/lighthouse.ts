import lighthouse from 'lighthouse';
import { withChromium } from './browser';
import { visitFrom, type Visit } from './visit';

/**
 * What Lighthouse scores with each of its two methods of throttling
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md): `simulate` loads at full speed and computes
 * the times of a slow phone; `devtools` slows the browser down and measures them.
 */
const categories = {
  simulate: ['performance', 'accessibility', 'best-practices', 'seo'],
  devtools: ['performance'],
};

export type Method = keyof typeof categories;

/** How many times to try a visit: on a busy machine, Lighthouse sometimes loses a trace (NO_NAVSTART). */
const ATTEMPTS = 3;

/**
 * Measures one cold visit of a page with Lighthouse's mobile defaults.
 * @param chromePath the browser's absolute path
 * @throws {Error} if the last attempt to load or measure the page fails
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
