import { hero, walkthrough } from '@/lib/content/generated/videos';
import { player } from '@/lib/content/vr-tour';
import { expect, test } from '../../helpers/test';

const videos = { 'landscape hero': hero.landscape, 'portrait hero': hero.portrait, walkthrough };

for (const [name, published] of Object.entries(videos)) {
  for (const { src, type } of published.sources) {
    const codec = /codecs="(\w+)/.exec(type)![1]!;

    test(`the ${name} plays in ${codec}, with its sound`, async ({ page }) => {
      await page.goto('/vr-tour');
      const playable = await page.evaluate((kind) => document.createElement('video').canPlayType(kind), type);
      test.skip(playable === '', `Playwright’s own Chromium does not support ${codec}`);

      // Browsers allow sound after a press.
      await page.getByRole('button', { name: player.play }).click();
      const video = page.locator('video');
      await video.evaluate(async (element: HTMLVideoElement, url) => {
        element.src = url;
        await element.play();
      }, src);
      const decoded = () =>
        video.evaluate((element: HTMLVideoElement & { webkitAudioDecodedByteCount?: number }) => ({
          frames: element.getVideoPlaybackQuality().totalVideoFrames >= 24,
          sound: element.webkitAudioDecodedByteCount! > 4000,
          muted: element.muted,
        }));
      await expect
        .poll(decoded, { timeout: 20_000 })
        .toEqual({ frames: true, sound: published.sound, muted: false });
      const { ratio, duration } = await video.evaluate((element: HTMLVideoElement) => ({
        ratio: element.videoWidth / element.videoHeight,
        duration: element.duration,
      }));
      expect(ratio).toBeCloseTo(published.width / published.height, 2);
      expect(Math.abs(duration - published.duration)).toBeLessThan(0.05);
    });
  }
}

for (const kind of ['captions', 'chapters'] as const) {
  test(`the walkthrough’s ${kind} are off by default, and run from its start to its end`, async ({
    page,
  }) => {
    test.skip(!walkthrough[kind], `the walkthrough has no ${kind}`);
    await page.goto('/vr-tour');
    const track = await page
      .locator('video')
      .evaluateHandle(
        ({ textTracks }: HTMLVideoElement, wanted) => [...textTracks].find((item) => item.kind === wanted)!,
        kind,
      );
    expect(await track.evaluate(({ mode }) => mode)).toBe('disabled');
    const cues = () =>
      track.evaluate((track) => {
        track.mode = 'hidden';
        return [...(track.cues ?? [])].map(({ startTime, endTime }) => ({ startTime, endTime }));
      });
    await expect.poll(async () => (await cues()).length).toBeGreaterThan(0);
    const found = await cues();
    expect(found[0]!.startTime).toBeLessThan(1);
    expect(Math.abs(found.at(-1)!.endTime - walkthrough.duration)).toBeLessThan(1);
  });
}
