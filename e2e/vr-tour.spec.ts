import { after, comingSoon, intro, player } from '@/lib/content/vr-tour';
import { expect, test } from './helpers/test';

test('the tour page says what it shows, plays its video when asked, and leads on', async ({ page }) => {
  await page.goto('/vr-tour');
  const video = page.locator('video');

  await test.step('the page opens with its heading and intro', async () => {
    await expect(page.getByRole('heading', { level: 1, name: intro.title.text })).toBeVisible();
    await expect(page.getByText(intro.lead)).toBeVisible();
  });

  await test.step('a banner says what is to come', async () => {
    await expect(page.getByText(comingSoon)).toBeVisible();
  });

  await test.step('no video is loaded before it is asked for', async () => {
    await page.waitForLoadState('networkidle');
    expect(await video.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(0);
  });

  await test.step('the large button plays the video and gives way to the browser’s controls', async () => {
    const play = page.getByRole('button', { name: player.play });
    await play.click();
    await expect
      .poll(() => video.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.2);
    await expect(play).toHaveCount(0);
    await expect(video).toBeFocused();
    await expect(video).toHaveAttribute('controls', '');
  });

  await test.step('the last link leads on', async () => {
    await page.getByRole('link', { name: after.link.text }).click();
    await expect(page).toHaveURL(after.link.href);
  });
});
