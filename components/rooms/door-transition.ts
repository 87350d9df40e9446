import { prefersReducedMotion } from '@/lib/browser/preferences';
import type { Arch } from './camera';

/** Milliseconds. */
export const transitionTime = 700;

/**
 * Covers a canvas with a copy. @returns the transition to the canvas: the arch of a door grows around the visitor;
 * without a door in view, or with reduced motion, the pictures cross-fade.
 */
export function beginTransition(canvas: HTMLCanvasElement): (arch?: Arch) => Promise<void> {
  const copy = () => canvas.cloneNode() as HTMLCanvasElement;
  const lastRoom = copy();
  const flash = copy();
  lastRoom.getContext('2d')!.drawImage(canvas, 0, 0);
  canvas.before(lastRoom, flash);
  return async (arch) => {
    let change: PropertyIndexedKeyframes = { opacity: [0, 1] };
    if (arch && !prefersReducedMotion()) {
      const { clientWidth: width, clientHeight: height } = canvas;
      const left = arch.left * width;
      const right = arch.right * width;
      const top = arch.top * height;
      const foot = arch.foot * height;
      const half = (right - left) / 2;
      // The middle of the arch's head moves to the middle of the picture.
      const x = left + half;
      const y = top + half;
      const radius = 0.55 * Math.hypot(width, height);
      const transform = `translate(${width / 2 - x}px, ${height / 2 - y}px) scale(${radius / half})`;
      const inset = (...edges: number[]) => `inset(${edges.join('px ')}px round 9999px 9999px 0 0)`;
      const up = height / 2 - radius;
      const side = width / 2 - radius;
      const clipPath = [
        inset(top, width - right, height - foot, left),
        inset(up, side, height / 2 - ((foot - y) * radius) / half, side),
      ];
      const timing = { duration: transitionTime, easing: 'cubic-bezier(0.7, 0, 0.3, 1)' };
      lastRoom.style.transformOrigin = `${x}px ${y}px`;
      lastRoom.animate({ transform: ['none', transform] }, timing);
      for (const layer of [flash, canvas]) layer.animate({ clipPath }, timing);
      flash.style.background = 'var(--color-text)';
      flash.animate({ opacity: [0, 0.5, 0.5, 0], offset: [0, 0.17, 0.4, 1] }, transitionTime);
      change = { opacity: [0, 0, 1, 1], offset: [0, 0.17, 0.4, 1] };
    }
    await canvas.animate(change, transitionTime).finished;
    for (const layer of [lastRoom, flash]) layer.remove();
  };
}
