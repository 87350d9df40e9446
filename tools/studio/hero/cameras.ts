import * as THREE from 'three';
import { turn } from '../world/clock';

export type Shape = 'landscape' | 'portrait';

/** The middle of the plus of light, in meters. */
export const core = new THREE.Vector3(0, 2.86, -4);

type Setup = {
  /** Vertical angle of view in degrees. */
  fieldOfView: number;
  eye: THREE.Vector3;
  /** How far the eye sways, in meters. */
  sway: number;
  /** Where the core appears in the image: fractions of its width and height from the top left. */
  focus: readonly [x: number, y: number];
};

// The page's copy stands on the left of the wide image and below in the tall one, so the scene keeps to the
// right or high. The core stands on the page's third column line, or in the middle.
const setups: Record<Shape, Setup> = {
  landscape: { fieldOfView: 38, eye: new THREE.Vector3(0, 1.05, 6.3), sway: 0.5, focus: [0.7325, 0.3] },
  portrait: { fieldOfView: 64, eye: new THREE.Vector3(0, 0.98, 4.4), sway: 0.22, focus: [0.5, 0.05] },
};

/**
 * Where each image begins to fade into plain ground, and where the ground begins: fractions of its height from
 * the top. A phone shows the page's copy on the ground.
 */
export const shown = { landscape: [1, 2], portrait: [0.43, 0.56] } as const;

/**
 * Sets the camera for a moment. It sways and returns once per loop. It looks level, so that upright things
 * stay upright, and shifts its lens so that the core keeps its place in the image.
 */
export function setCamera(camera: THREE.PerspectiveCamera, shape: Shape, time: number): void {
  const { fieldOfView, eye, sway, focus } = setups[shape];
  const angle = turn(time);
  camera.position.set(
    eye.x + sway * Math.sin(angle),
    eye.y + 0.07 * sway * Math.sin(angle + 1),
    eye.z - 0.4 * sway * Math.cos(angle),
  );
  camera.fov = fieldOfView;
  camera.rotation.set(0, 0, 0);
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
  const projected = core.clone().project(camera);
  const projection = camera.projectionMatrix.elements;
  // The division by depth multiplies the third column by -1.
  projection[8]! -= focus[0] * 2 - 1 - projected.x;
  projection[9]! -= 1 - focus[1] * 2 - projected.y;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}
