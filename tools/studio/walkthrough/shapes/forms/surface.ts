import * as THREE from 'three';

/** A point in the room, or a direction, in meters: x to the right, y up, z to the viewer. */
export type Point = readonly [x: number, y: number, z: number];

type Options = {
  /** Cells along u. */
  columns: number;
  /** Cells along v. */
  rows: number;
  /** Whether u = 1 meets u = 0 without a seam. */
  closed?: boolean;
};

/**
 * A smooth surface from a function of two parameters.
 *
 * @param at the point in meters for u and v from 0 to 1; ∂u × ∂v points outward
 * @returns an indexed geometry with positions and normals
 */
export function createSurface(
  at: (u: number, v: number) => Point,
  { columns, rows, closed = false }: Options,
): THREE.BufferGeometry {
  const width = closed ? columns : columns + 1;
  const positions: number[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column < width; column++) positions.push(...at(column / columns, row / rows));
  }
  const index: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const here = row * width + column;
      const next = row * width + ((column + 1) % width);
      index.push(here, next, next + width, here, next + width, here + width);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}
