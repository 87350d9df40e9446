import type { Locator } from 'playwright/test';
import { hero } from '@/lib/content/home';
import { heroPoster } from '@/lib/media';
import {
  heroHasSound,
  heroVideo,
  poster,
  pauseButton,
  videoButton,
  videoState as state,
} from './helpers/hero';
import { expect, requestsOf, test } from './helpers/test';

const videoFile = /\/hero-[^/]*\.mp4$/;

/** Waits until the browser can paint a poster. */
const expectPainted = (image: Locator) =>
  expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0))
    .toBe(true);

test(
  'the hero’s video plays automatically, and obeys its buttons',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const videos = requestsOf(page, videoFile);
    const posters = requestsOf(page, /hero-\w+-\d+\./);
    await page.goto('/');
    await expect(pauseButton(page, false)).toBeVisible();
    const video = heroVideo(page);

    await test.step('it plays, muted, in a loop', async () => {
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
        .toBeGreaterThan(0.2);
      expect(await state(page)).toEqual({ paused: false, muted: true });
      await expect(video).toHaveJSProperty('loop', true);
    });

    await test.step('phones get one video and one poster of their own, wide screens also a file as a placeholder', async () => {
      expect(videos[0]).toMatch(isMobile ? /hero-portrait\..*\.av1\.mp4$/ : /hero-landscape\..*\.av1\.mp4$/);
      await expectPainted(poster(page));
      const own = expect.stringMatching(isMobile ? /portrait.*\.avif$/ : /landscape.*\.avif$/);
      // A small video has a poster of one width, which is its placeholder, too.
      const hasPlaceholder = !isMobile && heroPoster.landscape.srcSet.avif.includes(',');
      expect(posters).toEqual(hasPlaceholder ? [own, own] : [own]);
    });

    await test.step('the buttons work from the keyboard', async () => {
      await pauseButton(page, false).press('Space');
      await expect(pauseButton(page, true)).toBeFocused();
      if (!heroHasSound) return;
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(videoButton(page, hero.video.mute)).toBeFocused();
      expect(await state(page)).toEqual({ paused: true, muted: false });
    });
  },
);

test('a visitor who asks for less motion gets the poster, and no video until they press its button', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests = requestsOf(page, videoFile);
  await page.goto('/');
  await expect(pauseButton(page, true)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await expectPainted(poster(page));
  await pauseButton(page, true).click();
  await expect(pauseButton(page, false)).toBeVisible();
  expect(requests).not.toEqual([]);
});
