import type { Distance } from './distance';

/** A box around some triangles of a mesh, and what is inside: two smaller boxes, or those triangles. */
type Branch = {
  low: readonly number[];
  high: readonly number[];
  parts?: readonly [Branch, Branch];
  faces: readonly Float64Array[];
};

/** Boxes with at most this many triangles are not divided. */
const leaf = 4;

/** From this many box sizes away, a box is as good as what is inside it. */
const far = 0.6;

/**
 * A mesh as a solid skin.
 *
 * @param corners the positions of all corners: x, y and z of each
 * @param faces three corners per triangle
 * @param skin half the thickness of the skin, in meters
 */
export function mesh(corners: ArrayLike<number>, faces: ArrayLike<number>, skin: number): Distance {
  const triangles = Array.from({ length: faces.length / 3 }, (_, face) =>
    Float64Array.from(
      { length: 9 },
      (__, index) => corners[faces[face * 3 + Math.floor(index / 3)]! * 3 + (index % 3)]!,
    ),
  );
  const root = divide(triangles);
  return (x, y, z) => nearest(root, x, y, z, Infinity) - skin;
}

/** Sorts triangles into boxes: each is halved across its longest side. */
function divide(faces: Float64Array[]): Branch {
  const bound = (start: number, choose: (...values: number[]) => number): number[] =>
    [0, 1, 2].map((axis) =>
      faces.reduce((edge, face) => choose(edge, face[axis]!, face[axis + 3]!, face[axis + 6]!), start),
    );
  const low = bound(Infinity, Math.min);
  const high = bound(-Infinity, Math.max);
  if (faces.length <= leaf) return { low, high, faces };
  const sides = high.map((side, axis) => side - low[axis]!);
  const axis = sides.indexOf(Math.max(...sides));
  const middle = (face: Float64Array): number => face[axis]! + face[axis + 3]! + face[axis + 6]!;
  const sorted = [...faces].sort((a, b) => middle(a) - middle(b));
  const half = sorted.length >> 1;
  return { low, high, faces: [], parts: [divide(sorted.slice(0, half)), divide(sorted.slice(half))] };
}

/** The distance to the triangles in a box, or less where it is far away, but no more than `limit`. */
function nearest(branch: Branch, x: number, y: number, z: number, limit: number): number {
  const { low, high, parts, faces } = branch;
  const away = awayFrom(branch, x, y, z);
  if (away >= limit) return limit;
  if (away > far * Math.max(high[0]! - low[0]!, high[1]! - low[1]!, high[2]! - low[2]!)) return away;
  if (!parts) return faces.reduce((near, face) => Math.min(near, toTriangle(face, x, y, z)), limit);
  const first = awayFrom(parts[0], x, y, z) <= awayFrom(parts[1], x, y, z) ? 0 : 1;
  return nearest(parts[1 - first]!, x, y, z, nearest(parts[first]!, x, y, z, limit));
}

function awayFrom({ low, high }: Branch, x: number, y: number, z: number): number {
  const dx = Math.max(low[0]! - x, 0, x - high[0]!);
  const dy = Math.max(low[1]! - y, 0, y - high[1]!);
  const dz = Math.max(low[2]! - z, 0, z - high[2]!);
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/** The distance to a triangle: Ericson, "Real-Time Collision Detection" (2005), 5.1.5. */
function toTriangle(face: Float64Array, x: number, y: number, z: number): number {
  const ax = face[0]!;
  const ay = face[1]!;
  const az = face[2]!;
  const abx = face[3]! - ax;
  const aby = face[4]! - ay;
  const abz = face[5]! - az;
  const acx = face[6]! - ax;
  const acy = face[7]! - ay;
  const acz = face[8]! - az;
  const px = x - ax;
  const py = y - ay;
  const pz = z - az;
  const to = (u: number, v: number): number => {
    const dx = px - abx * u - acx * v;
    const dy = py - aby * u - acy * v;
    const dz = pz - abz * u - acz * v;
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  };
  const d1 = abx * px + aby * py + abz * pz;
  const d2 = acx * px + acy * py + acz * pz;
  if (d1 <= 0 && d2 <= 0) return to(0, 0);
  const bb = abx * abx + aby * aby + abz * abz;
  const bc = abx * acx + aby * acy + abz * acz;
  const cc = acx * acx + acy * acy + acz * acz;
  const d3 = d1 - bb;
  const d4 = d2 - bc;
  if (d3 >= 0 && d4 <= d3) return to(1, 0);
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return to(d1 / (d1 - d3), 0);
  const d5 = d1 - bc;
  const d6 = d2 - cc;
  if (d6 >= 0 && d5 <= d6) return to(0, 1);
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return to(0, d2 / (d2 - d6));
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    const part = (d4 - d3) / (d4 - d3 + (d5 - d6));
    return to(1 - part, part);
  }
  return to(vb / (va + vb + vc), vc / (va + vb + vc));
}
