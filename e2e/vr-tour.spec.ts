import * as walkthrough from '@/components/walkthrough/walkthrough-media';
import { player } from '@/lib/content/vr-tour';
import { expect, test } from './helpers/test';

test('the tour page plays its video on request', async ({ page }) => {
  await page.goto('/vr-tour');
  const video = page.locator('video');
  const time = () => video.evaluate((video: HTMLVideoElement) => video.currentTime);
  // A playing video takes most of the time.
  const pause = () => video.evaluate((video: HTMLVideoElement) => video.pause());

  await test.step('the video does not load before the visitor plays it', async () => {
    await expect(page.getByRole('button', { name: player.controls.play })).toBeVisible();
    await expect(video).toHaveJSProperty('readyState', 0);
  });

  await test.step('the large button plays the video; the browser’s controls wait for the pointer to move', async () => {
    const play = page.getByRole('button', { name: player.controls.play });
    await play.click();
    await expect.poll(time).toBeGreaterThan(0.2);
    await expect(play).toHaveCount(0);
    await expect(video).toBeFocused();
    await expect(video).not.toHaveAttribute('controls');
  });

  await test.step('they obey the first key, too', async () => {
    await page.keyboard.press('Space');
    await expect(video).toHaveJSProperty('paused', true);
    await expect(video).toHaveAttribute('controls', '');
  });

  const list = page.getByRole('list', { name: player.controls.chapters });
  const chapters = list.getByRole('link');

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
    if (walkthrough.chapters.length === 0) return;
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(video).toBeInViewport({ ratio: 1 });
      await expect(chapters.first()).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('a press on a chapter plays the video from there, and marks it', async () => {
    if (walkthrough.chapters.length < 2) return;
    const { start } = walkthrough.chapters.at(-1)!;
    await chapters.last().click();
    await expect(chapters.last()).toHaveAttribute('aria-current', 'true');
    await expect.poll(time).toBeGreaterThan(start);
    expect(await time()).toBeLessThan(start + 5);
    await expect(video).toBeInViewport();
    await expect(
      page.locator('[aria-live]').filter({ hasText: walkthrough.chapters.at(-1)!.title }),
    ).toHaveCount(1);
    await page.keyboard.press('ArrowLeft');
    await expect(chapters.nth(-2)).toBeInViewport({ ratio: 1 });
    await pause();
  });

  await test.step('on a phone, the row of chapters follows the film', async () => {
    if (walkthrough.chapters.length < 3) return;
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [index, chapter] of [chapters.first(), chapters.last()].entries()) {
      const { start } = walkthrough.chapters.at(-index)!;
      await video.evaluate((video: HTMLVideoElement, start) => (video.currentTime = start + 0.1), start);
      await expect(chapter).toBeInViewport({ ratio: 1 });
      await expect([chapters.last(), chapters.first()][index]!).not.toBeInViewport();
    }
  });
});
