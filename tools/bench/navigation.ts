import type { Viewport, Browser, Page } from 'puppeteer-core';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { ProtocolError } from 'puppeteer-core';
import { withChromium } from './browser';

const devices: Record<string, Viewport> = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844, isMobile: true, hasTouch: true },
};

/** Between resting on a link and pressing it, as a hand does, in milliseconds. */
const HESITATION = 300;

/** What a page gets to load and come to rest, in milliseconds. */
const REST = 1500;

/**
 * A way from page to page: the milliseconds from the press on the link to the largest contentful paint of the page
 * that it leads to, and how that page came.
 */
export type Step = { time: number; by: 'prerendering' | 'loading' };

/**
 * Goes from each page to each other one, by a link as a person does, in a browser that has seen them all.
 *
 * Puppeteer drives it, since Chromium prerenders nothing while Playwright is attached: Preload.prerenderStatusUpdated
 * reports PrerenderingDisabledByDevTools then.
 * @param options `address` is the site's origin, `pages`
 *   its paths, `chromePath` the browser's absolute path.
 * @returns by device, then by way, such as `/ to /contact`
 * @throws {Error} when a page has no visible link to another, or the link does not lead there
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

/** @returns a new tab, at rest */
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

  // Kept for the next page: what this one knows ends with it.
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
    // A prerendered page may take this one's place before the press is answered.
    if (!(error instanceof ProtocolError)) throw error;
  }
}

/**
 * Reads the step in the page that the link led to, and closes it. A connection of its own finds that page: the one
 * that pressed the link may hold on to the page before a prerendered one.
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
 * Runs in the page that was reached. A prerendered page counts from its activation, which is when it is first seen
 * (https://developer.chrome.com/docs/web-platform/prerender-pages#impact-on-analytics).
 */
async function readStep(): Promise<Step> {
  let painted = 0;
  new PerformanceObserver((list) => {
    painted = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  if (!painted) throw new Error(`${location.pathname} painted nothing.`);

  const [navigation] = performance.getEntriesByType('navigation') as any[];
  const seen = performance.timeOrigin + Math.max(painted, navigation.activationStart);
  return {
    time: seen - Number(localStorage.getItem('pressed')),
    by: navigation.activationStart > 0 ? 'prerendering' : 'loading',
  };
}
