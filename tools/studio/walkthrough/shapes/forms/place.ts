import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Point } from './surface';

type Placing = {
  /** Meters. */
  at?: Point;
  /** Radians about x, then y, then z. */
  turn?: Point;
  scale?: number | Point;
};

/** A copy of a shape: scaled, then turned, then moved. */
export function place(
  geometry: THREE.BufferGeometry,
  { at = [0, 0, 0], turn = [0, 0, 0], scale = 1 }: Placing,
): THREE.BufferGeometry {
  const size: Point = typeof scale === 'number' ? [scale, scale, scale] : scale;
  const turned = new THREE.Quaternion().setFromEuler(new THREE.Euler(...turn, 'ZYX'));
  return geometry
    .clone()
    .applyMatrix4(new THREE.Matrix4().compose(new THREE.Vector3(...at), turned, new THREE.Vector3(...size)));
}

/**
 * Joins several shapes into one with positions and normals but no index.
 *
 * @throws {Error} when there is none
 */
export function join(geometries: readonly THREE.BufferGeometry[]): THREE.BufferGeometry {
  const plain = geometries.map((geometry) => {
    const copy = geometry.index ? geometry.toNonIndexed() : geometry.clone();
    for (const name of Object.keys(copy.attributes)) {
      if (name !== 'position' && name !== 'normal') copy.deleteAttribute(name);
    }
    return copy;
  });
  return mergeGeometries(plain);
}
