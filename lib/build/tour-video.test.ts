/** @jest-environment node */
import { parseTourVideo } from './tour-video';

const id = 'dQw4w9WgXcQ';
const player = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
const watch = `https://www.youtube.com/watch?v=${id}`;
const vimeoPlayer = 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1';
const unlistedPlayer = 'https://player.vimeo.com/video/123456789?h=ab12cd&dnt=1&autoplay=1';

it.each([
  [`https://m.youtube.com/watch?v=${id}&feature=share#secret`, player, watch],
  [`https://youtu.be/${id}`, player, watch],
  [`https://www.youtube.com/live/${id}?si=abc`, player, watch],
  [`https://www.youtube.com/watch?v=${id}&t=62s`, `${player}&start=62`, `${watch}&t=62s`],
  [`https://youtu.be/${id}#t=1m2s`, `${player}&start=62`, `${watch}&t=62s`],
  ['https://player.vimeo.com/video/123456789?title=0', vimeoPlayer, 'https://vimeo.com/123456789'],
  ['https://vimeo.com/groups/films/videos/123456789', vimeoPlayer, 'https://vimeo.com/123456789'],
  ['https://vimeo.com/123456789/ab12cd', unlistedPlayer, 'https://vimeo.com/123456789/ab12cd'],
  ['https://player.vimeo.com/video/123456789?h=ab12cd', unlistedPlayer, 'https://vimeo.com/123456789/ab12cd'],
])('keeps only the id, the hash and the start of %s', (url, playerUrl, watchUrl) => {
  expect(parseTourVideo(url)).toMatchObject({ playerUrl, watchUrl });
});

it.each([
  'https://youtube.com.evil.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/playlist?list=PL123456789',
  'https://vimeo.com/staffpicks',
  'https://vimeo.com/123456789?h=not-a-hash',
])('finds no video in %s', (value) => {
  expect(parseTourVideo(value)).toBeUndefined();
});
