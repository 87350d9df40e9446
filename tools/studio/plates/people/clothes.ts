import type { Distance } from '../solids/distance';
import type { Material, Solid } from '../solids/solid';
import { add, distanceBetween, scale, type Vector } from '../solids/vector';

/** What a figure wears: lightness from 0 (black) to 1 (white). `headset` puts a visor in front of the face. */
export type Dress = {
  skin: number;
  shorts: number;
  gloves: number;
  boots: number;
  hair: number;
  headset: boolean;
};

export const ring: Dress = { skin: 0.95, shorts: 0.2, gloves: 0.34, boots: 0.24, hair: 0.2, headset: false };

/** How dark the outline of a figure is. Without it light skin would merge with light paper. */
export const outline = 0.85;

/** A part of a figure, in a ball around the points it lies between plus `margin` meters. */
export function bounded(
  distance: Distance,
  points: readonly Vector[],
  margin: number,
  material: Material,
): Solid {
  const center = scale(points.reduce(add), 1 / points.length);
  const radius = Math.max(...points.map((point) => distanceBetween(point, center))) + margin;
  return { distance, center, radius, material, stride: 0.9 };
}
