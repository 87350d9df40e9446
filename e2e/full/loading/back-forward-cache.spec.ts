import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { player } from '@/lib/content/vr-tour';
import { findChromium } from '../../../tools/setup/system';
import {
  expectValues,
  failedSend,
  field,
  fill,
  message,
  notice,
  openForm,
  retry,
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
async function leaveAndComeBack(page: Page, elsewhere = () => page.goto(missingPage).then(() => {})) {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );
  await elsewhere();
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

test.describe('the contact page comes back', () => {
  test.beforeEach(({ page }) => openForm(page));

  test('with its draft, and can send it', async ({ page }) => {
    await fill(page, message);
    await leaveAndComeBack(page);
    await expectValues(page, message);
    await send(page).click();
    await expect(sent(page)).toBeFocused();
  });

  test('with the notice about a failure, and can try again', async ({ page, tolerate }) => {
    tolerate(failedSend);
    await sendMessage(page, 'answer 503');
    await expect(notice(page)).toContainText(form.failed.title);
    await leaveAndComeBack(page);
    await expect(notice(page)).toContainText(form.failed.title);
    await fill(page, { subject: 'Back and forth' });
    await retry(page).click();
    await expect(sent(page)).toBeFocused();
  });

  test('with the thanks for a sent message', async ({ page }) => {
    await sendMessage(page, 'Back and forth');
    await expect(sent(page)).toBeVisible();
    await leaveAndComeBack(page);
    await expect(sent(page)).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
  });

  test('while its request is open, and says that nobody knows whether the message arrived', async ({
    page,
    context,
    tolerate,
  }) => {
    tolerate(failedSend);
    await context.route('**/api/contact', () => {});
    await sendMessage(page, 'Open');
    await leaveAndComeBack(page);
    await expect(notice(page)).toContainText(form.failed.unsure);
    await expect(send(page)).toBeVisible();
    await expect(field(page, 'message')).toBeEditable();
  });

  test('with its own text, whatever a later page of the tab has sent', async ({ page }) => {
    await fill(page, message);
    await leaveAndComeBack(page, async () => {
      // For the same URL the browser would not add an entry to its history.
      await openForm(page, '/contact?again');
      await expectValues(page, message);
      await send(page).click();
      await expect(sent(page)).toBeVisible();
    });
    await expectValues(page, message);
  });

  test('with thanks for its message only, and a later page keeps a text that was never sent', async ({
    page,
  }) => {
    await sendMessage(page, 'answer slowly');
    await leaveAndComeBack(page, async () => {
      await openForm(page, '/contact?again');
      await expect(notice(page)).toContainText(form.failed.unsure);
      await fill(page, { message: 'Never sent.' });
      await expect(notice(page)).toHaveText('');
    });
    await page.goForward({ waitUntil: 'commit' });
    await expectValues(page, { message: 'Never sent.' });
    await expect(notice(page)).toHaveText('');
  });
});
