import { lerp } from '../world/easing';

/** Values for every pixel: one or three `parts` each. */
export type Layer = { width: number; height: number; parts: number; values: Float32Array };

export const createLayer = (width: number, height: number, parts: number): Layer => ({
  width,
  height,
  parts,
  values: new Float32Array(width * height * parts),
});

/** Adds a disc with a soft edge of one pixel. Places are in pixels. */
export function addDisc(
  { width, height, parts, values }: Layer,
  x: number,
  y: number,
  radius: number,
  color: readonly number[],
): void {
  const reach = radius + 0.5;
  const right = Math.min(width - 1, Math.floor(x + reach));
  const bottom = Math.min(height - 1, Math.floor(y + reach));
  for (let row = Math.max(0, Math.floor(y - reach)); row <= bottom; row += 1) {
    for (let column = Math.max(0, Math.floor(x - reach)); column <= right; column += 1) {
      const dx = column + 0.5 - x;
      const dy = row + 0.5 - y;
      const cover = Math.min(1, reach - Math.sqrt(dx * dx + dy * dy));
      if (cover <= 0) continue;
      const at = (row * width + column) * parts;
      for (let part = 0; part < parts; part += 1) values[at + part]! += cover * color[part]!;
    }
  }
}

/** Pixels of the layer per cell of its glow, and how far the glow is blurred, in cells. */
const cell = 4;
const blur = 3;

/** Adds a soft glow around what is bright. @param strength its share of the light */
export function addGlow({ width, height, parts, values }: Layer, strength: number): void {
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  let glow: Float32Array = new Float32Array(columns * rows * parts);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = (Math.floor(y / cell) * columns + Math.floor(x / cell)) * parts;
      for (let part = 0; part < parts; part += 1) {
        glow[to + part]! += values[(y * width + x) * parts + part]! / (cell * cell);
      }
    }
  }
  // Three boxes in a row are nearly a bell (https://www.w3.org/TR/filter-effects-1/#feGaussianBlurElement).
  for (let round = 0; round < 3; round += 1) {
    glow = spread(glow, columns, rows, parts, parts, columns * parts);
    glow = spread(glow, rows, columns, parts, columns * parts, parts);
  }
  const line = new Float32Array(columns * parts);
  for (let y = 0; y < height; y += 1) {
    const down = Math.min(rows - 1, Math.max(0, (y + 0.5) / cell - 0.5));
    const upper = Math.floor(down) * columns * parts;
    const lower = Math.min(rows - 1, Math.floor(down) + 1) * columns * parts;
    for (let index = 0; index < line.length; index += 1) {
      line[index] = strength * lerp(glow[upper + index]!, glow[lower + index]!, down % 1);
    }
    for (let x = 0; x < width; x += 1) {
      const over = Math.min(columns - 1, Math.max(0, (x + 0.5) / cell - 0.5));
      const left = Math.floor(over) * parts;
      const right = Math.min(columns - 1, Math.floor(over) + 1) * parts;
      for (let part = 0; part < parts; part += 1) {
        values[(y * width + x) * parts + part]! += lerp(line[left + part]!, line[right + part]!, over % 1);
      }
    }
  }
}

/** The mean over `blur` cells to both sides, along lines whose cells are `step` apart. */
function spread(
  from: Float32Array,
  long: number,
  lines: number,
  parts: number,
  step: number,
  next: number,
): Float32Array {
  const to = new Float32Array(from.length);
  for (let line = 0; line < lines; line += 1) {
    for (let part = 0; part < parts; part += 1) {
      const start = line * next + part;
      for (let index = 0; index < long; index += 1) {
        let sum = 0;
        for (let side = Math.max(0, index - blur); side <= Math.min(long - 1, index + blur); side += 1) {
          sum += from[start + side * step]!;
        }
        to[start + index * step] = sum / (2 * blur + 1);
      }
    }
  }
  return to;
}
