import { clamp } from '@/lib/browser/clamp';

export type Ripple = { x: number; y: number; age: number };

type Size = { width: number; height: number };

/** Milliseconds that a dot takes to its place. */
const arrival = 420;
/** Milliseconds by which the last dot starts later than the first. */
const stagger = 280;

export const assemblyTime = arrival + stagger;

/** How fast a ripple is, in units of the drawing per millisecond. */
const speed = 1.2;
/** Milliseconds for which a ripple moves a dot. */
const settling = 360;

/** How far a ripple pushes a dot away from its middle, in units of the drawing. */
const push = 13;
/** How far a ripple scatters a dot, in units of the drawing. */
const stray = 30;
/** How far from its place an assembling dot starts, in units of the drawing. */
const origin = 40;

/** R2 sequence: https://extremelearning.com.au/unreasonable-effectiveness-of-quasirandom-sequences/ */
const r2 = { x: 0.7549, y: 0.5698 };

export const rippleDuration = ({ x, y }: Omit<Ripple, 'age'>, { width, height }: Size): number =>
  Math.hypot(Math.max(x, width - x), Math.max(y, height - y)) / speed + settling;

/** Places dots (x, y and size) while a drawing assembles from its center, or ripples run through it. */
export function placeDots(
  dots: Float32Array,
  { width, height }: Size,
  age: number,
  ripples: readonly Ripple[],
) {
  const placed = dots.slice();
  for (let i = 0; i < dots.length; i += 3) {
    const x = dots[i]!;
    const y = dots[i + 1]!;
    let right = 0;
    let down = 0;
    let scatter = 0;
    if (age < assemblyTime) {
      const far = Math.hypot(x - width / 2, y - height / 2) / Math.hypot(width / 2, height / 2);
      const remaining = 1 - clamp((age - stagger * far) / arrival, 0, 1);
      scatter = origin * remaining ** 3;
      placed[i + 2]! *= 1 - remaining ** 2;
    }
    for (const ripple of ripples) {
      const dx = x - ripple.x;
      const dy = y - ripple.y;
      // Math.hypot is many times slower.
      const distance = Math.sqrt(dx * dx + dy * dy);
      const time = (ripple.age - distance / speed) / settling;
      if (time <= 0 || time >= 1) continue;
      const rest = (1 - time) ** 3;
      const front = (push * rest * Math.sin(3 * Math.PI * Math.sqrt(time))) / (distance || 1);
      right += front * dx;
      down += front * dy;
      scatter += stray * time * rest;
    }
    if (scatter === 0) continue;
    const strayRight = scatter * (((i * r2.x) % 2) - 1);
    const strayDown = scatter * (((i * r2.y) % 2) - 1);
    placed[i] = clamp(x + right + strayRight, 0, width);
    placed[i + 1] = clamp(y + down + strayDown, 0, height);
  }
  return placed;
}

/** A square with this half side has the area of a dot of size 1. */
const halfSide = Math.sqrt(Math.PI) / 4;

/** Paints dots as squares with soft edges: canvas paths take six times longer. */
export function paintDots(
  dots: Float32Array,
  color: string,
  scale: number,
  { width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>,
): void {
  const pixels = new Uint32Array(data.buffer);
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const ink = red! | (green! << 8) | (blue! << 16);
  for (let i = 0; i < dots.length; i += 3) {
    const side = dots[i + 2]! * scale * halfSide;
    const x = dots[i]! * scale;
    const y = dots[i + 1]! * scale;
    const left = Math.max(0, x - side);
    const right = Math.min(width, x + side);
    const top = Math.max(0, y - side);
    const bottom = Math.min(height, y + side);
    for (let row = Math.floor(top); row < bottom; row++) {
      const tall = Math.min(row + 1, bottom) - Math.max(row, top);
      for (let column = Math.floor(left); column < right; column++) {
        const share = tall * (Math.min(column + 1, right) - Math.max(column, left));
        const at = row * width + column;
        const before = pixels[at]! >>> 24;
        const opacity = before + (255 - before) * share;
        pixels[at] = ink | (opacity << 24);
      }
    }
  }
}
