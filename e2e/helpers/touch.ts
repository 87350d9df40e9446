import type { Page } from 'playwright/test';

type Finger = { id: number; x: number; y: number };

/** Drags with one finger or more: Playwright only taps. */
export async function touchscreenOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
}
