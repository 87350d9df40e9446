/** @jest-environment node */
import { parseTourVideo } from './video-service';

const id = 'dQw4w9WgXcQ';

it.each([
  [`https://www.youtube.com/watch?v=${id}`, '', ''],
  [`https://m.youtube.com/watch?v=${id}&feature=share`, '', ''],
  [`https://youtu.be/${id}`, '', ''],
  [`https://www.youtube.com/embed/${id}`, '', ''],
  [`https://www.youtube.com/live/${id}?si=abc`, '', ''],
  [`https://www.youtube.com:8443/watch?v=${id}&v=secret";secret`, '', ''],
  [`https://www.youtube.com/watch?list=PL123&v=${id}&t=62s#top`, '&start=62', '&t=62s'],
  [`https://youtu.be/${id}#t=1m2s`, '&start=62', '&t=62s'],
])('keeps only the id and the start of %s', (url, start, time) => {
  expect(parseTourVideo(url)).toEqual({
    service: 'YouTube',
    playerUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start}`,
    watchUrl: `https://www.youtube.com/watch?v=${id}${time}`,
  });
});

it.each([
  ['https://vimeo.com/123456789', '', ''],
  ['https://vimeo.com/groups/short-videos/videos/123456789', '', ''],
  ['https://vimeo.com/123456789/ab12cd', 'h=ab12cd&', '/ab12cd'],
  ['https://player.vimeo.com/video/123456789?h=ab12cd&badge=0', 'h=ab12cd&', '/ab12cd'],
])('keeps only the id and the hash of %s', (url, hash, folder) => {
  expect(parseTourVideo(url)).toEqual({
    service: 'Vimeo',
    playerUrl: `https://player.vimeo.com/video/123456789?${hash}dnt=1&autoplay=1`,
    watchUrl: `https://vimeo.com/123456789${folder}`,
  });
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
