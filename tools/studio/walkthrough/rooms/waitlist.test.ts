/** @jest-environment node */
import { beat } from '../../world/clock';
import { stops } from '../script';
import { ownRow, places, shift } from './waitlist';

it('moves the rows up one place on every beat from the first, and holds them in between', () => {
  expect(shift(0.9 * beat)).toBe(0);
  for (let moves = 1; moves < places; moves++) {
    expect(shift(moves * beat)).toBeCloseTo(moves - 1, 9);
    expect(shift((moves + 0.9) * beat)).toBeCloseTo(moves, 9);
  }
});

it('moves them without a jump', () => {
  for (let frame = 1; frame <= 96; frame++) {
    const step = shift(frame / 24) - shift((frame - 1) / 24);
    expect(step).toBeGreaterThanOrEqual(0);
    expect(step).toBeLessThan(0.3);
  }
});

it("takes the visitor's row from its place to the first before the stop ends", () => {
  const { duration } = stops.find(({ id }) => id === 'waitlist')!;
  expect(ownRow).toBeLessThan(places);
  expect(ownRow - shift(0)).toBeGreaterThan(3);
  expect(ownRow - shift(duration - 0.1)).toBe(0);
});
