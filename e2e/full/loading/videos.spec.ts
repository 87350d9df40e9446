import { hero } from '@/lib/content/media/hero';
import { walkthrough } from '@/lib/content/media/walkthrough';
import { player } from '@/lib/content/vr-tour';
import { expect, test } from '../../helpers/test';

const videos = { 'landscape hero': hero.landscape, 'portrait hero': hero.portrait, walkthrough };

/** How browsers report a video's sound: Chromium by the decoded bytes, Firefox and WebKit by the tracks. */
type Playing = HTMLVideoElement & {
  webkitAudioDecodedByteCount?: number;
  mozHasAudio?: boolean;
  audioTracks?: { length: number };
};

test.beforeEach(async ({ page }) => {
  await page.goto('/vr-tour');
});

for (const [name, published] of Object.entries(videos)) {
  for (const { src, type } of published.sources) {
    const codec = /codecs="(\w+)/.exec(type)![1]!;

    test(`the ${name} plays in ${codec}, with its sound`, async ({ page, browserName }) => {
      const playable = await page.evaluate((kind) => document.createElement('video').canPlayType(kind), type);
      // Playwright's own Chromium lacks the licensed codecs, and WebKit uses those of the system.
      test.skip(
        playable === '' && (codec === 'avc1' || browserName === 'webkit'),
        `this browser does not support ${codec}`,
      );
      expect(playable).toBe('probably');

      // Browsers allow sound after a press.
      await page.getByRole('button', { name: player.play }).click();
      const video = page.locator('video');
      await video.evaluate(async (element: HTMLVideoElement, url) => {
        element.src = url;
        await element.play();
      }, src);
      const decoded = () =>
        video.evaluate((element: Playing) => {
          const { webkitAudioDecodedByteCount: bytes, mozHasAudio, audioTracks } = element;
          return {
            frames: element.getVideoPlaybackQuality().totalVideoFrames >= 24,
            sound: bytes === undefined ? (mozHasAudio ?? audioTracks!.length > 0) : bytes > 4000,
            muted: element.muted,
          };
        });
      await expect
        .poll(decoded, { timeout: 20_000 })
        .toEqual({ frames: true, sound: published.sound, muted: false });
      expect(
        await video.evaluate(({ videoWidth, videoHeight }: HTMLVideoElement) => videoWidth / videoHeight),
      ).toBeCloseTo(published.width / published.height, 2);
      expect(
        Math.abs(
          (await video.evaluate((element: HTMLVideoElement) => element.duration)) - published.duration,
        ),
      ).toBeLessThan(0.05);
    });
  }
}

for (const kind of ['captions', 'chapters'] as const) {
  test(`the walkthrough’s ${kind} are off by default, and run from its start to its end`, async ({
    page,
  }) => {
    test.skip(!walkthrough[kind], `the walkthrough has no ${kind}`);
    const video = page.locator('video');
    const mode = () =>
      video.evaluate(
        ({ textTracks }: HTMLVideoElement, wanted) =>
          [...textTracks].filter((track) => track.kind === wanted).map((track) => track.mode),
        kind,
      );
    expect(await mode()).toEqual(['disabled']);

    const cues = () =>
      video.evaluate(({ textTracks }: HTMLVideoElement, wanted) => {
        const track = [...textTracks].find((item) => item.kind === wanted)!;
        track.mode = 'hidden';
        return [...(track.cues ?? [])].map(({ startTime, endTime }) => ({ startTime, endTime }));
      }, kind);
    await expect.poll(async () => (await cues()).length).toBeGreaterThan(0);
    const found = await cues();
    expect(found[0]!.startTime).toBeLessThan(1);
    expect(Math.abs(found.at(-1)!.endTime - walkthrough.duration)).toBeLessThan(1);
  });
}
