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
  /** Where the core stands in the picture: parts of its width and height from the top left. */
  focus: readonly [x: number, y: number];
};

// The words of the page stand left in the wide picture and below in the tall one, so the picture keeps right and high.
const setups: Record<Shape, Setup> = {
  landscape: { fieldOfView: 38, eye: new THREE.Vector3(0, 1.2, 6.5), sway: 0.5, focus: [0.73, 0.42] },
  portrait: { fieldOfView: 56, eye: new THREE.Vector3(0, 1.35, 9.2), sway: 0.35, focus: [0.5, 0.112] },
};

/**
 * Sets the camera of a moment: it sways and returns once a loop, looks level, so that what stands upright
 * stays upright, and shifts its lens so that the core keeps its place in the picture.
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
  // The third column is multiplied by -1 through the division by depth.
  projection[8]! -= focus[0] * 2 - 1 - projected.x;
  projection[9]! -= 1 - focus[1] * 2 - projected.y;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}
