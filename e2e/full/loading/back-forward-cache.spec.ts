import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { player } from '@/lib/content/vr-tour';
import { findChromium } from '../../../tools/setup/system';
import {
  expectValues,
  failedSend,
  fill,
  message,
  notice,
  openForm,
  send,
  sendMessage,
  sent,
} from '../../helpers/contact-form';
import { heroVideo, pauseButton, videoState } from '../../helpers/hero';
import { expect, missingPage, test } from '../../helpers/test';

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
  expect((await videoState(page)).paused).toBe(true);
});

test('the tour comes back with its video at the same time, and can continue', async ({ page }) => {
  await page.goto('/vr-tour');
  await page.getByRole('button', { name: player.play }).click();
  const video = page.locator('video');
  const time = () => video.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(time).toBeGreaterThan(0.2);
  await leaveAndComeBack(page);
  await expect(page.getByRole('button', { name: player.play })).toHaveCount(0);
  const left = await time();
  expect(left).toBeGreaterThan(0.2);
  if (await video.evaluate((video: HTMLVideoElement) => video.paused)) await video.press('Space');
  await expect.poll(time).toBeGreaterThan(left);
});

test('the contact page comes back while its request is open, says that nobody knows whether the message arrived, and can send it again', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(failedSend);
  await openForm(page);
  await context.route('**/api/contact', () => {}, { times: 1 });
  await sendMessage(page, 'Open');
  await leaveAndComeBack(page);
  await expect(notice(page)).toContainText(form.failed.unsure);
  await expectValues(page, { ...message, subject: 'Open' });
  await fill(page, { subject: 'Again' });
  await send(page).click();
  await expect(sent(page)).toBeFocused();
});
