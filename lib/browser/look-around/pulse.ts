import { clamp } from '@/lib/browser/clamp';
import { prefersReducedMotion } from '@/lib/browser/preferences';
import { ahead, type Direction } from './camera';

/** In milliseconds: how long the light moves after an input, how long it takes to start or end, and a ring to fade. */
const [awakeTime, easeTime, ringTime] = [5000, 1000, 900];

/** How the light of a room moves at a moment. `strength`, `beat` and the ring's `age` are parts from 0 to 1. */
export type Light = { strength: number; beat: number; ring: Direction; age: number };

/**
 * How a room's light moves: it breathes once a second, and a press sends a ring through it. It rests five seconds after
 * the last input (WCAG 2.2.2), and always with reduced motion.
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
      const left = prefersReducedMotion() ? 0 : input + awakeTime - now;
      // After a pause, it goes on where it was.
      const step = Math.min(now - last, 50);
      strength = clamp(Math.min(strength + step / easeTime, left / easeTime), 0, 1);
      last = now;
      if (left <= 0) return undefined;
      return { strength, beat: (now / 1000) % 1, ring, age: Math.min((now - struck) / ringTime, 1) };
    },
  };
}

export type Pulse = ReturnType<typeof createPulse>;
