import type { Page } from 'playwright/test';
import { form } from '@/lib/content/contact';
import { hero } from '@/lib/content/home';
import { player } from '@/lib/content/vr-tour';
import { expect, expectFormReady, missingPage, test } from '../helpers/test';
import { findChromium } from '../../tools/setup/chromium';

// Playwright turns the cache off (https://developer.mozilla.org/docs/Glossary/bfcache).
test.use({
  launchOptions: { executablePath: findChromium(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

// Every trip leads there and back.
test.beforeEach(({ tolerate }) => tolerate(/404/));

const message = { name: 'A. Visitor', email: 'visitor@example.com', message: 'Is there a date?' };

async function fill(page: Page, subject: string) {
  for (const [name, value] of Object.entries({ ...message, subject }))
    await page.getByLabel(form.fields[name as keyof typeof form.fields]).fill(value);
}

const send = (page: Page) => page.getByRole('button', { name: form.send });
const sent = (page: Page) => page.getByRole('status').filter({ hasText: form.sent });
const videoButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Leaves the page and comes back to it as it was left: the browser has kept it, and loads nothing. */
async function leaveAndComeBack(page: Page, elsewhere = () => page.goto(missingPage).then(() => {})) {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );
  await elsewhere();
  // A page that was kept does not load again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
}

test('the home page comes back with its video playing and its button right', async ({ page }) => {
  await page.goto('/');
  await expect(videoButton(page, hero.video.pause)).toBeVisible();
  await leaveAndComeBack(page);
  await expect(videoButton(page, hero.video.pause)).toBeVisible();
  const time = () => page.locator('#home video').evaluate((video: HTMLVideoElement) => video.currentTime);
  const before = await time();
  await expect.poll(time).not.toBe(before);
  await videoButton(page, hero.video.pause).click();
  await expect(videoButton(page, hero.video.play)).toBeVisible();
});

test('a video that was paused comes back paused', async ({ page }) => {
  await page.goto('/');
  await videoButton(page, hero.video.pause).click();
  await leaveAndComeBack(page);
  await expect(videoButton(page, hero.video.play)).toBeVisible();
  expect(await page.locator('#home video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test('the tour comes back with its video where it was left, ready to go on', async ({ page }) => {
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
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
    await expectFormReady(page);
  });

  test('with what was typed, which can be sent', async ({ page }) => {
    await fill(page, 'Back and forth');
    await leaveAndComeBack(page);
    await expect(page.getByLabel(form.fields.message)).toHaveValue(message.message);
    await send(page).click();
    await expect(sent(page)).toBeFocused();
  });

  test('with the notice of a failed send, and can try again', async ({ page, tolerate }) => {
    tolerate(/ApiError|api\/contact/);
    await fill(page, 'answer 503');
    await send(page).click();
    const notice = page.getByRole('alert').filter({ hasText: form.failed.title });
    await expect(notice).toBeVisible();
    await leaveAndComeBack(page);
    await expect(notice).toBeVisible();
    await page.getByLabel(form.fields.subject).fill('Back and forth');
    await notice.getByRole('button', { name: form.failed.retry }).click();
    await expect(sent(page)).toBeFocused();
  });

  test('with the thanks, once a message is sent', async ({ page }) => {
    await fill(page, 'Back and forth');
    await send(page).click();
    await expect(sent(page)).toBeVisible();
    await leaveAndComeBack(page);
    await expect(sent(page)).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
  });

  test('without what was sent from a later page', async ({ page }) => {
    await fill(page, 'Back and forth');
    await leaveAndComeBack(page, async () => {
      // Of the same address the browser makes no new entry.
      await page.goto('/contact?again');
      await expectFormReady(page);
      await expect(page.getByLabel(form.fields.message)).toHaveValue(message.message);
      await send(page).click();
      await expect(sent(page)).toBeVisible();
    });
    for (const label of Object.values(form.fields)) await expect(page.getByLabel(label)).toHaveValue('');
  });
});
