import * as THREE from 'three';
import type { Point } from './surface';

/** A straight round rod, open at its ends. Sizes in meters. */
export const createRod = (from: Point, to: Point, radius: number): THREE.BufferGeometry =>
  new THREE.TubeGeometry(
    new THREE.LineCurve3(new THREE.Vector3(...from), new THREE.Vector3(...to)),
    1,
    radius,
    12,
  );
