import { prefersReducedMotion } from '@/lib/browser/preferences';
import type { Point } from './camera';

/** Milliseconds from one room to the next. */
const duration = 550;

/** Keeps what a canvas shows. @returns a copy, which lies behind the canvas */
export function keepPicture(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  Object.assign(copy, { width: canvas.width, height: canvas.height });
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  canvas.before(copy);
  return copy;
}

/**
 * Leads from the picture of the last room to the canvas with the next one, and removes the picture. The view moves up to
 * the door, and the room comes out of it. Without a door in the view, or with reduced motion, the pictures cross-fade.
 */
export async function pass(last: HTMLCanvasElement, next: HTMLCanvasElement, door?: Point): Promise<void> {
  const timing = { duration, easing: 'cubic-bezier(0.5, 0, 0.2, 1)' };
  let way: PropertyIndexedKeyframes = { opacity: [0, 1] };
  if (door && !prefersReducedMotion()) {
    const origin = `${door.x * 100}% ${door.y * 100}%`;
    const transformOrigin = [origin, origin];
    last.animate({ transformOrigin, scale: [1, 2.5] }, timing);
    // Upright like a door at first.
    way = { transformOrigin, scale: [0.1, 1], clipPath: ['inset(0 38%)', 'inset(0)'], opacity: [0, 1, 1] };
  }
  await next.animate(way, timing).finished;
  last.remove();
}
