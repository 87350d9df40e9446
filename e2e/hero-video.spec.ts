import type { Locator } from 'playwright/test';
import { hero } from '@/lib/content/home';
import {
  heroHasSound,
  heroSection,
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
  'the hero’s video plays automatically after the page has loaded, and obeys its toggles',
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

    await test.step('it starts to load after the page', async () => {
      // The browser lists a video when all of it has loaded, which may be after it plays.
      const start = await page.waitForFunction(
        () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.mp4'))?.startTime,
      );
      const loaded = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return navigation!.loadEventStart;
      });
      expect(await start.jsonValue()).toBeGreaterThanOrEqual(loaded);
    });

    await test.step('a phone gets its own video and poster, in AV1 and AVIF, each once', async () => {
      expect(videos[0]).toMatch(isMobile ? /hero-portrait\..*\.av1\.mp4$/ : /hero-landscape\..*\.av1\.mp4$/);
      await expectPainted(poster(page));
      expect(posters).toHaveLength(1);
      expect(posters[0]).toMatch(isMobile ? /portrait.*\.avif$/ : /landscape.*\.avif$/);
    });

    await test.step('the toggles work from the keyboard', async () => {
      await pauseButton(page).press('Space');
      await expect(pauseButton(page, true)).toBeFocused();
      if (!heroHasSound) return;
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(videoButton(page, hero.video.mute, false)).toBeFocused();
      expect(await state(page)).toEqual({ paused: true, muted: false });
    });
  },
);

test(
  'the page itself contains a rough poster, which shows even if no file loads',
  { tag: '@phone' },
  async ({ page, isMobile, tolerate }) => {
    tolerate(/\/media\//);
    await page.route('**/media/**', (route) => route.abort());
    await page.goto('/');
    const rough = heroSection(page).locator('picture img:not([loading])');
    await expectPainted(rough);
    const { source, isUpright } = await rough.evaluate((image: HTMLImageElement) => ({
      source: image.currentSrc,
      isUpright: image.naturalHeight > image.naturalWidth,
    }));
    expect(source).toMatch(/^data:image\/avif;/);
    expect(isUpright).toBe(Boolean(isMobile));
  },
);

test('if the video is missing, the poster stays, and a press on the button tries again', async ({
  page,
  tolerate,
}) => {
  tolerate(/404/);
  await page.route(videoFile, (route) => route.fulfill({ status: 404 }));
  // The video has the same state before its first request as after its last source has failed.
  const asked = page.waitForRequest(videoFile);
  await page.goto('/');
  await asked;
  await expect(heroVideo(page)).toHaveJSProperty('networkState', 3);
  await expect(pauseButton(page, true)).toBeVisible();
  expect(await state(page)).toEqual({ paused: true, muted: true });
  await expectPainted(poster(page));
  await page.unroute(videoFile);
  await pauseButton(page).click();
  await expect(pauseButton(page, false)).toBeVisible();
});

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
  await pauseButton(page).click();
  await expect(pauseButton(page, false)).toBeVisible();
  expect(requests).not.toEqual([]);
});
