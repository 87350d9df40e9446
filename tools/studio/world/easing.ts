export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

export const lerp = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Hermite step from 0 to 1 between two edges, like GLSL's function of the same name. */
export function smoothstep(edge0: number, edge1: number, value: number): number {
  const part = clamp((value - edge0) / (edge1 - edge0));
  return part * part * (3 - 2 * part);
}

/** A step from 0 to 1 whose speed and acceleration are 0 at both ends. */
export function smootherstep(value: number): number {
  const part = clamp(value);
  return part * part * part * (part * (6 * part - 15) + 10);
}
