/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { breakpoint } from '@/lib/build/breakpoints';
import { heroVideo, tallMedia } from './hero-media';

it('offers tall screens a hero of their own, before all others', () => {
  expect(heroVideo.map(({ media }) => media === tallMedia).indexOf(false)).toBe(2);
  expect(heroVideo.slice(2).some(({ media }) => media === tallMedia)).toBe(false);
});

it('changes the video of the hero where its layout changes', () => {
  const named = tallMedia.replace(breakpoint('phone'), '(--phone)');
  expect(readFileSync('components/home/Hero.module.css', 'utf8')).toContain(`@media ${named}`);
});
