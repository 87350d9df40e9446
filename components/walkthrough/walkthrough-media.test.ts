/** @jest-environment node */
import { tourVideo } from './walkthrough-media';

it('offers the hd film for large screens, then one for all others, each first in AV1', () => {
  const files = tourVideo.map(({ type, hd, media }) => {
    const screen = hd && media ? 'large' : 'other';
    return `${screen} ${/"(\w+)/.exec(type)?.[1]}`;
  });
  const large = files.filter((file) => file.startsWith('large')).toSorted();
  expect(files).toEqual([...large, 'other av01', 'other avc1']);
});
