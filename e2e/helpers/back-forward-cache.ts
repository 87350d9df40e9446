import type { Page } from 'playwright/test';

/** Tells a page that the back/forward cache keeps it. Playwright turns the cache itself off. */
export const enterCache = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));

/** Tells a page that it comes back from there. */
export const leaveCache = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
