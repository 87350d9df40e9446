import { clamp } from '@/lib/browser/clamp';
import { prefersReducedMotion } from '@/lib/browser/preferences';
import { ahead, type Direction } from './camera';

/** Milliseconds that the light moves after an input, that it takes to start or end, and that a ripple lasts. */
const [awakeTime, easeTime, rippleTime] = [5000, 1000, 900];

/** `strength`, `beat` and the ripple's `age` are from 0 to 1. */
export type Light = { strength: number; beat: number; ripple: Direction; age: number };

/** A room's light breathes once a second, and stops five seconds after the last input (WCAG 2.2.2). */
export function createRipples() {
  let [strength, lastFrame, lastInput, pressed] = [0, 0, -Infinity, -Infinity];
  let ripple = ahead;
  return {
    wake: () => void (lastInput = performance.now()),
    ripple(place: Direction) {
      ripple = place;
      pressed = performance.now();
    },
    /** @returns undefined while the light rests */
    light(): Light | undefined {
      const now = performance.now();
      const left = prefersReducedMotion() ? 0 : lastInput + awakeTime - now;
      const step = Math.min(now - lastFrame, 50);
      strength = clamp(Math.min(strength + step / easeTime, left / easeTime), 0, 1);
      lastFrame = now;
      if (left <= 0) return undefined;
      return { strength, beat: (now / 1000) % 1, ripple, age: Math.min((now - pressed) / rippleTime, 1) };
    },
  };
}

export type Ripples = ReturnType<typeof createRipples>;
