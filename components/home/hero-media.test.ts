/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { VideoSource } from '@/components/ui/media';
import { heroVideo, tallMedia } from './hero-media';

it('offers the hero for tall screens, then the hd one for large screens, then one for all others, each first in AV1', () => {
  const screenOf = ({ media, hd }: VideoSource) => {
    if (media === tallMedia) return 'tall';
    return media && hd ? 'large' : 'other';
  };
  const files = heroVideo.map((source) => `${screenOf(source)} ${/"(\w+)/.exec(source.type)?.[1]}`);
  const large = files.filter((file) => file.startsWith('large')).toSorted();
  expect(files).toEqual(['tall av01', 'tall avc1', ...large, 'other av01', 'other avc1']);
});

it('changes the video of the hero where its layout changes', () => {
  expect(readFileSync('components/home/Hero.module.css', 'utf8')).toContain(`@media ${tallMedia}`);
});
