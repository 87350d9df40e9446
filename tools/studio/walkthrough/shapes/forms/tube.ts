import * as THREE from 'three';
import { createSurface, type Point } from './surface';

type Options = {
  /**
   * Half the width across and half the thickness, in meters.
   *
   * @param along 0 at the start to 1 at the end
   * @param angle radians around the line, from `side`
   */
  radius: (along: number, angle: number) => number | readonly [across: number, thick: number];
  /** What "across" follows; not parallel to the line. */
  side?: Point;
  rows?: number;
  columns?: number;
};

/**
 * A soft tube along a smooth line, with ends as the radius makes them: a radius of 0 closes one.
 *
 * @param line places that the tube's middle goes through, in meters
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

/** A radius that swells from a closed round start to a closed round end, `cap` being each end's part of the line. */
export const rounded =
  (radius: number, cap: number) =>
  (along: number): number => {
    const inside = Math.min(1, Math.min(along, 1 - along) / cap);
    return radius * Math.sqrt(Math.max(0, 1 - (1 - inside) ** 2));
  };
