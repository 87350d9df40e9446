import { heroHasSound } from '@/components/home/hero-media';
import { hero } from '@/lib/content/home/hero';
import { navigation } from '@/lib/content/navigation';
import { heroPoster, heroSection, heroVideo, pauseButton, videoButtons } from './helpers/hero-and-menu';
import { expect, requestsOf, test } from './helpers/test';

test('the hero shows its logo, and plays a video that obeys its buttons @phone', async ({
  page,
  isMobile,
}) => {
  const videos = requestsOf(page, /\/hero-[^/]*\.mp4$/);
  const posters = requestsOf(page, /hero-\w+-\d+\./);
  await page.goto('/');
  await expect(pauseButton(page, false)).toBeVisible();
  await expect(heroSection(page).getByRole('img', { name: hero.logo })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner').getByRole('link', { name: navigation.homeLink })).toBeVisible();
  const video = heroVideo(page);
  await expect(page.locator('video')).toHaveCount(1);

  await test.step('it plays, muted, in a loop', async () => {
    const time = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
    await expect.poll(time).toBeGreaterThan(0.2);
    for (const property of ['muted', 'loop']) await expect(video).toHaveJSProperty(property, true);
  });

  await test.step('phones get one video and one poster of their own, laptops the smaller wide ones', async () => {
    expect(videos[0]).toMatch(isMobile ? /hero-portrait\..*\.av1\.mp4$/ : /hero-landscape\..*\.av1\.mp4$/);
    const width = () => heroPoster(page).evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    const own = isMobile ? /portrait.*\.avif$/ : /landscape.*\.avif$/;
    expect(posters).toEqual([expect.stringMatching(own)]);
  });

  await test.step('the buttons work from the keyboard, and the speaker shows the sound', async () => {
    await pauseButton(page, false).press('Space');
    await expect(pauseButton(page, true)).toBeFocused();
    if (!heroHasSound) return;
    const sound = videoButtons(page).last();
    const icon = () => sound.locator('path').getAttribute('d');
    const muted = await icon();
    await sound.press('Enter');
    await expect(sound).toHaveAccessibleName(hero.video.mute);
    await expect(video).toHaveJSProperty('muted', false);
    expect(await icon()).not.toBe(muted);
  });
});
