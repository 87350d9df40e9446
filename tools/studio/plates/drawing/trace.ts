import type { Camera } from './camera';
import type { Distance } from '../solids/distance';
import type { Solid } from '../solids/solid';
import { add, dot, normalize, scale, subtract, type Vector } from '../solids/vector';

/** What the camera sees in each pixel: the distance in meters, and which solid, or -1. */
export type Sightings = { width: number; height: number; away: Float32Array; solid: Int16Array };

/** The distance to the surface, relative to the ray's length, that counts as a hit. */
const precision = 0.0004;

const mostSteps = 160;

/** Where a ray enters and leaves the ball around a solid, or undefined if it misses the ball. */
function spanOf(solid: Solid, origin: Vector, direction: Vector): [number, number] | undefined {
  const from = subtract(origin, solid.center);
  const middle = -dot(from, direction);
  const inside = middle * middle - dot(from, from) + solid.radius * solid.radius;
  if (inside <= 0) return undefined;
  const reach = Math.sqrt(inside);
  return middle + reach <= 0 ? undefined : [Math.max(0, middle - reach), middle + reach];
}

/** Walks along a ray to the surface. @returns its distance; Infinity if there is no hit before `limit` */
function march(solid: Solid, origin: Vector, direction: Vector, limit: number): number {
  if (solid.meet) return solid.meet(origin, direction);
  const span = spanOf(solid, origin, direction);
  if (!span) return Infinity;
  const end = Math.min(limit, span[1]);
  const stride = solid.stride ?? 1;
  let way = span[0];
  for (let step = 0; step < mostSteps && way < end; step += 1) {
    const near = solid.distance(
      origin[0] + direction[0] * way,
      origin[1] + direction[1] * way,
      origin[2] + direction[2] * way,
    );
    if (near < precision * way) return way;
    way += near * stride;
  }
  return Infinity;
}

/** The part of the plate where a solid can appear, in whole pixels. */
function extent(solid: Solid, camera: Camera, width: number, height: number) {
  const middle = camera.project(solid.center);
  if (!middle || middle.away <= solid.radius * 1.2) return { left: 0, top: 0, right: width, bottom: height };
  const size = (camera.focal * solid.radius) / Math.sqrt(middle.away ** 2 - solid.radius ** 2);
  // A ball far off the axis appears elongated. The margin covers that at the angles of these plates.
  const reach = size * 1.5 + 2;
  return {
    left: Math.max(0, Math.floor(middle.x - reach)),
    top: Math.max(0, Math.floor(middle.y - reach)),
    right: Math.min(width, Math.ceil(middle.x + reach)),
    bottom: Math.min(height, Math.ceil(middle.y + reach)),
  };
}

/** Traces the solids through the camera, each pixel once. Solids with `seen` false are left out. */
export function trace(
  solids: readonly Solid[],
  camera: Camera,
  width: number,
  height: number,
  seen: (solid: Solid) => boolean,
): Sightings {
  const away = new Float32Array(width * height).fill(Infinity);
  const nearest = new Int16Array(width * height).fill(-1);
  solids.forEach((solid, index) => {
    if (!seen(solid)) return;
    const { left, top, right, bottom } = extent(solid, camera, width, height);
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const pixel = y * width + x;
        const way = march(solid, camera.eye, camera.direction(x + 0.5, y + 0.5), away[pixel]!);
        if (way < away[pixel]!) {
          away[pixel] = way;
          nearest[pixel] = index;
        }
      }
    }
  });
  return { width, height, away, solid: nearest };
}

/** The direction in which the distance grows: the surface's normal. */
export function normalAt(distance: Distance, [x, y, z]: Vector, reach: number): Vector {
  const a = distance(x + reach, y - reach, z - reach);
  const b = distance(x - reach, y - reach, z + reach);
  const c = distance(x - reach, y + reach, z - reach);
  const d = distance(x + reach, y + reach, z + reach);
  return normalize([a - b - c + d, -a - b + c + d, -a + b - c + d]);
}

/** How much of the light from a direction reaches a point, 0 to 1, soft at the shadow's edge. */
export function lightAt(solids: readonly Solid[], place: Vector, toLight: Vector, softness: number): number {
  let light = 1;
  for (const solid of solids) {
    if (solid.shadowless) continue;
    const span = spanOf(solid, place, toLight);
    if (!span) continue;
    let way = Math.max(0.012, span[0]);
    for (let step = 0; step < 48 && way < span[1]; step += 1) {
      const near = solid.distance(
        place[0] + toLight[0] * way,
        place[1] + toLight[1] * way,
        place[2] + toLight[2] * way,
      );
      light = Math.min(light, near / (way * softness));
      if (light <= 0) return 0;
      way += Math.max(near * (solid.stride ?? 1), 0.006);
    }
  }
  return light * light * (3 - 2 * light);
}

/**
 * How open a point is: 1 with nothing within `reach` meters over it. It samples distances along the normal,
 * and near ones count most.
 */
export function opennessAt(solids: readonly Solid[], place: Vector, normal: Vector, reach: number): number {
  let closed = 0;
  for (let sample = 1; sample <= 4; sample += 1) {
    const high = (reach * sample) / 4;
    const at = add(place, scale(normal, high));
    let near = high;
    for (const solid of solids) {
      if (solid.radius !== Infinity) {
        const [dx, dy, dz] = subtract(at, solid.center);
        const far = solid.radius + near;
        if (dx * dx + dy * dy + dz * dz > far * far) continue;
      }
      near = Math.min(near, solid.distance(at[0], at[1], at[2]));
    }
    closed += (high - near) / high / 2 ** sample;
  }
  return Math.max(0, 1 - closed * 1.07);
}
