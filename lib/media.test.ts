/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { heroVideo, tallMedia, tourVideo, type VideoSource } from './media';

it.each([
  ['hero', heroVideo, ['0 av01', '0 avc1', '2 av01', '2 avc1']],
  ['walkthrough', tourVideo, ['2 av01', '2 avc1']],
])(
  'offers the %s for tall screens, then the hd one for large screens, then one for all others, each first in AV1',
  (_name, video, needed) => {
    const screenOf = ({ media, hd }: VideoSource) => (media === tallMedia ? 0 : media && hd ? 1 : 2);
    const files = video.map((source) => `${screenOf(source)} ${/"(\w+)/.exec(source.type)?.[1]}`);
    expect(files).toEqual(files.toSorted());
    const hd = video.flatMap((source, index) => (source.hd ? files[index]! : []));
    expect(files.filter((file) => file.startsWith('1'))).toEqual(hd);
    expect(files.filter((file) => !file.startsWith('1'))).toEqual(needed);
  },
);

it('changes the video of the hero where its layout changes', () => {
  expect(readFileSync('components/home/Hero.module.css', 'utf8')).toContain(`@media ${tallMedia}`);
});
