/** @jest-environment node */
import { framesPerSecond } from '../world/clock';
import { bandLoop, groundAt, wayOf } from './sweep';

const sides = Array.from({ length: 21 }, (_, index) => index / 20);
const times = Array.from({ length: bandLoop * framesPerSecond }, (_, frame) => frame / framesPerSecond);

it('ends where it began', () => {
  for (const side of sides) {
    expect(groundAt(side, bandLoop)).toBeCloseTo(groundAt(side, 0), 10);
    expect(wayOf(side, 0.3, bandLoop)).toBeCloseTo(wayOf(side, 0.3, 0), 10);
  }
});

it('is halfway in the middle at its first frame, with paper on the left', () => {
  expect(groundAt(0.5, 0)).toBeCloseTo(0.5);
  expect(groundAt(0, 0)).toBe(1);
  expect(groundAt(1, 0)).toBe(0);
});

it('rests in ink and in light for at least half a second each', () => {
  for (const state of [0, 1]) {
    const resting = times.filter((time) =>
      sides.every((side) => [0, 0.5, 1].every((chance) => wayOf(side, chance, time) === state)),
    );
    expect(resting.length).toBeGreaterThanOrEqual(framesPerSecond / 2);
  }
});

it('never changes the whole image by more than a thirtieth in a frame', () => {
  const paper = times.map(
    (time) => sides.reduce((sum, side) => sum + groundAt(side, time), 0) / sides.length,
  );
  const steps = paper.map((share, frame) => Math.abs(share - paper[(frame + 1) % paper.length]!));
  expect(Math.max(...steps)).toBeLessThan(1 / 30);
});

it('changes each place only twice in a loop: no place flashes', () => {
  for (const side of sides) {
    const dark = times.map((time) => groundAt(side, time) < 0.5);
    expect(dark.filter((is, frame) => is !== dark[(frame + 1) % dark.length])).toHaveLength(2);
  }
});
