import {
  heroPoster,
  heroVideo,
  portraitMedia,
  sharpMedia,
  tourPoster,
  tourVideo,
  videoSource,
} from './media';

const forScreens = (wanted?: string) => heroVideo.filter(({ media }) => media === wanted);

it('offers the video for tall screens first, then the sharp one for large screens, then one for all others', () => {
  const order = [portraitMedia, sharpMedia, undefined];
  expect(heroVideo).toEqual(order.flatMap(forScreens));
});

it('marks the files that only large screens get as sharp', () => {
  expect(heroVideo.filter(({ sharp }) => sharp)).toEqual(forScreens(sharpMedia));
});

it('offers every AV1 file before the H.264 file for the same screens', () => {
  const offers = [...[portraitMedia, sharpMedia, undefined].map(forScreens), tourVideo];
  const codecs = offers.map((files) => files.map(({ type }) => /codecs="(\w+)/.exec(type)?.[1]).join());
  // Footage of 1280 pixels or fewer has no sharp files.
  expect(new Set(codecs.filter(Boolean))).toEqual(new Set(['av01,avc1']));
});

it.each([
  ['tall screens', heroPoster.portrait, 9 / 16],
  ['wide screens', heroPoster.landscape, 16 / 9],
])('has a hero’s poster in the shape of %s', (_screen, { width, height }, shape) => {
  expect(width / height / shape).toBeCloseTo(1, 2);
});

it('states the width of every poster in srcSet', () => {
  expect(heroPoster.portrait.srcSet.avif).toMatch(/^(\/media\/hero-portrait-(\d+)\.\w{8}\.avif \2w(, |$))+$/);
});

it('uses the widest JPEG for browsers that support no srcSet', () => {
  expect(tourPoster.src).toMatch(new RegExp(`^/media/walkthrough-${tourPoster.width}\\.\\w{8}\\.jpg$`));
});

it.each([
  ['/tour.mp4', 'video/mp4'],
  ['/tour.webm', 'video/webm'],
  ['/TOUR.WEBM', 'video/webm'],
])('sets the type of %s', (path, type) => {
  expect(videoSource(path)).toEqual({ src: path, type });
});
