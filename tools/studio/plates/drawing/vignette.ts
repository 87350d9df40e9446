import { smoothstep } from '../../world/easing';

/**
 * The remaining share of the tone: a drawing thins out toward the edges of its plate, more at the corners.
 *
 * @param reach how far from the edge it begins to do so, in units
 */
export const vignette =
  (width: number, height: number, reach: number) =>
  (x: number, y: number): number => {
    const inside = (at: number, size: number): number => Math.min(1, Math.min(at, size - at) / reach);
    return smoothstep(0.06, 0.95, 1 - Math.hypot(1 - inside(x, width), 1 - inside(y, height)));
  };
