import { after, comingSoon, intro, player } from '@/lib/content/vr-tour';
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

  await test.step('the last link leads to the next page', async () => {
    await page.getByRole('link', { name: after.link.text }).click();
    await expect(page).toHaveURL(after.link.href);
  });
});
