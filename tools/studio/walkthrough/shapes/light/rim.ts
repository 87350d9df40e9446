import * as THREE from 'three';
import { createMaterial, type Frame } from '../../../stage/frame';
import { additive } from '../../../stage/gpu';
import { palette } from '../../../world/palette';

/**
 * The light that a bright thing behind other things casts around their edges.
 *
 * @param geometry what stands in front of the light; drawn over its scan
 * @param from the middle of the bright thing, in meters
 * @returns `strength`: how bright it is
 */
export function createRim(
  frame: Frame,
  geometry: THREE.BufferGeometry,
  from: THREE.Vector3,
  color: keyof typeof palette = 'bone',
) {
  const strength = { value: 1 };
  const material = createMaterial(frame, {
    vertex: `
out vec3 vWorld, vNormal;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.);
  vWorld = world.xyz; vNormal = mat3(modelMatrix) * normal;
  // Leans toward the eye, so that the solid below does not hide it.
  gl_Position = project(mix(vWorld, uEye * vec3(1., uFlip, 1.), .0015));
}`,
    fragment: `
in vec3 vWorld, vNormal;
uniform vec3 uFrom, uColor; uniform float uStrength;
void main() {
  vec3 normal = normalize(vNormal);
  vec3 toEye = normalize(uEye * vec3(1., uFlip, 1.) - vWorld);
  float grazing = 1. - clamp(dot(normal, toEye), 0., 1.);
  float wrapped = clamp(dot(normal, normalize(uFrom - vWorld)) + .35, 0., 1.35);
  color = vec4(uColor * uStrength * wrapped * grazing * grazing * grazing, 1.);
}`,
    uniforms: {
      uFrom: { value: from },
      uStrength: strength,
      uColor: { value: new THREE.Vector3(...palette[color]) },
    },
    ...additive,
    side: THREE.FrontSide,
  });
  return { mesh: new THREE.Mesh(geometry, material), strength };
}
