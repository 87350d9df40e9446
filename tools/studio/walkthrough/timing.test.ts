/** @jest-environment node */
import { beat, frameCount, frameTime } from '../world/clock';
import { duration, stops } from './script';
import { changeAt, fadeAt, stopAt } from './timing';

it('has stops that follow each other without a gap, on the beat, from the first moment to the last', () => {
  expect(stops[0]!.start).toBe(0);
  stops.forEach(({ start, duration: length }, index) => {
    expect((start / beat) % 1).toBe(0);
    expect(start + length).toBe(stops[index + 1]?.start ?? duration);
  });
});

it('is between 50 and 70 seconds long', () => {
  expect(duration).toBeGreaterThanOrEqual(50);
  expect(duration).toBeLessThanOrEqual(70);
});

it('shows the stop of its time at every frame', () => {
  for (let frame = 0; frame < frameCount(duration); frame++) {
    const time = frameTime(frame);
    const { start, duration: length } = stops[stopAt(time)]!;
    expect(time).toBeGreaterThanOrEqual(start);
    expect(time).toBeLessThan(start + length);
  }
});

it('changes rooms around every cut, and nowhere else', () => {
  for (const [index, { start, arrives }] of stops.entries()) {
    if (!arrives) continue;
    expect(changeAt(start)).toEqual({ to: index, amount: 0.5 });
    expect(changeAt(start - 0.7)).toBeUndefined();
    expect(changeAt(start + 0.7)).toBeUndefined();
  }
});

it('cuts only where no dots travel', () => {
  const cuts = stops.filter(({ cut }) => cut);
  expect(cuts.map(({ id }) => id)).toEqual(['check-in', 'shop']);
  for (const { start } of cuts) expect(changeAt(start)).toBeUndefined();
});

it('lets dots travel wherever the visitor cannot walk', () => {
  for (const [index, { arrives }] of stops.slice(1).entries()) {
    expect(Boolean(stops[index]!.leaves)).toBe(Boolean(arrives));
  }
});

it('begins and ends in the dark', () => {
  expect(fadeAt(0)).toBe(0);
  expect(fadeAt(duration)).toBe(0);
  expect(fadeAt(duration / 2)).toBe(1);
});
