import { after, comingSoon, intro, player } from '@/lib/content/vr-tour';
import { tourChapters } from '@/lib/media';
import { expect, test } from './helpers/test';

test('the tour page introduces its video, plays it on request, and leads to the next page', async ({
  page,
}) => {
  await page.goto('/vr-tour');
  const video = page.locator('video');

  await test.step('the page begins with its heading and intro', async () => {
    await expect(page.getByRole('heading', { level: 1, name: intro.title.text })).toBeVisible();
    await expect(page.getByText(intro.lead)).toBeVisible();
  });

  await test.step('a banner says what is coming', async () => {
    await expect(page.getByText(comingSoon)).toBeVisible();
  });

  await test.step('the video does not load before the visitor plays it', async () => {
    await page.waitForLoadState('networkidle');
    expect(await video.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(0);
  });

  await test.step('the large button plays the video, and the browser’s controls replace it', async () => {
    const play = page.getByRole('button', { name: player.play });
    await play.click();
    await expect
      .poll(() => video.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.2);
    await expect(play).toHaveCount(0);
    await expect(video).toBeFocused();
    await expect(video).toHaveAttribute('controls', '');
  });

  await test.step('nothing lies over the video or shows beside it', async () => {
    const heading = page.getByRole('heading', { level: 1 });
    await expect
      .poll(() =>
        heading.evaluate((heading) => {
          const { top } = document.querySelector('video')!.getBoundingClientRect();
          return heading.getBoundingClientRect().bottom <= top || getComputedStyle(heading).opacity === '0';
        }),
      )
      .toBe(true);
    await expect(video).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  const chapters = page.getByRole('list', { name: player.chapters }).getByRole('link');

  await test.step('a press on a chapter plays the video from there, and marks it', async () => {
    const { title, start } = tourChapters.at(-1)!;
    await chapters.last().click();
    await expect
      .poll(() => video.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(start);
    await expect(page.locator('a[aria-current=true]', { hasText: title })).toBeVisible();
    await expect(video).toBeInViewport();
  });

  await test.step('the arrow keys move along the chapters', async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(chapters.nth(-2)).toBeFocused();
    await expect(chapters.nth(-2)).toBeInViewport({ ratio: 1 });
  });

  await test.step('a button shows the captions, and C hides them again', async () => {
    const button = page.getByRole('button', { name: player.captions });
    await button.click();
    const captions = () => video.evaluate((video: HTMLVideoElement) => video.textTracks[0]!.mode);
    expect(await captions()).toBe('showing');
    await video.press('c');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(await captions()).toBe('disabled');
  });

  await test.step('a press on a chapter leaves no caption of the one before', async () => {
    await page.getByRole('button', { name: player.captions }).click();
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

  await test.step('the last link leads to the next page', async () => {
    await page.getByRole('link', { name: after.link.text }).click();
    await expect(page).toHaveURL(after.link.href);
  });
});
