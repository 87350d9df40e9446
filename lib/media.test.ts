import { heroPoster, heroVideo, portraitMedia, tourPoster, tourVideo, videoSource } from './media';

it('offers the video for tall screens first, and only to tall screens', () => {
  expect(heroVideo.map(({ media }) => media)).toEqual([portraitMedia, portraitMedia, undefined, undefined]);
});

it.each([
  ['tall screens', heroVideo.slice(0, 2)],
  ['wide screens', heroVideo.slice(2)],
  ['the tour', tourVideo],
])('offers AV1 before H.264 to %s', (_screen, sources) => {
  expect(sources.map(({ type }) => /codecs="(\w+)/.exec(type)?.[1])).toEqual(['av01', 'avc1']);
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
