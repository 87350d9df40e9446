import type { Page } from 'playwright/test';
import { chapters } from '@/components/walkthrough/walkthrough-media';
import { player } from '@/lib/content/vr-tour';
import { expect, test } from './helpers/test';

const playButton = (page: Page) => page.getByRole('button', { name: player.controls.play });
const videoOf = (page: Page) => page.locator('video');
const timeOf = (page: Page) => videoOf(page).evaluate((video: HTMLVideoElement) => video.currentTime);
const linksOf = (page: Page) => page.getByRole('list', { name: player.controls.chapters }).getByRole('link');

async function play(page: Page) {
  await playButton(page).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
}

/** A playing video takes most of the time of the processor. */
const pause = (page: Page) => videoOf(page).evaluate((video: HTMLVideoElement) => video.pause());

async function openPausedVideo(page: Page) {
  await page.goto('/vr-tour');
  await play(page);
  await pause(page);
}

test('the tour page plays its video on request', async ({ page }) => {
  await page.goto('/vr-tour');
  const video = videoOf(page);

  await test.step('the video does not load before the visitor plays it', async () => {
    await expect(playButton(page)).toBeVisible();
    await expect(video).toHaveJSProperty('readyState', 0);
  });

  await test.step('the large button plays the video; the browser’s controls wait for the pointer to move', async () => {
    await play(page);
    await expect(playButton(page)).toHaveCount(0);
    await expect(video).toBeFocused();
    await expect(video).not.toHaveAttribute('controls');
  });

  await test.step('they obey the first key, too', async () => {
    await page.keyboard.press('Space');
    await expect(video).toHaveJSProperty('paused', true);
    await expect(video).toHaveAttribute('controls', '');
  });
});

test('the film fits in the window, alone and with its chapters', async ({ page }) => {
  await openPausedVideo(page);
  const video = videoOf(page);

  await test.step('the player has no bars beside a film of its shape, and fits in the window below the header', async () => {
    for (const [width, height] of [
      [320, 640],
      [844, 390],
      [1920, 900],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = (await video.boundingBox())!;
      const header = (await page.getByRole('banner').boundingBox())!;
      expect(box.width / box.height).toBeCloseTo(16 / 9, 2);
      expect(box.height).toBeLessThanOrEqual(height - header.height + 1);
    }
  });

  await test.step('film and chapters fit on one screen', async () => {
    if (chapters.length === 0) return;
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(video).toBeInViewport({ ratio: 1 });
      await expect(linksOf(page).first()).toBeInViewport({ ratio: 1 });
    }
  });
});

test('the chapters lead through the film', async ({ page }) => {
  test.skip(chapters.length < 2, 'The film has no two chapters.');
  await openPausedVideo(page);
  // In a row that scrolls, as on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  const video = videoOf(page);
  const links = linksOf(page);
  const first = chapters[0]!;
  const last = chapters.at(-1)!;

  await test.step('a press on a chapter plays the video from there, and marks it', async () => {
    await links.last().click();
    await expect(links.last()).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => timeOf(page)).toBeGreaterThan(last.start);
    expect(await timeOf(page)).toBeLessThan(last.start + 5);
    await expect(video).toBeInViewport();
    await expect(page.locator('[aria-live]').filter({ hasText: last.title })).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await expect(links.nth(-2)).toBeInViewport({ ratio: 1 });
    await pause(page);
  });

  await test.step('on a phone, the row of chapters follows the film', async () => {
    if (chapters.length < 3) return;
    for (const { start, chapter, hidden } of [
      { start: first.start, chapter: links.first(), hidden: links.last() },
      { start: last.start, chapter: links.last(), hidden: links.first() },
    ]) {
      await video.evaluate((video: HTMLVideoElement, start) => (video.currentTime = start + 0.1), start);
      await expect(chapter).toBeInViewport({ ratio: 1 });
      await expect(hidden).not.toBeInViewport();
    }
  });
});
