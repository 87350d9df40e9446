/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { hdMedia, heroVideo, portraitMedia, tourVideo, type VideoSource } from './media';

const forScreens = (video: readonly VideoSource[], wanted?: string) =>
  video.filter(({ media }) => media === wanted);

it.each([
  ['hero', heroVideo],
  ['walkthrough', tourVideo],
])(
  'offers the %s for tall screens first, then the hd one for large screens, then one for all others',
  (_name, video) => {
    expect(video).toEqual([portraitMedia, hdMedia, undefined].flatMap((media) => forScreens(video, media)));
    expect(video.filter(({ hd }) => hd)).toEqual(forScreens(video, hdMedia));
  },
);

const codecsFor = (video: readonly VideoSource[], media?: string) =>
  forScreens(video, media).map(({ type }) => /codecs="(\w+)/.exec(type)?.[1]);

it('offers every AV1 file before the H.264 file for the same screens', () => {
  for (const whole of [codecsFor(heroVideo, portraitMedia), codecsFor(heroVideo), codecsFor(tourVideo)])
    expect(whole).toEqual(['av01', 'avc1']);
  // Footage of 1280 pixels or fewer has no hd files, and the walkthrough's are only in AV1.
  expect([[], ['av01', 'avc1']]).toContainEqual(codecsFor(heroVideo, hdMedia));
  expect([[], ['av01']]).toContainEqual(codecsFor(tourVideo, hdMedia));
});

it('changes the video of the hero where its layout changes', () => {
  expect(readFileSync('components/home/Hero.module.css', 'utf8')).toContain(`@media ${portraitMedia}`);
});
