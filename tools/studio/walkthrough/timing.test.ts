/** @jest-environment node */
import { beat, frameCount, frameTime } from '../world/clock';
import { duration, stops } from './script';
import { dissolvedAt, fadeAt, stopAt } from './timing';

it('has stops that follow each other without a gap, on the beat, from the first moment to the last', () => {
  expect(stops[0]!.start).toBe(0);
  stops.forEach(({ start, duration: length }, index) => {
    expect((start / beat) % 1).toBe(0);
    expect(start + length).toBe(stops[index + 1]?.start ?? duration);
  });
});

it('is between 40 and 60 seconds long', () => {
  expect(duration).toBeGreaterThanOrEqual(40);
  expect(duration).toBeLessThanOrEqual(60);
});

it('shows the stop of its time at every frame', () => {
  for (let frame = 0; frame < frameCount(duration); frame++) {
    const time = frameTime(frame);
    const { start, duration: length } = stops[stopAt(time)]!;
    expect(time).toBeGreaterThanOrEqual(start);
    expect(time).toBeLessThan(start + length);
  }
});

it('dissolves the image at every cut, and nowhere else', () => {
  for (const { start } of stops.slice(1)) {
    expect(dissolvedAt(start)).toBe(1);
    expect(dissolvedAt(start - 0.05)).toBeGreaterThan(0.5);
    expect(dissolvedAt(start + 0.5)).toBe(0);
    expect(dissolvedAt(start - 0.5)).toBe(0);
  }
  expect(dissolvedAt(0)).toBe(0);
  expect(dissolvedAt(duration - 0.01)).toBe(0);
});

it('begins and ends in the dark', () => {
  expect(fadeAt(0)).toBe(0);
  expect(fadeAt(duration)).toBe(0);
  expect(fadeAt(duration / 2)).toBe(1);
});
