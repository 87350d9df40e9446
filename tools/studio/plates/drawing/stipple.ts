import { clamp, lerp } from '../../world/easing';
import { createRandom } from '../../world/random';

/** Darkness of each pixel, 0 (bare paper) to 1, row by row. */
export type ToneField = { width: number; height: number; tone: Float32Array };

export type Dot = { x: number; y: number; radius: number };

/** The size of dots: from `fine` in the lightest tones to `bold` in the darkest, in units of the plate. */
export type Grain = { fine: number; bold: number };

/** A tone lighter than this is bare paper. */
export const paper = 0.015;

/** A plate's darkest tone: above it dots would merge into a stain. */
const darkest = 0.8;

/** Rounds of Lloyd's relaxation: enough to even out the spaces, too few to form a honeycomb. */
const rounds = 7;

/** The share of the area that the circles of a random, full Poisson-disc set cover when they just do not overlap. */
const packing = 0.7;

const radiusFor = (tone: number, { fine, bold }: Grain): number => lerp(fine, bold, clamp(tone) ** 0.8);

/** Dots per square unit, so that their ink covers as much of the paper as the tone requires. */
const densityFor = (tone: number, grain: Grain): number =>
  tone < paper ? 0 : (Math.min(tone, darkest) * 1.05) / (Math.PI * radiusFor(tone, grain) ** 2);

/** The distance from a dot of this tone to its neighbors, in units of the plate. */
export const spacingFor = (tone: number, grain: Grain): number =>
  Math.sqrt(packing / densityFor(tone, grain));

/**
 * Draws a tone with dots: more and larger ones where it is darker. It places Poisson-disc dots by dart
 * throwing, then runs a few rounds of weighted Voronoi relaxation, so that they settle along edges (Secord,
 * "Weighted Voronoi stippling", 2002).
 *
 * @param seed the same seed gives the same dots
 */
export function stipple(field: ToneField, grain: Grain, seed: number): Dot[] {
  const density = field.tone.map((tone) => densityFor(tone, grain));
  let dots = throwDarts(field, grain, seed);
  for (let round = 0; round < rounds; round += 1) dots = relax(field, density, dots);
  return dots.map(({ x, y }) => ({ x, y, radius: radiusFor(toneAt(field, x, y), grain) }));
}

type Place = { x: number; y: number };

const pixelAt = ({ width, height }: ToneField, x: number, y: number): number =>
  Math.min(height - 1, Math.max(0, Math.floor(y))) * width + Math.min(width - 1, Math.max(0, Math.floor(x)));

const toneAt = (field: ToneField, x: number, y: number): number => field.tone[pixelAt(field, x, y)]!;

/** Tries each pixel in random order, and keeps those without a dot closer than their own spacing. */
function throwDarts({ width, height, tone }: ToneField, grain: Grain, seed: number): Place[] {
  const random = createRandom(seed);
  const order = Uint32Array.from({ length: width * height }, (_, index) => index);
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other]!, order[index]!];
  }
  const taken = new Int32Array(width * height).fill(-1);
  const dots: Place[] = [];
  for (const pixel of order) {
    if (tone[pixel]! < paper) continue;
    const spacing = spacingFor(tone[pixel]!, grain);
    const x = (pixel % width) + random();
    const y = Math.floor(pixel / width) + random();
    if (isCrowded(dots, taken, width, height, x, y, spacing)) continue;
    taken[pixel] = dots.length;
    dots.push({ x, y });
  }
  return dots;
}

function isCrowded(
  dots: readonly Place[],
  taken: Int32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  spacing: number,
): boolean {
  const left = Math.max(0, Math.floor(x - spacing));
  const right = Math.min(width - 1, Math.floor(x + spacing));
  const bottom = Math.min(height - 1, Math.floor(y + spacing));
  for (let row = Math.max(0, Math.floor(y - spacing)); row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const other = dots[taken[row * width + column]!];
      if (other && (other.x - x) ** 2 + (other.y - y) ** 2 < spacing * spacing) return true;
    }
  }
  return false;
}

/** Moves each dot to the center of gravity of the tone nearest to it, unless bare paper is there. */
function relax(field: ToneField, density: Float32Array, dots: readonly Place[]): Place[] {
  const owner = nearestDots(field, dots);
  const weight = new Float64Array(dots.length);
  const sumX = new Float64Array(dots.length);
  const sumY = new Float64Array(dots.length);
  for (let pixel = 0; pixel < owner.length; pixel += 1) {
    const dot = owner[pixel]!;
    const heavy = density[pixel]!;
    if (heavy === 0 || dot < 0) continue;
    weight[dot]! += heavy;
    sumX[dot]! += heavy * ((pixel % field.width) + 0.5);
    sumY[dot]! += heavy * (Math.floor(pixel / field.width) + 0.5);
  }
  return dots.map((dot, index) => {
    if (weight[index] === 0) return dot;
    const moved = { x: sumX[index]! / weight[index]!, y: sumY[index]! / weight[index]! };
    return density[pixelAt(field, moved.x, moved.y)] === 0 ? dot : moved;
  });
}

/** The nearest dot for each pixel, passed on from neighbor to neighbor, down and up (Danielsson, 1980). */
function nearestDots(field: ToneField, dots: readonly Place[]): Int32Array {
  const { width, height } = field;
  const owner = new Int32Array(width * height).fill(-1);
  const gap = new Float32Array(width * height).fill(Infinity);
  const offer = (pixel: number, x: number, y: number, index: number): void => {
    const dot = dots[index];
    if (!dot) return;
    const far = (dot.x - x - 0.5) ** 2 + (dot.y - y - 0.5) ** 2;
    if (far < gap[pixel]!) {
      gap[pixel] = far;
      owner[pixel] = index;
    }
  };
  dots.forEach((dot, index) =>
    offer(pixelAt(field, dot.x, dot.y), Math.floor(dot.x), Math.floor(dot.y), index),
  );
  const sweep = (y: number, step: 1 | -1): void => {
    const row = y * width;
    const from = (y - step) * width;
    const hasRow = y - step >= 0 && y - step < height;
    for (let x = 0; x < width; x += 1) {
      if (hasRow) {
        for (let side = Math.max(0, x - 1); side <= Math.min(width - 1, x + 1); side += 1) {
          offer(row + x, x, y, owner[from + side]!);
        }
      }
      if (x > 0) offer(row + x, x, y, owner[row + x - 1]!);
    }
    for (let x = width - 2; x >= 0; x -= 1) offer(row + x, x, y, owner[row + x + 1]!);
  };
  for (let y = 0; y < height; y += 1) sweep(y, 1);
  for (let y = height - 1; y >= 0; y -= 1) sweep(y, -1);
  return owner;
}
