import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { seam } from '@/lib/content/home/seam';
import { sections } from '@/lib/content/home/sections';
import { expect, nextFrame, openWithScript, requestsOf, test } from './helpers/test';
import { translate } from './helpers/translate';

test.skip(!sections.includes(seam), 'The home page has no seam.');

const still = (page: Page) => page.getByRole('img', { name: seam.alt });
const videosOf = (page: Page) => requestsOf(page, /\/seam-[^/]*\.mp4/);

async function brightness(page: Page): Promise<number> {
  await nextFrame(page);
  const { channels } = await sharp(await page.screenshot()).stats();
  return channels[0]!.mean;
}

const scrollTo = (page: Page, part: number) =>
  still(page).evaluate((image, share) => {
    const place = image.closest('[data-theme]')!;
    const { top, height } = place.getBoundingClientRect();
    scrollBy({ top: top + share * (height - innerHeight), behavior: 'instant' });
  }, part);

test('a scroll turns the page from black to paper, in a film @phone @rare', async ({ page, isMobile }) => {
  test.slow();
  // Without a graphics card, a frame of the shader takes long, and a small one less.
  await page.setViewportSize(isMobile ? { width: 320, height: 568 } : { width: 640, height: 400 });
  const videos = videosOf(page);
  await page.goto('/');
  expect(videos).toEqual([]);
  await scrollTo(page, 0);
  const canvas = page.locator('canvas:has(+ div picture)');
  await expect(canvas).toBeVisible({ timeout: 40_000 });
  expect(videos[0]).toMatch(isMobile ? /seam-portrait\..*\.av1\.mp4/ : /seam-landscape\..*\.av1\.mp4/);
  const dark = await brightness(page);
  const drawn = { timeout: 40_000 };
  await scrollTo(page, 0.5);
  await expect.poll(() => brightness(page), drawn).toBeGreaterThan(dark + 40);
  await scrollTo(page, 1);
  await expect.poll(() => brightness(page), drawn).toBeGreaterThan(200);
  await page.getByRole('button', { name: seam.video.pause }).press('Enter');
  await expect(page.getByRole('button', { name: seam.video.play })).toBeFocused();
});

test('a slider moves the seam where the visitor asks for less motion @rare', async ({ page }) => {
  const videos = videosOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await still(page).scrollIntoViewIfNeeded();
  const slider = page.getByRole('slider', { name: seam.range });
  await slider.press('Home');
  const dark = await brightness(page);
  for (let i = 0; i < 10; i++) await slider.press('ArrowRight');
  expect(await brightness(page)).toBeGreaterThan(dark + 100);
  expect(videos).toEqual([]);
});

test('the seam works once the page is translated', async ({ page }) => {
  test.slow();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.setViewportSize({ width: 390, height: 600 });
  await openWithScript(page, '/');
  await translate(page);
  await page.getByRole('img', { name: seam.alt }).scrollIntoViewIfNeeded();
  await button(seam.video.pause).press('Enter');
  await expect(button(seam.video.play)).toBeFocused();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('slider', { name: seam.range }).press('ArrowRight');
  await expect(button(seam.video.play)).toHaveCount(0);
});
