/** @jest-environment node */
import { heroVideo, tallMedia } from './hero-media';

it('offers tall screens a hero of their own, before all others', () => {
  expect(heroVideo.map(({ media }) => media === tallMedia).indexOf(false)).toBe(2);
  expect(heroVideo.slice(2).some(({ media }) => media === tallMedia)).toBe(false);
});
