import type { Distance } from './distance';
import { dot, type Vector } from './vector';

export type Ink = 'line' | 'ember';

/** A visible point on a surface. `lit` is the share of direct light, 0 to 1; `open` is 1 far from everything else. */
export type Sight = { point: Vector; normal: Vector; view: Vector; lit: number; open: number };

export type Material = {
  /** The lightness of the surface: 0 black to 1 white. */
  value: number | ((point: Vector) => number);
  /** The strength of its highlight. */
  shine?: number;
  ink?: Ink | ((point: Vector) => Ink);
  /** The darkness of its outline against what lies behind, 0 to 1. */
  outline?: number;
  /** Glass: its rim is drawn over what is behind it. */
  clear?: boolean;
  /** Brightness that replaces what light and value would give. */
  brightness?: (sight: Sight) => number;
};

/** The lightness of a material at a point. */
export const valueAt = ({ value }: Material, point: Vector): number =>
  typeof value === 'function' ? value(point) : value;

/** A body in a scene, inside a ball around `center`. */
export type Solid = {
  distance: Distance;
  center: Vector;
  radius: number;
  material: Material;
  /** The share of a step that is safe: less than 1 where a relief bends the distance. */
  stride?: number;
  /** The exact distance to it along a ray, for endless or flat solids. */
  meet?: (origin: Vector, direction: Vector) => number;
  /** Whether it throws no shadow. */
  shadowless?: boolean;
};

/** A flat, endless wall or floor that faces along `normal`. */
export function sheet(point: Vector, normal: Vector, material: Material): Solid {
  const at = dot(point, normal);
  return {
    distance: (x, y, z) => x * normal[0] + y * normal[1] + z * normal[2] - at,
    center: point,
    radius: Infinity,
    material,
    shadowless: true,
    meet(origin, direction) {
      const toward = dot(direction, normal);
      const way = (at - dot(origin, normal)) / toward;
      return toward < 0 && way > 0 ? way : Infinity;
    },
  };
}

/** The inside of a dome around `center`. */
export function dome(center: Vector, radius: number, material: Material): Solid {
  return {
    distance: (x, y, z) => radius - Math.hypot(x - center[0], y - center[1], z - center[2]),
    center,
    radius: Infinity,
    material,
    shadowless: true,
    meet(origin, direction) {
      const from: Vector = [origin[0] - center[0], origin[1] - center[1], origin[2] - center[2]];
      const middle = -dot(from, direction);
      const inside = middle * middle - dot(from, from) + radius * radius;
      return inside < 0 ? Infinity : middle + Math.sqrt(inside);
    },
  };
}
