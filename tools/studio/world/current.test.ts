/** @jest-environment node */
import { loop } from './clock';
import { createCurrent, type Point } from './current';
import { createRandom } from './random';

const settings = { seed: 3, longest: 3, shortest: 0.4, waves: 9 };
const current = createCurrent(settings);
const random = createRandom(1);
const places = Array.from({ length: 400 }, (): Point => [random() * 20 - 10, random() * 20 - 10]);

const speedAt = ([x, y]: Point, time = 0, of = current): Point => {
  const out: Point = [0, 0];
  of(x, y, time, out);
  return out;
};

it('ends where it began after a loop', () => {
  for (const place of places) {
    const [x, y] = speedAt(place, loop);
    const first = speedAt(place, 0);
    expect(x).toBeCloseTo(first[0], 9);
    expect(y).toBeCloseTo(first[1], 9);
  }
});

it('changes within a loop', () => {
  const place = places[0]!;
  expect(speedAt(place, 3)[0]).not.toBeCloseTo(speedAt(place, 0)[0], 3);
});

it('is the same for the same seed', () => {
  const again = createCurrent(settings);
  for (const place of places) expect(speedAt(place, 2, again)).toEqual(speedAt(place, 2));
});

it('has neither sources nor sinks', () => {
  const step = 1e-4;
  for (const [x, y] of places) {
    const along = speedAt([x + step, y])[0] - speedAt([x - step, y])[0];
    const across = speedAt([x, y + step])[1] - speedAt([x, y - step])[1];
    expect((along + across) / (2 * step)).toBeCloseTo(0, 4);
  }
});

it('has a mean speed of about 1', () => {
  const squares = places.map((place) => Math.hypot(...speedAt(place)) ** 2);
  const mean = Math.sqrt(squares.reduce((sum, square) => sum + square) / squares.length);
  expect(mean).toBeGreaterThan(0.8);
  expect(mean).toBeLessThan(1.2);
});
