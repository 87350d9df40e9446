import * as THREE from 'three';

/** Dots on a surface, three numbers each. */
export type Stipple = {
  positions: Float32Array;
  normals: Float32Array;
  /** Each dot's place in the order, 0 to 1. The dots up to any rank are spread as evenly as all of them. */
  ranks: Float32Array;
};

/** The number of rounds. Each divides the distance of the previous one by the square root of two. */
const levels = 5;

/** Tries for each dot that fits on a surface in a round. */
const tries = 2;

/** The density that dart throwing reaches, as dots per square of the distance. */
const packing = 0.7;

type Surface = { corners: Float32Array; shading: Float32Array; areas: Float64Array };

/** The triangles of a geometry: nine numbers each, with the running sum of their areas in square meters. */
function surfaceOf(geometry: THREE.BufferGeometry): Surface {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry;
  if (!flat.getAttribute('normal')) flat.computeVertexNormals();
  const corners = flat.getAttribute('position').array as Float32Array;
  const shading = flat.getAttribute('normal').array as Float32Array;
  const areas = new Float64Array(corners.length / 9);
  const triangle = new THREE.Triangle();
  let sum = 0;
  for (let index = 0; index < areas.length; index++) {
    triangle.a.fromArray(corners, index * 9);
    triangle.b.fromArray(corners, index * 9 + 3);
    triangle.c.fromArray(corners, index * 9 + 6);
    sum += triangle.getArea();
    areas[index] = sum;
  }
  return { corners, shading, areas };
}

/** The area of a geometry, in square meters. */
export const areaOf = (geometry: THREE.BufferGeometry): number => surfaceOf(geometry).areas.at(-1) ?? 0;

/** The index of the first sum that is larger than the value. */
function find(sums: Float64Array, value: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Sets a vector to the weighted mean of a triangle's three vectors. */
function interpolate(
  vector: THREE.Vector3,
  data: Float32Array,
  at: number,
  first: number,
  second: number,
  third: number,
): void {
  vector.set(
    data[at]! * first + data[at + 3]! * second + data[at + 6]! * third,
    data[at + 1]! * first + data[at + 4]! * second + data[at + 7]! * third,
    data[at + 2]! * first + data[at + 5]! * second + data[at + 8]! * third,
  );
}

/** Buckets of dots by cubes of space. Dots of distant cubes may share a bucket. */
class Neighborhood {
  private readonly heads: Int32Array;
  private readonly next: Int32Array;

  constructor(
    private readonly dots: readonly number[],
    private readonly facing: readonly number[],
    private readonly distance: number,
    capacity: number,
  ) {
    this.heads = new Int32Array(2 ** Math.ceil(Math.log2(capacity * 2 + 2))).fill(-1);
    this.next = new Int32Array(capacity);
    for (let dot = 0; dot < dots.length / 3; dot++) this.add(dot);
  }

  private cell(value: number): number {
    return Math.floor(value / this.distance);
  }

  private bucket(x: number, y: number, z: number): number {
    const mixed = Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791);
    return mixed & (this.heads.length - 1);
  }

  add(dot: number): void {
    const at = dot * 3;
    const [x, y, z] = [this.dots[at]!, this.dots[at + 1]!, this.dots[at + 2]!];
    const bucket = this.bucket(this.cell(x), this.cell(y), this.cell(z));
    this.next[dot] = this.heads[bucket]!;
    this.heads[bucket] = dot;
  }

  /** Whether a dot that faces the same way is closer than the distance. */
  crowds(point: THREE.Vector3, normal: THREE.Vector3): boolean {
    const [x, y, z] = [this.cell(point.x), this.cell(point.y), this.cell(point.z)];
    for (let cube = 0; cube < 27; cube++) {
      const layer = (cube / 9) | 0;
      const bucket = this.bucket(x + (cube % 3) - 1, y + (((cube / 3) | 0) % 3) - 1, z + layer - 1);
      for (let dot = this.heads[bucket]!; dot >= 0; dot = this.next[dot]!) {
        const at = dot * 3;
        const dx = this.dots[at]! - point.x;
        const dy = this.dots[at + 1]! - point.y;
        const dz = this.dots[at + 2]! - point.z;
        if (dx * dx + dy * dy + dz * dz >= this.distance * this.distance) continue;
        const { x: nx, y: ny, z: nz } = normal;
        if (this.facing[at]! * nx + this.facing[at + 1]! * ny + this.facing[at + 2]! * nz > 0.2) return true;
      }
    }
    return false;
  }
}

/**
 * Places dots evenly over a surface, as a stippling artist does: first far apart, then in the gaps, without
 * overlap. It throws darts with decreasing distances (after Robert Bridson, "Fast Poisson Disk Sampling in
 * Arbitrary Dimensions", 2007, and Michael McCool and Eugene Fiume, "Hierarchical Poisson Disk Sampling
 * Distributions", 1992).
 *
 * @param density dots per square meter, roughly
 * @param random a source of random numbers from 0 to 1
 */
export function stipple(geometry: THREE.BufferGeometry, density: number, random: () => number): Stipple {
  const { corners, shading, areas } = surfaceOf(geometry);
  const area = areas.at(-1) ?? 0;
  const positions: number[] = [];
  const normals: number[] = [];
  const point = new THREE.Vector3();
  const normal = new THREE.Vector3();
  const finest = Math.sqrt(packing / density);

  for (let level = levels - 1; level >= 0; level--) {
    const distance = finest * Math.SQRT2 ** level;
    const attempts = Math.ceil((tries * packing * area) / distance ** 2);
    const near = new Neighborhood(positions, normals, distance, positions.length / 3 + attempts);
    for (let attempt = 0; attempt < attempts; attempt++) {
      const triangle = find(areas, random() * area) * 9;
      const root = Math.sqrt(random());
      const side = random();
      const first = 1 - root;
      const second = root * (1 - side);
      const third = root * side;
      interpolate(point, corners, triangle, first, second, third);
      interpolate(normal, shading, triangle, first, second, third);
      normal.normalize();
      if (near.crowds(point, normal)) continue;
      positions.push(point.x, point.y, point.z);
      normals.push(normal.x, normal.y, normal.z);
      near.add(positions.length / 3 - 1);
    }
  }
  const count = positions.length / 3;
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    ranks: Float32Array.from({ length: count }, (_, dot) => (dot + 0.5) / count),
  };
}
