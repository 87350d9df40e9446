/** @jest-environment node */
import { rooms } from './room-list';
import { begin } from './rooms/arena';
import { captured, fightTime, frozen, hold, takenAt } from './rooms/capture';
import { stops } from './script';

it('has a room for every stop, and no others', () => {
  expect(Object.keys(rooms)).toEqual(stops.map(({ id }) => id));
});

describe('the capture', () => {
  it('reaches the strike on its beat, holds it, and continues', () => {
    expect(fightTime(0)).toBe(captured - frozen);
    expect(fightTime(frozen)).toBe(captured);
    expect(fightTime(frozen + hold)).toBe(captured);
    expect(fightTime(frozen + hold + 0.5)).toBe(captured + 0.5);
  });

  it('takes its frames while the strike is held', () => {
    expect(takenAt(0)).toBeGreaterThan(frozen);
    expect(takenAt(4)).toBeLessThan(frozen + hold);
  });

  it('continues the fight of the stop before it', () => {
    const arena = stops.find(({ id }) => id === 'arena')!;
    expect(begin + arena.duration).toBe(fightTime(0));
  });
});
