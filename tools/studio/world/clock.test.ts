/** @jest-environment node */
import { duration } from '../walkthrough/script';
import { beat, frameCount, frameTime, framesPerSecond, loop, modulo, since, turn } from './clock';

it('gives a frame the moment of its number, whatever was drawn before', () => {
  expect(frameTime(36)).toBe(1.5);
  expect(frameTime(0)).toBe(0);
});

it('steps evenly from frame to frame', () => {
  const steps = Array.from(
    { length: frameCount(loop) },
    (_, frame) => frameTime(frame + 1) - frameTime(frame),
  );
  for (const step of steps) expect(step).toBeCloseTo(1 / framesPerSecond, 12);
});

it.each([
  ['the hero', loop],
  ['the walkthrough', duration],
])('cuts %s into whole frames and whole beats', (_video, seconds) => {
  expect(seconds * framesPerSecond).toBe(frameCount(seconds));
  expect(Number.isInteger(seconds / beat)).toBe(true);
});

it('shows the loop from its first frame up to, but not including, the first frame again', () => {
  expect(frameTime(frameCount(loop))).toBe(loop);
});

it('counts the time since an event across the end of the loop', () => {
  expect(since(1, 11)).toBeCloseTo(2);
  expect(since(11, 1)).toBeCloseTo(10);
});

it('has a remainder that is never negative', () => {
  expect(modulo(-1, 12)).toBe(11);
});

it('turns once around a loop', () => {
  expect(turn(loop)).toBeCloseTo(2 * Math.PI);
});
