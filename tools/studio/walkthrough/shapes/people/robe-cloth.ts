import { clamp, lerp, smoothstep } from '../../../world/easing';
import type { Point } from '../forms/surface';

/** Heights above the floor under the robe, in meters. */
export const hem = 0.34;
export const waist = 1.0;
export const shoulder = 1.43;

/** A wave with round tops and sharp valleys, like hanging cloth: -1 to 1. */
export const fold = (phase: number): number => 2 * Math.sqrt(Math.sin(phase / 2) ** 2 + 0.012) - 1;

/** How far the folds raise the cloth, in meters. */
function folds(angle: number, height: number): number {
  const below = Math.max(0, waist - height);
  const above = Math.max(0, height - waist);
  const drape = fold(
    11 * angle + 1.4 * Math.sin(2 * angle + 0.5) + 0.9 * Math.sin(3 * angle + 2) + 1.6 * below,
  );
  const wide = Math.sin(4 * angle + 0.7 + 1.1 * below);
  const pinch = fold(23 * angle + 2 * Math.sin(3 * angle));
  const pull = Math.sin(7 * angle + 16 * above + 1.2 * Math.sin(3 * angle));
  const skirt = smoothstep(0, 0.62, below);
  const gathered = Math.exp(-(((height - waist) / 0.11) ** 2));
  const blouse = above > 0 ? 0.022 * Math.exp(-(((above - 0.09) / 0.08) ** 2)) : 0;
  return (
    0.036 * skirt * drape +
    0.016 * skirt * wide +
    0.007 * gathered * pinch +
    blouse +
    0.006 * smoothstep(0.02, 0.12, above) * (1 - smoothstep(0.26, 0.42, above)) * pull
  );
}

/** Half the body's width and depth at a height. */
export function girth(height: number): readonly [wide: number, deep: number] {
  if (height < waist) {
    const down = (waist - height) / (waist - hem);
    return [lerp(0.195, 0.32, down ** 0.8), lerp(0.128, 0.215, down ** 0.8)];
  }
  const up = (height - waist) / (shoulder - waist);
  // The shoulders close to a line over the hanger.
  const closing = Math.sqrt(Math.max(0, 1 - smoothstep(0.55, 1, up) ** 2));
  return [lerp(0.195, 0.225, smoothstep(0, 0.5, up)), 0.128 * closing + 0.012];
}

/** A point on the body. Angle 0 is the front; a quarter turn is the robe's left. */
export function onBody(angle: number, height: number, lift = 0): Point {
  const [wide, deep] = girth(height);
  const out = folds(angle, height) + lift;
  const x = (wide + out) * Math.sin(angle);
  const slope = 0.26 * Math.abs(x) * smoothstep(shoulder - 0.2, shoulder, height);
  return [x, height - slope, (deep + out) * Math.cos(angle)];
}

/** Where the front edge of the cloth lies: across the middle below the belt, open to the neck above. */
export const edgeAngle = (height: number): number =>
  height < waist
    ? lerp(-0.3, -0.08, clamp((waist - height) / (waist - hem)))
    : lerp(-0.3, 0.62, clamp((height - waist) / (shoulder - waist)) ** 0.85);
