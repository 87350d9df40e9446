import { test as base, expect, type Page } from 'playwright/test';
import { pages } from '@/lib/content/pages';

export { expect, pages };

export const missingPage = '/no-such-page';

export const everyPage = [...pages, { path: missingPage, name: 'not-found' }] as const;

/** Fails on console errors (also for what a policy blocks), page errors, and 4xx or 5xx responses. */
export const test = base.extend<{ tolerate: (pattern: RegExp) => void }>({
  tolerate: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const tolerated = [new RegExp(`404 .*${missingPage}(#|$)`)];
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

export async function openWithScript(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('[data-script="needed"]')).toHaveCount(0);
}

export async function hold(page: Page, urls: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(urls, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export function requestsOf(page: Page, urls: RegExp): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (urls.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/** Waits for the second frame, by which observers have reported. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
