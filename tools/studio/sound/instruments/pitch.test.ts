/** @jest-environment node */
import { pitch } from './pitch';

it('knows the notes of the equal-tempered scale', () => {
  expect(pitch('A4')).toBe(440);
  expect(pitch('C4')).toBeCloseTo(261.626, 3);
  expect(pitch('Bb1')).toBeCloseTo(58.27, 2);
  expect(pitch('D1')).toBeCloseTo(36.708, 3);
});
