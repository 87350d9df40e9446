import {
  heroPoster,
  heroVideo,
  portraitMedia,
  sharpMedia,
  tourPoster,
  tourVideo,
  type VideoSource,
} from './media';

const forScreens = (video: readonly VideoSource[], wanted?: string) =>
  video.filter(({ media }) => media === wanted);
const screens = [portraitMedia, sharpMedia, undefined];

it('offers the video for tall screens first, then the sharp one for large screens, then one for all others', () => {
  for (const video of [heroVideo, tourVideo]) {
    expect(video).toEqual(screens.flatMap((media) => forScreens(video, media)));
  }
});

it('marks the files that only large screens get as sharp', () => {
  for (const video of [heroVideo, tourVideo]) {
    expect(video.filter(({ sharp }) => sharp)).toEqual(forScreens(video, sharpMedia));
  }
});

it('offers every AV1 file before the H.264 file for the same screens', () => {
  const codecsFor = (video: readonly VideoSource[], media?: string) =>
    forScreens(video, media)
      .map(({ type }) => /codecs="(\w+)/.exec(type)?.[1])
      .join();
  const whole = [codecsFor(heroVideo, portraitMedia), codecsFor(heroVideo), codecsFor(tourVideo)];
  expect(new Set(whole)).toEqual(new Set(['av01,avc1']));
  // Footage of 1280 pixels or fewer has no sharp files, and the walkthrough's are only in AV1.
  expect(['av01,avc1', '']).toContain(codecsFor(heroVideo, sharpMedia));
  expect(['av01', '']).toContain(codecsFor(tourVideo, sharpMedia));
});

it.each([
  ['tall screens', heroPoster.portrait, 9 / 16],
  ['wide screens', heroPoster.landscape, 16 / 9],
])('has a hero’s poster in about the shape of %s', (_screen, { width, height }, shape) => {
  expect(width / height / shape).toBeCloseTo(1, 1);
});

it('uses the widest JPEG for browsers that support no srcSet', () => {
  expect(tourPoster.src).toMatch(
    new RegExp(`^/media/generated/walkthrough-${tourPoster.width}\\.\\w{8}\\.jpg$`),
  );
});
