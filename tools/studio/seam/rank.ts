import { createRandom } from '../world/random';

/**
 * Orders points so that the first ones of any number are spread evenly: a picture of the first tenth has as few clumps as
 * one of all. Dots that stay on a body can then appear one by one as it turns to the shade.
 *
 * @param positions three numbers for each point
 * @returns for each point its place in the order, 0 to 1
 */
export function rankPoints(positions: Float32Array, seed: number): Float32Array {
  const count = positions.length / 3;
  const random = createRandom(seed);
  let waiting = Array.from({ length: count }, (_, index) => ({ index, chance: random() }))
    .sort((a, b) => a.chance - b.chance)
    .map(({ index }) => index);
  const rank = new Float32Array(count);
  let placed: number[] = [];
  for (let radius = 0.25; waiting.length > 0; radius *= 0.86) {
    // The last ones, which are almost everywhere, in any order.
    if (radius < 0.0015) radius = 0;
    const cells = new Map<number, number[]>();
    const cellOf = (axis: number, index: number) =>
      Math.floor((positions[index * 3 + axis]! + 4) / (radius || 1));
    const key = (x: number, y: number, z: number) => (x * 8192 + y) * 8192 + z;
    const add = (index: number) => {
      const at = key(cellOf(0, index), cellOf(1, index), cellOf(2, index));
      const cell = cells.get(at);
      if (cell) cell.push(index);
      else cells.set(at, [index]);
    };
    const isFree = (index: number): boolean => {
      const [x, y, z] = [cellOf(0, index), cellOf(1, index), cellOf(2, index)];
      for (let i = x - 1; i <= x + 1; i++)
        for (let j = y - 1; j <= y + 1; j++)
          for (let k = z - 1; k <= z + 1; k++)
            for (const other of cells.get(key(i, j, k)) ?? []) {
              const dx = positions[index * 3]! - positions[other * 3]!;
              const dy = positions[index * 3 + 1]! - positions[other * 3 + 1]!;
              const dz = positions[index * 3 + 2]! - positions[other * 3 + 2]!;
              if (dx * dx + dy * dy + dz * dz < radius * radius) return false;
            }
      return true;
    };
    if (radius > 0) placed.forEach(add);
    const rest: number[] = [];
    for (const index of waiting) {
      if (radius > 0 && !isFree(index)) {
        rest.push(index);
        continue;
      }
      if (radius > 0) add(index);
      rank[index] = placed.length / count;
      placed.push(index);
    }
    waiting = rest;
  }
  return rank;
}
