/** @jest-environment node */
import { parseTourVideo } from './video-service';

const id = 'dQw4w9WgXcQ';
const youtube = {
  service: 'YouTube',
  playerUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  watchUrl: `https://www.youtube.com/watch?v=${id}`,
};
const later = {
  ...youtube,
  playerUrl: `${youtube.playerUrl}&start=62`,
  watchUrl: `${youtube.watchUrl}&t=62s`,
};
const vimeo = {
  service: 'Vimeo',
  playerUrl: 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1',
  watchUrl: 'https://vimeo.com/123456789',
};
const unlisted = {
  ...vimeo,
  playerUrl: vimeo.playerUrl.replace('?', '?h=ab12cd&'),
  watchUrl: `${vimeo.watchUrl}/ab12cd`,
};

it.each([
  [`https://www.youtube.com/watch?v=${id}`, youtube],
  [`https://m.youtube.com/watch?v=${id}&feature=share`, youtube],
  [`https://youtu.be/${id}`, youtube],
  [`https://www.youtube.com/embed/${id}`, youtube],
  [`https://www.youtube.com/live/${id}?si=abc`, youtube],
  [`https://www.youtube.com:8443/watch?v=${id}&v=secret";secret`, youtube],
  [`https://www.youtube.com/watch?list=PL123&v=${id}&t=62s#top`, later],
  [`https://youtu.be/${id}#t=1m2s`, later],
  ['https://vimeo.com/123456789', vimeo],
  ['https://vimeo.com/groups/short-videos/videos/123456789', vimeo],
  ['https://vimeo.com/123456789/ab12cd', unlisted],
  ['https://player.vimeo.com/video/123456789?h=ab12cd&badge=0', unlisted],
])('keeps only the id, the hash and the start of %s', (url, video) => {
  expect(parseTourVideo(url)).toEqual(video);
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
