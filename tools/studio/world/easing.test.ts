/** @jest-environment node */
import { clamp, lerp, smootherstep, smoothstep } from './easing';

it('keeps a value between its bounds', () => {
  expect([clamp(-1), clamp(0.4), clamp(3)]).toEqual([0, 0.4, 1]);
});

it('goes from one value to another', () => {
  expect([lerp(2, 6, 0), lerp(2, 6, 0.25), lerp(2, 6, 1)]).toEqual([2, 3, 6]);
});

it('steps up between two edges', () => {
  expect([smoothstep(1, 3, 0), smoothstep(1, 3, 2), smoothstep(1, 3, 4)]).toEqual([0, 0.5, 1]);
});

it('steps down when the first edge is the higher one', () => {
  expect([smoothstep(3, 1, 0), smoothstep(3, 1, 4)]).toEqual([1, 0]);
});

it('starts and ends a smoother step at rest', () => {
  expect(smootherstep(0.001)).toBeLessThan(1e-7);
  expect(1 - smootherstep(0.999)).toBeLessThan(1e-7);
});
