import * as THREE from 'three';
import { createSurface, type Point } from './surface';

type Options = {
  /**
   * Half the width and half the thickness, in meters.
   *
   * @param along 0 at the start to 1 at the end
   * @param angle radians around the line, from `side`
   */
  radius: (along: number, angle: number) => number | readonly [across: number, thick: number];
  /** The direction of the width; not parallel to the line. */
  side?: Point;
  rows?: number;
  columns?: number;
};

/**
 * A soft tube along a smooth line. A radius of 0 closes an end.
 *
 * @param line points on the tube's middle, in meters
 */
export function createTube(
  line: readonly Point[],
  { radius, side = [1, 0, 0], rows = 24, columns = 20 }: Options,
): THREE.BufferGeometry {
  const curve = new THREE.CatmullRomCurve3(line.map((point) => new THREE.Vector3(...point)));
  const across = new THREE.Vector3(...side);
  return createSurface(
    (u, v) => {
      const center = curve.getPointAt(v);
      const along = curve.getTangentAt(v);
      const width = across.clone().addScaledVector(along, -across.dot(along)).normalize();
      const depth = along.clone().cross(width);
      const angle = 2 * Math.PI * u;
      const size = radius(v, angle);
      const [wide, thick] = typeof size === 'number' ? [size, size] : size;
      center.addScaledVector(width, wide * Math.cos(angle)).addScaledVector(depth, thick * Math.sin(angle));
      return [center.x, center.y, center.z];
    },
    { columns, rows, closed: true },
  );
}

/** A radius for a tube with closed round ends; `cap` is the share of the line that each end takes. */
export const rounded =
  (radius: number, cap: number) =>
  (along: number): number => {
    const inside = Math.min(1, Math.min(along, 1 - along) / cap);
    return radius * Math.sqrt(Math.max(0, 1 - (1 - inside) ** 2));
  };
