/** @jest-environment node */
import { frameCount, frameTime } from '../../world/clock';
import { duration, stops } from '../script';
import { darkestOf } from './brightness';

const bar = stops.find(({ id }) => id === 'bar')!;

/** The brightness of every frame, by its time in seconds. */
const video = (brightnessAt: (time: number) => number) =>
  Array.from({ length: frameCount(duration) }, (_, frame) => brightnessAt(frameTime(frame)));

it('finds the change of rooms that goes through the dark', () => {
  const levels = video((time) => (Math.abs(time - bar.start) < 0.1 ? 5 : 20));
  for (const { to, share } of darkestOf(levels)) expect(share).toBeCloseTo(to === 'bar' ? 0.25 : 1);
});

it('compares a change with the darker one of its rooms', () => {
  const levels = video((time) => (time < bar.start ? 60 : 20));
  expect(darkestOf(levels).find(({ to }) => to === 'bar')!.share).toBeCloseTo(1);
});

it('looks at every change, and not at a walk from stop to stop', () => {
  const changes = darkestOf(video(() => 1)).map(({ to }) => to);
  expect(changes).toEqual(stops.filter(({ arrives }) => arrives).map(({ id }) => id));
  expect(changes).not.toContain('capture');
});
