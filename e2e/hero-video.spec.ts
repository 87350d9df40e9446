import type { Locator, Page } from 'playwright/test';
import { hero } from '@/lib/content/home';
import {
  heroSection,
  heroVideo,
  poster,
  saveData,
  videoButton as button,
  videoState as state,
} from './helpers/hero';
import { expect, requestsOf, tabKey, test, warningsOf } from './helpers/test';

const content = hero.video;
const videoFile = /\/media\/hero-.*\.mp4$/;

const roughPoster = (page: Page) => heroSection(page).locator('picture img:not([loading])');

/** Waits until the browser can paint a poster. */
const expectPainted = (image: Locator) =>
  expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0))
    .toBe(true);

test(
  'the hero’s video plays automatically after the page has loaded, and obeys its toggles',
  {
    tag: '@phone',
  },
  async ({ page, isMobile, browserName }) => {
    const videos = requestsOf(page, videoFile);
    const posters = requestsOf(page, /hero-\w+-\d+\./);
    const warnings = warningsOf(page);
    await page.goto('/');
    await expect(button(page, content.pause)).toBeVisible();

    await test.step('it plays, muted, in a loop', async () => {
      await expect(button(page, content.unmute)).toBeVisible();
      const video = heroVideo(page);
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
        .toBeGreaterThan(0.2);
      expect(await video.evaluate((element: HTMLVideoElement) => element.loop)).toBe(true);
    });

    await test.step('it starts to load after the page', async () => {
      // The browser lists a video when all of it has loaded, which may be after it plays.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.mp4')),
      );
      const { videoStart, loaded } = await page.evaluate(() => {
        const videos = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.mp4'));
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        return { videoStart: videos[0]!.startTime, loaded: navigation!.loadEventStart };
      });
      expect(videoStart).toBeGreaterThanOrEqual(loaded);
    });

    await test.step('a phone gets its own video and poster, in AV1 and AVIF', async () => {
      expect(videos[0]).toMatch(
        isMobile ? /hero-portrait\.\w+\.\w+\.mp4$/ : /hero-landscape\.\w+\.\w+\.mp4$/,
      );
      // WebKit only plays AV1 on newer machines (https://caniuse.com/av1).
      if (browserName !== 'webkit') expect(videos[0]).toContain('.av1.');
      const source = await poster(page).evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(source).toMatch(/\.avif$/);
      expect(source.includes('portrait')).toBe(Boolean(isMobile));
    });

    await test.step('one sharp poster is loaded, once', async () => {
      await expectPainted(poster(page));
      expect(posters).toHaveLength(1);
    });

    await test.step('the toggles work from the keyboard', async () => {
      await button(page, content.pause).focus();
      await page.keyboard.press('Space');
      await expect(button(page, content.play)).toBeFocused();
      await page.keyboard.press(tabKey(browserName));
      await page.keyboard.press('Enter');
      await expect(button(page, content.mute)).toBeFocused();
    });

    expect(warnings).toEqual([]);
  },
);

test(
  'the page itself contains a rough poster, which shows even if no file loads',
  {
    tag: '@phone',
  },
  async ({ page, isMobile, tolerate }) => {
    tolerate(/\/media\//);
    await page.route('**/media/**', (route) => route.abort());
    await page.goto('/');
    await expectPainted(roughPoster(page));
    const { source, isUpright } = await roughPoster(page).evaluate((image: HTMLImageElement) => ({
      source: image.currentSrc,
      isUpright: image.naturalHeight > image.naturalWidth,
    }));
    expect(source).toMatch(/^data:image\/avif;/);
    expect(isUpright).toBe(Boolean(isMobile));
  },
);

test('if the browser blocks autoplay, the poster stays until the visitor presses Play', async ({ page }) => {
  // As in iOS's Low Power Mode: the attribute has no effect, and play() needs a press.
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      if (navigator.userActivation.isActive) return play.call(this);
      return Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
    };
    new MutationObserver(() => {
      document.querySelectorAll('video[autoplay]').forEach((video) => video.removeAttribute('autoplay'));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(button(page, content.play)).toBeVisible();
  expect(await state(page)).toEqual({ paused: true, muted: true });
  await expectPainted(poster(page));
  await button(page, content.play).click();
  await expect(button(page, content.pause)).toBeVisible();
  expect((await state(page)).paused).toBe(false);
});

for (const { fault, answer } of [
  { fault: 'is missing', answer: { status: 404 } },
  { fault: 'cannot be decoded', answer: { status: 200, contentType: 'video/mp4', body: 'no video' } },
]) {
  test(`if the video ${fault}, the poster stays, and each press on Play tries again`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/404/);
    await page.route(videoFile, (route) => route.fulfill(answer));
    // The video has the same state before its first request as after its last source has failed.
    const asked = page.waitForRequest(videoFile);
    await page.goto('/');
    await asked;
    const expectFailed = () =>
      expect.poll(() => heroVideo(page).evaluate((video: HTMLVideoElement) => video.networkState)).toBe(3);
    await expectFailed();
    await expect(button(page, content.play)).toBeVisible();

    const askedAgain = page.waitForRequest(videoFile);
    await button(page, content.play).click();
    await askedAgain;
    await expectFailed();
    await expect(button(page, content.play)).toBeVisible();
    await expect.poll(() => state(page)).toEqual({ paused: true, muted: true });
    await expectPainted(poster(page));

    await page.unroute(videoFile);
    await button(page, content.play).click();
    await expect(button(page, content.pause)).toBeVisible();
  });
}

for (const { wish, ask } of [
  { wish: 'less motion', ask: (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
  { wish: 'less data', ask: saveData },
]) {
  test(`a visitor who asks for ${wish} gets the poster, and no video until they press Play`, async ({
    page,
  }) => {
    await ask(page);
    const requests = requestsOf(page, videoFile);
    await page.goto('/');
    await expect(button(page, content.play)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await expectPainted(poster(page));
    await button(page, content.play).click();
    await expect(button(page, content.pause)).toBeVisible();
    expect(requests).not.toEqual([]);
  });
}
