/** @jest-environment node */
import { rooms } from './room-list';
import * as THREE from 'three';
import { viewAt } from './camera';
import { begin } from './rooms/arena';
import { captured, fightTime, hold, passing } from './rooms/capture';
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

  it('knows when the eye passes a frame', () => {
    const strike = new THREE.Vector3(0.05, 1.3, 0);
    const { eye } = viewAt('capture', passing(strike, 0.2));
    expect(Math.atan2(eye.x - strike.x, eye.z - strike.z)).toBeCloseTo(0.2);
  });

  it('continues the fight of the stop before it', () => {
    const arena = stops.find(({ id }) => id === 'arena')!;
    expect(begin + arena.duration).toBe(fightTime(0));
  });
});
