import type { Page } from 'playwright/test';
import { after, comingSoon, intro, player } from '@/lib/content/vr-tour';
import { expect, test } from './helpers/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/vr-tour');
});

const film = (page: Page) => page.locator('video');

test('the page opens with its heading and intro', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: intro.title.text })).toBeVisible();
  await expect(page.getByText(intro.lead)).toBeVisible();
});

test('a banner says what is to come', async ({ page }) => {
  await expect(page.getByText(comingSoon)).toBeVisible();
});

test('the last link leads on', async ({ page }) => {
  await page.getByRole('link', { name: after.link.text }).click();
  await expect(page).toHaveURL(after.link.href);
});

test('no film is loaded before it is asked for', async ({ page }) => {
  await page.waitForLoadState('networkidle');
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.readyState)).toBe(0);
});

test('the large button plays the film and gives way to the browser’s controls', async ({ page }) => {
  const play = page.getByRole('button', { name: player.play });
  await play.click();
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2);
  await expect(play).toHaveCount(0);
  await expect(film(page)).toBeFocused();
  await expect(film(page)).toHaveAttribute('controls', '');
});
