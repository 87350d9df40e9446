/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { hdMedia, heroVideo, tallMedia, tourVideo } from './media';

const screens = [tallMedia, hdMedia, undefined];

it.each([
  ['hero', heroVideo, ['0 av01', '0 avc1', '2 av01', '2 avc1']],
  ['walkthrough', tourVideo, ['2 av01', '2 avc1']],
])(
  'offers the %s for tall screens, then the hd one for large screens, then one for all others, each first in AV1',
  (_name, video, needed) => {
    const files = video.map(({ media, type }) => `${screens.indexOf(media)} ${/"(\w+)/.exec(type)?.[1]}`);
    expect(files).toEqual(files.toSorted());
    const hd = video.flatMap((source, index) => (source.hd ? files[index]! : []));
    expect(files.filter((file) => file.startsWith('1'))).toEqual(hd);
    expect(files.filter((file) => !file.startsWith('1'))).toEqual(needed);
  },
);

it('changes the video of the hero where its layout changes', () => {
  expect(readFileSync('components/home/Hero.module.css', 'utf8')).toContain(`@media ${tallMedia}`);
});
