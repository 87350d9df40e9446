import * as THREE from 'three';
import { createMaterial, type Frame } from '../../../stage/frame';
import { additive } from '../../../stage/gpu';

type Beam = {
  /** The lamp, and the middle of the lit area, in meters. */
  from: THREE.Vector3;
  to: THREE.Vector3;
  /** The radius of the lit area, in meters. */
  radius: number;
  brightness: number;
};

/** The faintly bright air in a spotlight's beam: brightest along its middle and near the lamp. */
export function createBeam(frame: Frame, { from, to, radius, brightness }: Beam): THREE.Mesh {
  const axis = from.clone().sub(to);
  const cone = new THREE.CylinderGeometry(0.06, radius, axis.length(), 48, 1, true);
  const material = createMaterial(frame, {
    vertex: `
out vec3 vWorld, vNormal; out float vDown;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.);
  vWorld = world.xyz; vNormal = mat3(modelMatrix) * normal; vDown = 1. - uv.y;
  gl_Position = project(vWorld);
}`,
    fragment: `
in vec3 vWorld, vNormal; in float vDown;
uniform float uBrightness;
void main() {
  float facing = abs(dot(normalize(vNormal), normalize(uEye * vec3(1., uFlip, 1.) - vWorld)));
  float down = clamp(vDown, 0., 1.);
  color = vec4(BONE * uBrightness * facing * facing * (1. - down) * (1. - .6 * down), 1.);
}`,
    uniforms: { uBrightness: { value: brightness } },
    ...additive,
  });
  const mesh = new THREE.Mesh(cone, material);
  mesh.position.copy(from).lerp(to, 0.5);
  mesh.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), axis.normalize());
  return mesh;
}
