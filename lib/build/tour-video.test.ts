/** @jest-environment node */
import { parseTourVideo } from './tour-video';

const id = 'dQw4w9WgXcQ';

describe('YouTube', () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `https://m.youtube.com/watch?v=${id}&feature=share`,
    `https://youtu.be/${id}`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube.com/live/${id}?si=abc`,
  ])('finds the video of %s', (url) => {
    expect(parseTourVideo(url)).toMatchObject({
      service: 'YouTube',
      playerUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
      watchUrl: `https://www.youtube.com/watch?v=${id}`,
    });
  });

  it.each([`https://www.youtube.com/watch?list=PL123&v=${id}&t=62s#top`, `https://youtu.be/${id}#t=1m2s`])(
    'starts where %s does, in the player and at YouTube',
    (url) => {
      expect(parseTourVideo(url)).toMatchObject({
        playerUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&start=62`,
        watchUrl: `https://www.youtube.com/watch?v=${id}&t=62s`,
      });
    },
  );

  it.each([
    'https://vimeo.com/123456789',
    'https://player.vimeo.com/video/123456789?title=0',
    'https://vimeo.com/groups/short-videos/videos/123456789',
  ])('finds the public video of %s', (url) => {
    expect(parseTourVideo(url)).toMatchObject({
      service: 'Vimeo',
      playerUrl: 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1',
      watchUrl: 'https://vimeo.com/123456789',
    });
  });

  it.each([
    'https://vimeo.com/123456789/ab12cd34ef',
    'https://player.vimeo.com/video/123456789?h=ab12cd34ef&badge=0',
  ])('keeps the hash of the unlisted video of %s', (url) => {
    expect(parseTourVideo(url)).toMatchObject({
      playerUrl: 'https://player.vimeo.com/video/123456789?h=ab12cd34ef&dnt=1&autoplay=1',
      watchUrl: 'https://vimeo.com/123456789/ab12cd34ef',
    });
  });
});

it.each([
  `https://www.youtube.com/watch?v=${id}&secret=1#secret`,
  `https://www.youtube.com:8443/watch?v=${id}&v=secret";secret`,
])('keeps only the id of %s', (url) => {
  const video = parseTourVideo(url);
  expect(video).toBeDefined();
  expect(JSON.stringify(video)).not.toMatch(/secret|8443/);
});

it.each([
  'https://user:password@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/playlist?list=PL123456789',
  'https://youtu.be/tooshort12',
  'https://vimeo.com/staffpicks',
  'https://vimeo.com/123456789/not-a-hash',
  'https://vimeo.com/123456789?h=not-a-hash',
  'youtube.com/watch?v=dQw4w9WgXcQ',
])('finds no video in %s', (value) => {
  expect(parseTourVideo(value)).toBeUndefined();
});
