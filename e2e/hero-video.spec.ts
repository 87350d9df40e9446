import type { Locator, Page } from 'playwright/test';
import { hero } from '@/lib/content/home';
import { expect, tabKey, test } from './helpers/test';

const words = hero.video;
const video = /\/media\/hero-.*\.mp4$/;
const controls = (page: Page) => page.getByRole('group', { name: words.label });
const button = (page: Page, name: string) => controls(page).getByRole('button', { name, exact: true });

/** What the video does, whatever its buttons say. */
const state = (page: Page) =>
  page
    .locator('#home video')
    .evaluate((video: HTMLVideoElement) => ({ paused: video.paused, muted: video.muted }));

/** The addresses of video that the page asks for, as it asks for them. */
function videoRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (video.test(request.url())) requests.push(request.url());
  });
  return requests;
}

const roughPoster = (page: Page) => page.locator('#home picture img:not([loading])');
const poster = (page: Page) => page.locator('#home picture img[loading="lazy"]');

/** Waits until a poster's image is there to be painted. */
const expectPainted = (image: Locator) =>
  expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0))
    .toBe(true);

test(
  'the video of the hero plays by itself, after the page, and obeys its toggles',
  {
    tag: '@phone',
  },
  async ({ page, isMobile, browserName }) => {
    const videos = videoRequests(page);
    const posters: string[] = [];
    page.on('request', (request) => {
      if (/hero-\w+-\d+\./.test(request.url())) posters.push(request.url());
    });
    await page.goto('/');
    await expect(button(page, words.pause)).toBeVisible();

    await test.step('it plays, muted, in a loop', async () => {
      await expect(button(page, words.unmute)).toBeVisible();
      const video = page.locator('#home video');
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
        .toBeGreaterThan(0.2);
      expect(await video.evaluate((element: HTMLVideoElement) => element.loop)).toBe(true);
    });

    await test.step('it comes after the page has loaded', async () => {
      // A video is listed once it is loaded, which may be after it plays.
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

    await test.step('a phone gets the video and the poster composed for it, in AV1 and AVIF', async () => {
      expect(videos[0]).toMatch(
        isMobile ? /hero-portrait\.\w+\.\w+\.mp4$/ : /hero-landscape\.\w+\.\w+\.mp4$/,
      );
      // Only newer machines have AV1 in WebKit (https://caniuse.com/av1).
      if (browserName !== 'webkit') expect(videos[0]).toContain('.av1.');
      const source = await poster(page).evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(source).toMatch(/\.avif$/);
      expect(source.includes('portrait')).toBe(Boolean(isMobile));
    });

    await test.step('one sharp poster is loaded, once', async () => {
      await expectPainted(poster(page));
      expect(posters).toHaveLength(1);
    });

    await test.step('pausing and muting are independent, in all four combinations', async () => {
      expect(await state(page)).toEqual({ paused: false, muted: true });
      await button(page, words.unmute).click();
      await expect(button(page, words.mute)).toBeVisible();
      expect(await state(page)).toEqual({ paused: false, muted: false });
      await button(page, words.pause).click();
      await expect(button(page, words.play)).toBeVisible();
      expect(await state(page)).toEqual({ paused: true, muted: false });
      await button(page, words.mute).click();
      await expect(button(page, words.unmute)).toBeVisible();
      expect(await state(page)).toEqual({ paused: true, muted: true });
      await button(page, words.play).click();
      await expect(button(page, words.pause)).toBeVisible();
      expect(await state(page)).toEqual({ paused: false, muted: true });
    });

    await test.step('the toggles work from the keyboard', async () => {
      await button(page, words.pause).focus();
      await page.keyboard.press('Space');
      await expect(button(page, words.play)).toBeFocused();
      await page.keyboard.press(tabKey(browserName));
      await page.keyboard.press('Enter');
      await expect(button(page, words.mute)).toBeFocused();
    });
  },
);

test(
  'a rough poster stands in the page itself and is painted whatever is loaded',
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

test('where the browser refuses to start videos by itself, the poster stays until a press on Play', async ({
  page,
}) => {
  // As iOS does in Low Power Mode: the attribute has no effect and play() needs a press.
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
  await expect(button(page, words.play)).toBeVisible();
  expect(await state(page)).toEqual({ paused: true, muted: true });
  await expectPainted(poster(page));
  await button(page, words.play).click();
  await expect(button(page, words.pause)).toBeVisible();
  expect((await state(page)).paused).toBe(false);
});

for (const { fault, answer } of [
  { fault: 'is missing', answer: { status: 404 } },
  { fault: 'cannot be decoded', answer: { status: 200, contentType: 'video/mp4', body: 'no video' } },
]) {
  test(`when the video ${fault}, the poster stays, and each press on Play tries again`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/404/);
    await page.route(video, (route) => route.fulfill(answer));
    // Before a file is asked for, the video has the same state as after the last one has failed.
    const asked = page.waitForRequest(video);
    await page.goto('/');
    await asked;
    const expectFailed = () =>
      expect
        .poll(() => page.locator('#home video').evaluate((video: HTMLVideoElement) => video.networkState))
        .toBe(3);
    await expectFailed();
    await expect(button(page, words.play)).toBeVisible();

    const askedAgain = page.waitForRequest(video);
    await button(page, words.play).click();
    await askedAgain;
    await expectFailed();
    await expect(button(page, words.play)).toBeVisible();
    await expect.poll(() => state(page)).toEqual({ paused: true, muted: true });
    await expectPainted(poster(page));

    await page.unroute(video);
    await button(page, words.play).click();
    await expect(button(page, words.pause)).toBeVisible();
  });
}

for (const { wish, ask } of [
  { wish: 'less motion', ask: (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
  {
    wish: 'less data',
    ask: (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
  },
]) {
  test(`whoever asks for ${wish} gets the poster, and no video until Play is pressed`, async ({ page }) => {
    await ask(page);
    const requests = videoRequests(page);
    await page.goto('/');
    await expect(button(page, words.play)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await expectPainted(poster(page));
    await button(page, words.play).click();
    await expect(button(page, words.pause)).toBeVisible();
    expect(requests).not.toEqual([]);
  });
}
