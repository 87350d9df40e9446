/** @jest-environment node */
import { sourcesFor, sourcesWithHd, type VideoSource } from './video-sources';

const encodes = (name: string) => ({
  width: 1280,
  height: 720,
  sources: ['av1', 'h264'].map((codec) => ({ src: `/${name}.${codec}.mp4`, type: codec, bytes: 1 })),
});
const sources = sourcesWithHd(encodes('small'), '(min-width: 64em)', encodes('large'));

const namesOf = (list: readonly VideoSource[]) => list.map(({ src }) => src);

it('offers the hd video to large screens, then one to all others, each first in AV1', () => {
  expect(namesOf(sources)).toEqual([
    '/large.av1.mp4',
    '/large.h264.mp4',
    '/small.av1.mp4',
    '/small.h264.mp4',
  ]);
  expect(sources.map(({ media }) => media)).toEqual([
    '(min-width: 64em)',
    '(min-width: 64em)',
    undefined,
    undefined,
  ]);
});

it('offers no hd video to a visitor who asks for less data', () => {
  expect(namesOf(sourcesFor(sources, true))).toEqual(['/small.av1.mp4', '/small.h264.mp4']);
  expect(sourcesFor(sources, false)).toBe(sources);
});
