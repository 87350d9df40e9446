import type { Distance } from './shapes';

// The innermost loops use these: a module's constant is found faster than a member of a global.
const { abs, ceil, min } = Math;

type Box = { low: readonly [number, number, number]; high: readonly [number, number, number] };

type Mesh = { positions: number[]; index: number[] };

// prettier-ignore
const edges = [
  [0, 1], [0, 2], [0, 4], [1, 3], [1, 5], [2, 3], [2, 6], [3, 7], [4, 5], [4, 6], [5, 7], [6, 7],
] as const;

/** Cells along the side of a block. A block is sampled once before its cells are. */
const block = 4;

/** Samples a distance on a grid, coarsely where the surface is far away. */
function sample(distance: Distance, { low }: Box, cell: number, size: readonly number[]): Float32Array {
  const [nx, ny, nz] = size as [number, number, number];
  const values = new Float32Array(nx * ny * nz);
  // A point of a block is at most this far from the block's middle. The margin covers distances that are only
  // approximate.
  const safe = block * cell * 0.87 * 1.6 + 0.02;
  for (let k0 = 0; k0 < nz; k0 += block) {
    for (let j0 = 0; j0 < ny; j0 += block) {
      for (let i0 = 0; i0 < nx; i0 += block) {
        const middle = (block - 1) / 2;
        const rough = distance(
          low[0] + (i0 + middle) * cell,
          low[1] + (j0 + middle) * cell,
          low[2] + (k0 + middle) * cell,
        );
        for (let k = k0; k < min(nz, k0 + block); k++) {
          for (let j = j0; j < min(ny, j0 + block); j++) {
            for (let i = i0; i < min(nx, i0 + block); i++) {
              values[i + nx * (j + ny * k)] =
                abs(rough) > safe ? rough : distance(low[0] + i * cell, low[1] + j * cell, low[2] + k * cell);
            }
          }
        }
      }
    }
  }
  return values;
}

/**
 * The surface of a solid as triangles, by naive surface nets: one vertex in each cell that the surface
 * crosses.
 *
 * @param distance the solid, which lies inside the box
 * @param cell the cell size in meters
 * @see https://0fps.net/2012/07/12/smooth-voxel-terrain-part-2/
 */
export function surfaceNets(distance: Distance, box: Box, cell: number): Mesh {
  const size = box.low.map((low, axis) => ceil((box.high[axis]! - low) / cell) + 1);
  const [nx, ny, nz] = size as [number, number, number];
  const values = sample(distance, box, cell, size);
  const at = (i: number, j: number, k: number) => i + nx * (j + ny * k);
  const vertexOf = new Int32Array(values.length).fill(-1);
  const positions: number[] = [];
  const corners = new Float64Array(8);

  for (let k = 0; k < nz - 1; k++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let i = 0; i < nx - 1; i++) {
        let inside = 0;
        for (let corner = 0; corner < 8; corner++) {
          corners[corner] = values[at(i + (corner & 1), j + ((corner >> 1) & 1), k + (corner >> 2))]!;
          if (corners[corner]! < 0) inside++;
        }
        if (inside === 0 || inside === 8) continue;
        let x = 0;
        let y = 0;
        let z = 0;
        let crossings = 0;
        for (const [a, b] of edges) {
          const from = corners[a]!;
          const to = corners[b]!;
          if (from < 0 === to < 0) continue;
          const part = from / (from - to);
          x += (a & 1) + part * ((b & 1) - (a & 1));
          y += ((a >> 1) & 1) + part * (((b >> 1) & 1) - ((a >> 1) & 1));
          z += (a >> 2) + part * ((b >> 2) - (a >> 2));
          crossings++;
        }
        vertexOf[at(i, j, k)] = positions.length / 3;
        positions.push(
          box.low[0] + (i + x / crossings) * cell,
          box.low[1] + (j + y / crossings) * cell,
          box.low[2] + (k + z / crossings) * cell,
        );
      }
    }
  }

  const index: number[] = [];
  const face = (a: number, b: number, c: number, d: number, outward: boolean) => {
    const [p, q, r, s] = [vertexOf[a]!, vertexOf[b]!, vertexOf[c]!, vertexOf[d]!];
    if (outward) index.push(p, q, r, p, r, s);
    else index.push(p, r, q, p, s, r);
  };
  for (let k = 1; k < nz - 1; k++) {
    for (let j = 1; j < ny - 1; j++) {
      for (let i = 1; i < nx - 1; i++) {
        const inside = values[at(i, j, k)]! < 0;
        if (inside !== values[at(i + 1, j, k)]! < 0) {
          face(at(i, j - 1, k - 1), at(i, j, k - 1), at(i, j, k), at(i, j - 1, k), inside);
        }
        if (inside !== values[at(i, j + 1, k)]! < 0) {
          face(at(i - 1, j, k - 1), at(i, j, k - 1), at(i, j, k), at(i - 1, j, k), !inside);
        }
        if (inside !== values[at(i, j, k + 1)]! < 0) {
          face(at(i - 1, j - 1, k), at(i, j - 1, k), at(i, j, k), at(i - 1, j, k), inside);
        }
      }
    }
  }
  return { positions, index };
}
