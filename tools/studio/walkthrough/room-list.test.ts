/** @jest-environment node */
import { rooms } from './room-list';
import { angleAt, captured, fightTime, hold, passing } from './rooms/capture';
import { stops } from './script';

it('has a room for every stop, and no others', () => {
  expect(Object.keys(rooms)).toEqual(stops.map(({ id }) => id));
});

describe('the capture', () => {
  it('reaches the strike in one second, holds it, and continues', () => {
    expect(fightTime(0)).toBe(captured - 1);
    expect(fightTime(1)).toBe(captured);
    expect(fightTime(1 + hold)).toBe(captured);
    expect(fightTime(1.5 + hold)).toBe(captured + 0.5);
  });

  it('moves the eye 70 degrees around the strike, most of it while the strike is held', () => {
    const degrees = (from: number, to: number) => ((angleAt(to) - angleAt(from)) * 180) / Math.PI;
    expect(degrees(0, hold + 2)).toBeCloseTo(70);
    expect(degrees(1, 1 + hold)).toBeGreaterThan(60);
  });

  it('knows when the eye passes a frame', () => {
    expect(angleAt(passing(0.2))).toBeCloseTo(0.2);
  });
});
