import { after, player } from '@/lib/content/vr-tour';
import { tourChapters } from '@/lib/media';
import { expect, openWithScript, test } from './helpers/test';

test('the tour page plays its video on request, and leads to the next page', async ({ page }) => {
  await page.goto('/vr-tour');
  const video = page.locator('video');
  const time = () => video.evaluate((video: HTMLVideoElement) => video.currentTime);

  await test.step('the video does not load before the visitor plays it', async () => {
    await page.waitForLoadState('networkidle');
    await expect(video).toHaveJSProperty('readyState', 0);
  });

  await test.step('the large button plays the video, and the browser’s controls replace it', async () => {
    const play = page.getByRole('button', { name: player.play });
    await play.click();
    await expect.poll(time).toBeGreaterThan(0.2);
    await expect(play).toHaveCount(0);
    await expect(video).toBeFocused();
    await expect(video).toHaveAttribute('controls', '');
  });

  await test.step('nothing lies over the video or shows beside it', async () => {
    const isClear = () =>
      page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const { top } = document.querySelector('video')!.getBoundingClientRect();
        return (
          heading.getBoundingClientRect().bottom <= top || !heading.checkVisibility({ opacityProperty: true })
        );
      });
    await expect.poll(isClear).toBe(true);
    await expect(video).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  const list = page.getByRole('list', { name: player.chapters });
  const chapters = list.getByRole('link');
  const thumbnails = list.locator('img');

  await test.step('a thumbnail does not load while it is more than a row’s width away', async () => {
    if (tourChapters.length === 0) return;
    const far = await list.evaluate((row) => row.getBoundingClientRect().right + row.clientWidth);
    const loaded = await thumbnails.evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => image.complete && image.getBoundingClientRect().left),
    );
    expect(Math.max(...loaded.map(Number))).toBeLessThan(far);
  });

  await test.step('the player has no bars beside a film of its shape, and fits in the window below the header', async () => {
    const before = page.viewportSize()!;
    for (const [width, height] of [
      [320, 640],
      [844, 390],
      [1280, 800],
      [1920, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = (await video.boundingBox())!;
      const header = (await page.getByRole('banner').boundingBox())!;
      expect(box.width / box.height).toBeCloseTo(16 / 9, 2);
      expect(box.height).toBeLessThanOrEqual(height - header.height + 1);
      // Ten chapters have room on wide screens.
      if (width < 1280 || tourChapters.length === 0 || tourChapters.length > 10) continue;
      expect(await list.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
    }
    await page.setViewportSize(before);
  });

  await test.step('a press on a chapter plays the video from there, and marks it', async () => {
    if (tourChapters.length < 2) return;
    const { start } = tourChapters.at(-1)!;
    await chapters.last().click();
    await expect(chapters.last()).toHaveAttribute('aria-current', 'true');
    await expect(thumbnails.last()).toHaveJSProperty('complete', true);
    await expect.poll(time).toBeGreaterThan(start);
    expect(await time()).toBeLessThan(start + 5);
    await expect(video).toBeInViewport();
    await expect(page.locator('[aria-live]').filter({ hasText: tourChapters.at(-1)!.title })).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await expect(chapters.nth(-2)).toBeInViewport({ ratio: 1 });
  });

  const captions = page.getByRole('button', { name: player.captions });
  if (await captions.isVisible()) {
    await test.step('a button shows the captions, and hides them again', async () => {
      const mode = () => video.evaluate((video: HTMLVideoElement) => video.textTracks[0]!.mode);
      await captions.click();
      expect(await mode()).toBe('showing');
      await captions.click();
      await expect(captions).toHaveAttribute('aria-pressed', 'false');
      expect(await mode()).toBe('disabled');
    });

    await test.step('a press on a chapter leaves no caption of the one before', async () => {
      if (tourChapters.length < 2) return;
      await captions.click();
      await expect
        .poll(() => video.evaluate(({ textTracks }: HTMLVideoElement) => textTracks[0]!.cues?.length))
        .toBeGreaterThan(0);
      await chapters.nth(1).click();
      await expect(chapters.nth(1)).toHaveAttribute('aria-current', 'true');
      const ended = await video.evaluate(({ currentTime, textTracks }: HTMLVideoElement) =>
        [...textTracks[0]!.activeCues!].filter(({ endTime }) => endTime <= currentTime),
      );
      expect(ended).toEqual([]);
    });
  }

  await test.step('the last link leads to the next page', async () => {
    await page.getByRole('link', { name: after.link.text }).click();
    await expect(page).toHaveURL(after.link.href);
  });
});

test('on a phone, the row of chapters follows the film', async ({ page }) => {
  test.skip(tourChapters.length < 3);
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithScript(page, '/vr-tour');
  await page.getByRole('button', { name: player.play }).click();
  const chapters = page.getByRole('list', { name: player.chapters }).getByRole('link');
  await expect(chapters.last()).not.toBeInViewport();
  await page.locator('video').evaluate((video: HTMLVideoElement, start) => {
    video.currentTime = start;
  }, tourChapters.at(-1)!.start);
  await expect(chapters.last()).toBeInViewport({ ratio: 1 });
});

test('a film that cannot load says so, and plays once it can', async ({ page, context, tolerate }) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|404/);
  const retry = page.getByRole('button', { name: player.retry });
  const films = /walkthrough[^/]*\.mp4$/;
  await openWithScript(page, '/vr-tour');

  await test.step('offline', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: player.play }).click();
    await expect(retry).toBeFocused();
    await expect(page.locator('[aria-live]').filter({ hasText: player.failed })).toHaveCount(1);
    await context.setOffline(false);
  });

  for (const [state, response] of [
    ['missing', { status: 404 }],
    ['broken', { contentType: 'video/mp4', body: 'no film' }],
  ] as const) {
    await test.step(state, async () => {
      await page.route(films, (route) => route.fulfill(response));
      const answered = page.waitForResponse(films);
      await retry.click();
      await answered;
      await expect(retry).toBeFocused();
      await page.unroute(films);
    });
  }

  await retry.click();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0.2);
  await expect(retry).toHaveCount(0);
});
