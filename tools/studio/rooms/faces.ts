import * as THREE from 'three';
import type { Face } from './layout';

/** Each face's middle, and what is above it in the image; x is right, y up and -z ahead. */
const directions: Record<Face, readonly [look: THREE.Vector3, above: THREE.Vector3]> = {
  right: [new THREE.Vector3(1, 0, 0), new THREE.Vector3(0, 1, 0)],
  left: [new THREE.Vector3(-1, 0, 0), new THREE.Vector3(0, 1, 0)],
  up: [new THREE.Vector3(0, 1, 0), new THREE.Vector3(0, 0, 1)],
  down: [new THREE.Vector3(0, -1, 0), new THREE.Vector3(0, 0, -1)],
  front: [new THREE.Vector3(0, 0, -1), new THREE.Vector3(0, 1, 0)],
  back: [new THREE.Vector3(0, 0, 1), new THREE.Vector3(0, 1, 0)],
};

/** Tiles along each side of a face. A narrower lens draws lines and dots as finely as the videos show them. */
const split = 2;

/** How far a tile reaches beyond its edges, as a fraction of its side: dots and reflections there need what is next to it. */
const overlap = 1 / 8;

/** Part of a face, in pixels from the face's upper left corner. */
export type Tile = { x: number; y: number; size: number; margin: number };

/** The tiles of a face. @param face its side in pixels */
export function tilesOf(face: number): Tile[] {
  const size = face / split;
  const margin = size * overlap;
  return Array.from({ length: split * split }, (_, index) => ({
    x: (index % split) * size,
    y: Math.floor(index / split) * size,
    size,
    margin,
  }));
}

/**
 * Points a camera at a tile of a face, with its margin.
 *
 * @param name the face
 * @param face its side in pixels
 * @param heading where the front face looks, in degrees to the right of -z
 */
export function aim(
  camera: THREE.PerspectiveCamera,
  name: Face,
  face: number,
  { x, y, size, margin }: Tile,
  heading: number,
): void {
  const [look, above] = directions[name];
  const axes = new THREE.Matrix4().makeBasis(look.clone().cross(above), above, look.clone().negate());
  camera.quaternion
    .setFromRotationMatrix(axes)
    .premultiply(
      new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(0, 1, 0), (-heading * Math.PI) / 180),
    );
  camera.fov = 90;
  camera.aspect = 1;
  camera.setViewOffset(face, face, x - margin, y - margin, size + 2 * margin, size + 2 * margin);
  camera.updateMatrixWorld();
}

/** Whether a tile shows anything below the horizon. */
export const seesFloor = (name: Face, { y, size }: Tile): boolean =>
  name === 'down' || (name !== 'up' && y + size > (split * size) / 2);
