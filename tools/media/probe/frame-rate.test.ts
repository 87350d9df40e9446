/** @jest-environment node */
import { constantRate, fraction } from './frame-rate';

/** Times of frames that follow each other in these steps, in seconds. */
const moments = (steps: readonly number[]) =>
  steps.reduce<number[]>((times, step) => [...times, times.at(-1)! + step], [0]);
const steady = (rate: number, frames = 100) => moments(Array<number>(frames).fill(1 / rate));

it.each([
  [24, '24/1'],
  [24000 / 1001, '24000/1001'],
  [25, '25/1'],
  [30000 / 1001, '30000/1001'],
  [30, '30/1'],
])('keeps the rate of footage at %s frames a second', (rate, kept) => {
  expect(constantRate(steady(rate))).toBe(kept);
});

it.each([
  [48, 24],
  [50, 25],
  [60, 30],
  [60000 / 1001, 30000 / 1001],
  [120, 30],
  [240, 30],
])('takes an even part of %s frames a second', (rate, part) => {
  expect(fraction(constantRate(steady(rate)))).toBeCloseTo(part, 6);
});

it.each([
  [15, 15],
  [12.5, 12.5],
  [90, 30],
  [1, 1],
])('knows what to make of %s frames a second, which no camera has', (rate, kept) => {
  expect(fraction(constantRate(steady(rate)))).toBeCloseTo(kept, 1);
});

it('recognizes the rate from times in whole milliseconds', () => {
  const rounded = (rate: number) => steady(rate).map((time) => Math.round(1000 * time) / 1000);
  expect(constantRate(rounded(24))).toBe('24/1');
  expect(constantRate(rounded(30000 / 1001))).toBe('30000/1001');
});

it('gives footage of varying rate the rate of its liveliest moments', () => {
  const still = Array<number>(20).fill(0.2);
  const lively = Array<number>(60).fill(1 / 30);
  expect(constantRate(moments([...still, ...lively]))).toBe('30/1');
});

it('accepts times in any order, since frames may be stored after later ones', () => {
  const times = steady(25);
  expect(constantRate(times.reverse())).toBe('25/1');
});
