/** @jest-environment node */
import { createRandom } from './random';

const draw = (seed: number, count: number) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, random);
};

it('gives the same numbers for the same seed', () => {
  expect(draw(7, 50)).toEqual(draw(7, 50));
});

it('gives other numbers for another seed', () => {
  expect(draw(7, 50)).not.toEqual(draw(8, 50));
});

it('spreads its numbers evenly from 0 up to 1', () => {
  const numbers = draw(1, 20_000);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.reduce((sum, number) => sum + number) / numbers.length).toBeCloseTo(0.5, 1);
});
