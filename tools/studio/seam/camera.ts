import * as THREE from 'three';
import { core } from '../hero/cameras';

export type Shape = 'landscape' | 'portrait';

const setups = {
  landscape: { fieldOfView: 38, eye: new THREE.Vector3(0, 1.05, 4.2), focus: [0.5, 0.15] },
  portrait: { fieldOfView: 56, eye: new THREE.Vector3(-0.1, 1.05, 4.3), focus: [0.5, 0.3] },
} as const;

/** Sets the camera, which stands still. Its lens shifts so that the crossing of the strands has its place. */
export function setSeamCamera(camera: THREE.PerspectiveCamera, shape: Shape): void {
  const { fieldOfView, eye, focus } = setups[shape];
  camera.position.copy(eye);
  camera.fov = fieldOfView;
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
  const projected = core.clone().project(camera);
  const projection = camera.projectionMatrix.elements;
  projection[8]! -= focus[0] * 2 - 1 - projected.x;
  projection[9]! -= 1 - focus[1] * 2 - projected.y;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}
