import { createRandom } from '../../world/random';
import { anatomyOf, type Layer, type Part } from './anatomy';
import type { Fighter } from '../choreography';
import type { Distance } from './shapes';
import { boneCount } from './skeleton';
import { surfaceNets } from './surface-nets';

// The innermost loops use these: a module's constant is found faster than a global.
const nowhere = Infinity;
const { abs, exp, hypot, log, max, min, sqrt } = Math;

/**
 * Vertices of a body in the rest pose: meters, unit normals, and the four bones that move each one with their
 * weights.
 */
export type Skin = {
  positions: Float32Array;
  normals: Float32Array;
  bones: Float32Array;
  weights: Float32Array;
};

export type Body = {
  /** The closed surface. */
  mesh: Skin & { index: Uint32Array };
  /** Points spread evenly over the surface, each with a random number from 0 to 1. */
  points: Skin & { seeds: Float32Array };
};

/** How far the parts of a layer melt into each other, in meters. */
const melting: Record<Layer, number> = {
  flesh: 0.022,
  shorts: 0.016,
  gloves: 0.008,
  boots: 0.01,
  headset: 0.006,
};

/** The same between layers. */
const seam = 0.005;

const layers = Object.keys(melting) as Layer[];

/** A bone gets a weight at a vertex that is closer than this to its part, in meters. Arms bend more sharply. */
const grip = { trunk: 0.02, arms: 0.011 } as const;

type Solid = { distance: Distance; parts: Part[]; distances: Float64Array };

/** Parts further away than this, in meters, do not affect the shape at a point. */
const horizon = 0.11;

/** The whole fighter as one solid; `distances` holds the distance of each part from the last point asked for. */
function solidOf(fighter: Fighter): Solid {
  const parts = anatomyOf(fighter);
  const distances = new Float64Array(parts.length);
  const layerOf = parts.map(({ layer }) => layers.indexOf(layer));
  const melts = layers.map((layer) => melting[layer] / 2);
  const least = new Float64Array(layers.length);
  const sums = new Float64Array(layers.length);
  const distance: Distance = (x, y, z) => {
    least.fill(nowhere);
    sums.fill(0);
    let far = nowhere;
    for (let index = 0; index < parts.length; index++) {
      const { ball, distance: own } = parts[index]!;
      const clear = sqrt((x - ball.x) ** 2 + (y - ball.y) ** 2 + (z - ball.z) ** 2) - ball.radius;
      if (clear > horizon) {
        distances[index] = nowhere;
        far = min(far, clear);
        continue;
      }
      const away = (distances[index] = own(x, y, z));
      const layer = layerOf[index]!;
      if (away < least[layer]!) least[layer] = away;
    }
    // A smooth minimum by exponentials, first within each layer and then between layers:
    // https://iquilezles.org/articles/smin/
    for (let index = 0; index < parts.length; index++) {
      const layer = layerOf[index]!;
      const excess = (distances[index]! - least[layer]!) / melts[layer]!;
      if (excess < 12) sums[layer]! += exp(-excess);
    }
    let nearest = nowhere;
    for (let layer = 0; layer < layers.length; layer++) {
      if (least[layer] === nowhere) continue;
      least[layer]! -= melts[layer]! * log(sums[layer]!);
      nearest = min(nearest, least[layer]!);
    }
    if (nearest === nowhere) return far;
    let sum = 0;
    for (let layer = 0; layer < layers.length; layer++) sum += exp((nearest - least[layer]!) / (seam / 2));
    return nearest - (seam / 2) * log(sum) + 0.004;
  };
  return { distance, parts, distances };
}

function normalAt(distance: Distance, x: number, y: number, z: number): [number, number, number] {
  const step = 0.0025;
  const dx = distance(x + step, y, z) - distance(x - step, y, z);
  const dy = distance(x, y + step, z) - distance(x, y - step, z);
  const dz = distance(x, y, z + step) - distance(x, y, z - step);
  const length = hypot(dx, dy, dz) || 1;
  return [dx / length, dy / length, dz / length];
}

/** Moves points onto the surface and finds their normals and bones. */
function skinOf({ distance, parts, distances }: Solid, places: readonly number[]): Skin {
  const count = places.length / 3;
  const positions = new Float32Array(places);
  const normals = new Float32Array(count * 3);
  const bones = new Float32Array(count * 4);
  const weights = new Float32Array(count * 4);
  const shares = new Float64Array(boneCount);
  for (let index = 0; index < count; index++) {
    let x = positions[index * 3]!;
    let y = positions[index * 3 + 1]!;
    let z = positions[index * 3 + 2]!;
    for (let pass = 0; pass < 3; pass++) {
      const away = distance(x, y, z);
      if (abs(away) < 0.0002) break;
      const normal = normalAt(distance, x, y, z);
      x -= normal[0] * away;
      y -= normal[1] * away;
      z -= normal[2] * away;
    }
    positions.set([x, y, z], index * 3);
    normals.set(normalAt(distance, x, y, z), index * 3);

    distance(x, y, z);
    let nearest = nowhere;
    for (const away of distances) nearest = min(nearest, away);
    const reach = y > 1.05 && abs(x) > 0.3 ? grip.arms : grip.trunk;
    shares.fill(0);
    for (let part = 0; part < parts.length; part++) {
      const bone = parts[part]!.bone;
      shares[bone] = max(shares[bone]!, exp((nearest - distances[part]!) / reach));
    }
    const strongest = [...shares.keys()].sort((a, b) => shares[b]! - shares[a]!).slice(0, 4);
    const total = strongest.reduce((sum, bone) => sum + shares[bone]!, 0);
    strongest.forEach((bone, slot) => {
      bones[index * 4 + slot] = bone;
      weights[index * 4 + slot] = shares[bone]! / total;
    });
  }
  return { positions, normals, bones, weights };
}

/** Points spread over triangles in proportion to their area. */
function scatter(
  { positions, index }: { positions: Float32Array; index: number[] },
  count: number,
  seed: number,
) {
  const random = createRandom(seed);
  const areas: number[] = [];
  let area = 0;
  const corner = (slot: number) =>
    positions.subarray(index[slot]! * 3, index[slot]! * 3 + 3) as unknown as number[];
  for (let slot = 0; slot < index.length; slot += 3) {
    const [a, b, c] = [corner(slot), corner(slot + 1), corner(slot + 2)] as [number[], number[], number[]];
    const u = b.map((value, axis) => value - a[axis]!) as [number, number, number];
    const v = c.map((value, axis) => value - a[axis]!) as [number, number, number];
    area += hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]) / 2;
    areas.push(area);
  }
  const places: number[] = [];
  for (let point = 0, triangle = 0; point < count; point++) {
    const wanted = ((point + random()) / count) * area;
    while (areas[triangle]! < wanted) triangle++;
    const [a, b, c] = [corner(triangle * 3), corner(triangle * 3 + 1), corner(triangle * 3 + 2)];
    const root = sqrt(random());
    const part = random();
    for (let axis = 0; axis < 3; axis++) {
      places.push((1 - root) * a![axis]! + root * (1 - part) * b![axis]! + root * part * c![axis]!);
    }
  }
  return places;
}

/** `cell`: the mesh's cell size in meters; `points`: how many points. */
type Detail = { cell: number; points: number };

/**
 * Builds a fighter's body in the rest pose, standing at the origin and facing +z.
 *
 * @param variant the fighter whose build, hair and outfit it has
 */
export function buildBody(
  variant: Fighter,
  { cell, points }: Detail = { cell: 0.0125, points: 46_000 },
): Body {
  const solid = solidOf(variant);
  const net = surfaceNets(solid.distance, { low: [-1, -0.04, -0.24], high: [1, 1.9, 0.26] }, cell);
  const surface = skinOf(solid, net.positions);
  const places = scatter(
    { positions: surface.positions, index: net.index },
    points,
    variant === 'ember' ? 7 : 8,
  );
  const random = createRandom(variant === 'ember' ? 17 : 18);
  return {
    mesh: { ...surface, index: new Uint32Array(net.index) },
    points: { ...skinOf(solid, places), seeds: Float32Array.from({ length: points }, random) },
  };
}
