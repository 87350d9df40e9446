import { clamp } from '@/lib/browser/clamp';
import { prefersReducedMotion } from '@/lib/browser/preferences';
import { ahead, type Direction } from './camera';

/** Milliseconds that the light moves after an input, takes to start or end, and that a ring takes to fade. */
const [awakeTime, easeTime, ringTime] = [5000, 1000, 900];

/** `strength`, `beat` and the ring's `age` are from 0 to 1. */
export type Light = { strength: number; beat: number; ring: Direction; age: number };

/** A room's light breathes once a second. It rests five seconds after the last input (WCAG 2.2.2). */
export function createPulse() {
  let [strength, last, input, struck] = [0, 0, -Infinity, -Infinity];
  let ring = ahead;
  return {
    wake: () => void (input = performance.now()),
    strike(place: Direction) {
      ring = place;
      struck = performance.now();
    },
    /** @returns undefined while the room rests */
    light(): Light | undefined {
      const now = performance.now();
      const left = prefersReducedMotion() ? 0 : input + awakeTime - now;
      const step = Math.min(now - last, 50);
      strength = clamp(Math.min(strength + step / easeTime, left / easeTime), 0, 1);
      last = now;
      if (left <= 0) return undefined;
      return { strength, beat: (now / 1000) % 1, ring, age: Math.min((now - struck) / ringTime, 1) };
    },
  };
}

export type Pulse = ReturnType<typeof createPulse>;
