import type { Viewport, Browser, Page } from 'puppeteer-core';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { ProtocolError } from 'puppeteer-core';
import { withChromium } from './browser';

const devices: Record<string, Viewport> = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844, isMobile: true, hasTouch: true },
};

/** How long the pointer rests on a link before the press, as a person's does, in milliseconds. */
const HESITATION = 300;

/** How long a page may take to load and become idle, in milliseconds. */
const REST = 1500;

/**
 * A navigation: the time from the press on a link to the largest contentful paint of its page, in milliseconds, and how
 * the page was loaded.
 */
export type Step = { time: number; by: 'prerendering' | 'loading' };

/**
 * Navigates from each page to every other by a link, in a browser that has visited them all.
 *
 * Puppeteer drives the browser, because Chromium does not prerender while Playwright is attached:
 * Preload.prerenderStatusUpdated then reports PrerenderingDisabledByDevTools.
 * @param options `address` is the site's origin, `pages` its paths, `chromePath` the browser's absolute path
 * @returns by device, then by way, such as `/ to /contact`
 * @throws {Error} if a page has no visible link to another, or the link does not lead there
 */
export function navigate({
  address,
  pages,
  chromePath,
}: {
  address: string;
  pages: string[];
  chromePath: string;
}): Promise<Record<string, Record<string, Step>>> {
  return withChromium(chromePath, async (port) => {
    const browserURL = `http://127.0.0.1:${port}`;
    const browser = await puppeteer.connect({ browserURL, defaultViewport: null });
    const ways = pages.flatMap((from) => pages.filter((to) => to !== from).map((to) => ({ from, to })));
    const steps: Record<string, Record<string, Step>> = {};
    for (const [device, viewport] of Object.entries(devices)) {
      for (const page of pages) await (await open(browser, viewport, address + page)).close();
      const taken: Record<string, Step> = (steps[device] = {});
      for (const { from, to } of ways) {
        const page = await open(browser, viewport, address + from);
        await press(page, to);
        taken[`${from} to ${to}`] = await arrive(browserURL, address + to);
      }
    }
    await browser.disconnect();
    return steps;
  });
}

/** Opens a new tab, and waits until it is idle. */
async function open(browser: Browser, viewport: Viewport, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport(viewport);
  await page.goto(url);
  await sleep(REST);
  return page;
}

/** Presses the first visible link to a path. */
async function press(page: Page, to: string) {
  const links = await page.$$(`a[href="${to}"]`);
  const areVisible = await Promise.all(links.map((link) => link.isVisible()));
  const link = links[areVisible.indexOf(true)];
  if (!link) throw new Error(`${page.url()} has no visible link to ${to}.`);

  // Saves the time for the next page: this one's memory goes away with it.
  await page.evaluate(() =>
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => localStorage.setItem('pressed', String(performance.timeOrigin + timeStamp)),
      { capture: true },
    ),
  );
  try {
    if (page.viewport()?.hasTouch) {
      await link.tap();
    } else {
      await link.hover();
      await sleep(HESITATION);
      await page.mouse.down();
      await page.mouse.up();
    }
  } catch (error) {
    // A prerendered page may replace this one before Puppeteer gets its reply.
    if (!(error instanceof ProtocolError)) throw error;
  }
}

/**
 * Reads the time in the page that the link leads to, and closes it. A new connection finds that page: the first one may
 * still point to the page before the prerendered one.
 */
async function arrive(browserURL: string, url: string): Promise<Step> {
  await sleep(REST);
  const browser = await puppeteer.connect({ browserURL, defaultViewport: null });
  const page = (await browser.pages()).find((page) => page.url() === url);
  if (!page) throw new Error(`A link to ${url} did not lead there within ${REST} ms.`);
  const step = await page.evaluate(readStep);
  await page.close();
  await browser.disconnect();
  return step;
}

/**
 * Runs in the new page. A prerendered page counts from its activation, when it is first visible
 * (https://developer.chrome.com/docs/web-platform/prerender-pages#impact-on-analytics).
 */
async function readStep(): Promise<Step> {
  let painted = 0;
  new PerformanceObserver((list) => {
    painted = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  if (!painted) throw new Error(`${location.pathname} painted nothing.`);

  // TypeScript does not know the property (https://developer.mozilla.org/docs/Web/API/PerformanceNavigationTiming/activationStart).
  const [navigation] = performance.getEntriesByType('navigation') as unknown as [{ activationStart: number }];
  const seen = performance.timeOrigin + Math.max(painted, navigation.activationStart);
  return {
    time: seen - Number(localStorage.getItem('pressed')),
    by: navigation.activationStart > 0 ? 'prerendering' : 'loading',
  };
}
