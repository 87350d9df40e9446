import { distanceTo, type Distance, type Shape } from '../../../figures/body/shapes';

/** Joins two distances with a fillet, all in meters. @see https://iquilezles.org/articles/smin/ */
export function blend(a: number, b: number, fillet: number): number {
  const near = Math.max(fillet - Math.abs(a - b), 0) / fillet;
  return Math.min(a, b) - near * near * fillet * 0.25;
}

/** Joins several solids into one with a fillet, in meters. */
export const blendAll = (shapes: readonly Shape[], fillet: number): Distance => {
  const distances = shapes.map(distanceTo);
  return (x, y, z) => distances.reduce((sum, distance) => blend(sum, distance(x, y, z), fillet), 1);
};
