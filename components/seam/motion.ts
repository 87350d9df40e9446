import { clamp } from '@/lib/browser/clamp';

export type Ripple = readonly [x: number, y: number, age: number];

export type Size = { width: number; height: number };

/** The greatest height of the picture, in widths of the screen. */
const tallest = 2;

/** The point that all screens show, and where blows hit, in parts of the picture's size. */
export const focus = [0.45, 0.35] as const;

/** How far the visitor has scrolled through a place, from 0 to 1. `viewport` is a height. */
export const progressOf = ({ top, height }: { top: number; height: number }, viewport: number): number =>
  clamp(-top / Math.max(1, height - viewport), 0, 1);

/** Where the seam is at half of the height: from its `start`, a part of the width, to beyond the left edge. */
export function seamAt(progress: number, { width, height }: Size, start: number, slope: number): number {
  const first = start * width;
  const last = -(0.08 * width + (slope / 2) * height);
  return first + progress * (last - first);
}

/** How far the pointer pulls the seam: at most 18 % of the width, and less at the start and end of the scroll. */
export function leanTo(pointer: number, seam: number, progress: number, width: number): number {
  const free = clamp(Math.min(progress, 1 - progress) / 0.15, 0, 1);
  return free * clamp(pointer - seam, -0.18 * width, 0.18 * width);
}

/** The parts of a picture's width and height that show when it covers a screen. */
export function cropOf({ width, height }: Size, picture: Size): [number, number] {
  const scale = Math.max(width / picture.width, Math.min(height, tallest * width) / picture.height);
  return [width / (picture.width * scale), height / (picture.height * scale)];
}

export function createSpring() {
  let value = 0;
  let speed = 0;
  return (goal: number, step: number): number => {
    const time = Math.min(step, 1 / 30);
    speed += (196 * (goal - value) - 17 * speed) * time;
    return (value += speed * time);
  };
}

/** Whether a loop has passed a moment since it was last looked at. It may have begun anew meanwhile. */
export function hasPassed(moment: number, last: number, now: number): boolean {
  const beganAnew = now < last;
  if (beganAnew) return moment > last || moment <= now;
  return last < moment && moment <= now;
}
