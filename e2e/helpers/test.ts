import { test as base, expect, type Page } from 'playwright/test';
import { pages } from '@/lib/content/pages';

export { expect, pages };

export const missingPage = '/no-such-page';

/** Everything that the site can show: its pages, and the 404 page. */
export const everyPage = [...pages, { path: missingPage, file: '404.html', name: 'not-found' }] as const;

type Fixtures = {
  /** Lets a test cause a problem on purpose: problems whose text matches the pattern do not fail it. */
  tolerate: (pattern: RegExp) => void;
};

/** Only a test that wants the 404 page opens its URL. */
const harmless = new RegExp(`404 .*${missingPage}(#|$)`);

/**
 * Fails on every console error, page error, and 4xx or 5xx response that the test does not tolerate. Chromium writes to the
 * console what the page's policy blocks.
 */
export const test = base.extend<Fixtures>({
  tolerate: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const tolerated = [harmless];
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => problems.push(`page: ${error.error().message}`));
      context.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
      });
      await use((pattern) => tolerated.push(pattern));
      expect(problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

export const scriptFiles = '**/_next/static/chunks/*.js';

/** Opens a page, and waits until its script runs in every element that needs it. */
export async function openWithScript(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('[data-script="needed"]')).toHaveCount(0);
}

/** Holds the page's requests to URLs that match, until the function that it returns is called. */
export async function hold(page: Page, urls: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(urls, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The URLs that match, of the requests that the page makes from now on. */
export function requestsOf(page: Page, urls: RegExp): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (urls.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/** Waits until the browser has drawn the next frame, after which observers have reported. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
