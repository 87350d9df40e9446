import { colors } from '@/lib/build/tokens';
import { heroVideos } from '@/lib/content/media/videos';
import { contrast, luminance, luminances } from '../helpers/luminance';
import { heroSection, heroVideo, pauseButton } from '../helpers/hero-and-menu';
import { expect, test } from '../helpers/test';

const luminanceOf = (color: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return luminance(red!, green!, blue!);
};
const bone = luminanceOf(colors.bone);

// The policy blocks the test's stylesheet, and a video from memory.
test.use({ bypassCSP: true });

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1920, 1080],
] as const) {
  test(`the hero’s text and logo have WCAG AA contrast at every second, at ${width} x ${height}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await pauseButton(page, false).click();

    // A video in memory can seek to any moment.
    await heroVideo(page).evaluate(async (video: HTMLVideoElement) => {
      const blob = await (await fetch(video.currentSrc)).blob();
      video.autoplay = false;
      video.src = URL.createObjectURL(blob);
    });
    const isWide = width > height;
    const logoColor = isWide && heroVideos.landscape.brightCorner ? luminanceOf(colors.ink) : bone;
    const logo = heroSection(page).getByRole('img').and(page.locator('svg'));
    const content = 'header { visibility: hidden } div:has(> h1) > * { opacity: 0 !important }';
    await page.addStyleTag({ content });
    for (
      let second = 0;
      second < Math.min(heroVideos.landscape.duration, heroVideos.portrait.duration);
      second++
    ) {
      await heroVideo(page).evaluate(
        (video: HTMLVideoElement, time) =>
          new Promise<void>((shown) => {
            video.requestVideoFrameCallback(() => shown());
            video.currentTime = time;
          }),
        second + 0.01,
      );
      const text = page.locator('div:has(> h1)');
      const ground = (await luminances(await text.screenshot({ scale: 'css' }))).sort();
      // One pixel in a thousand may be brighter, because a spark hides no letter.
      const brightest = ground[Math.floor(ground.length * 0.999)]!;
      expect(contrast(bone, brightest), `text, second ${second}`).toBeGreaterThanOrEqual(4.5);
      const behind = (await luminances(await logo.screenshot({ scale: 'css' }))).sort();
      for (const share of [0.001, 0.999])
        expect(
          contrast(logoColor, behind[Math.floor(behind.length * share)]!),
          `logo, second ${second}`,
        ).toBeGreaterThanOrEqual(3);
    }
  });
}
