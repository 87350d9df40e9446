import { clamp } from '@/lib/browser/clamp';
import { prefersReducedMotion } from '@/lib/browser/preferences';
import { ahead, type Direction } from './camera';

/** In milliseconds: how long a room is awake after an input, how long its light takes to start or end, and a ring to fade. */
const [restTime, easeTime, ringTime] = [20_000, 1000, 900];

/** How the light of a room moves at a moment. `strength`, `beat` and the ring's `age` are parts from 0 to 1. */
export type Light = { strength: number; beat: number; ring: Direction; age: number };

/**
 * How a room's light moves: it breathes once a second, and a press sends a ring through it. It rests some time after the
 * last input, and always with reduced motion.
 */
export function createPulse() {
  let [strength, last, input, struck] = [0, 0, -Infinity, -Infinity];
  let ring = ahead;
  return {
    /** The visitor does something. */
    wake: () => void (input = performance.now()),
    /** The visitor presses a place. */
    strike(place: Direction) {
      ring = place;
      struck = performance.now();
    },
    /** @returns the light now, or undefined while the room rests, whose picture does not change */
    light(): Light | undefined {
      const now = performance.now();
      const isAwake = now - input < restTime && !prefersReducedMotion();
      // After a pause, it goes on where it was.
      const step = Math.min(now - last, 50) / easeTime;
      strength = clamp(strength + (isAwake ? step : -step), 0, 1);
      last = now;
      if (!isAwake && strength === 0) return undefined;
      return { strength, beat: (now / 1000) % 1, ring, age: Math.min((now - struck) / ringTime, 1) };
    },
  };
}
