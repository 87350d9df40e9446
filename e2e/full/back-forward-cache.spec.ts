import type { Page } from 'playwright/test';
import { findChromium } from '../../tools/setup/system';
import { heroVideo, pauseButton } from '../helpers/parts';
import { expect, missingPage, test } from '../helpers/test';

// Playwright turns the cache off (https://developer.mozilla.org/docs/Glossary/bfcache).
test.use({
  launchOptions: { executablePath: findChromium(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

/** Leaves the page and comes back to it. The browser has kept the page, and loads nothing. */
async function leaveAndComeBack(page: Page) {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );
  await page.goto(missingPage);
  // A page from the cache has no load event.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
}

test('the home page comes back with its video playing or paused, and the right button', async ({ page }) => {
  await page.goto('/');
  await expect(pauseButton(page, false)).toBeVisible();
  await leaveAndComeBack(page);
  await expect(pauseButton(page, false)).toBeVisible();
  const time = () => heroVideo(page).evaluate((video: HTMLVideoElement) => video.currentTime);
  const before = await time();
  await expect.poll(time).not.toBe(before);
  await pauseButton(page, false).click();
  await leaveAndComeBack(page);
  await expect(pauseButton(page, true)).toBeVisible();
  await expect(heroVideo(page)).toHaveJSProperty('paused', true);
});
