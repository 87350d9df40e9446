import * as THREE from 'three';
import { createMaterial, type Frame } from '../../../stage/frame';
import { additive } from '../../../stage/gpu';
import { palette } from '../../../world/palette';

/**
 * The light that a bright thing behind other things casts around their edges.
 *
 * @param geometry what stands in front of the light; drawn over its scan
 * @param from the middle of the bright thing, in meters
 * @param other a second light, and how strongly it lights the edges
 * @param falloff how fast the light fades from the outline inward, as a power
 * @returns `strength`: how bright it is
 */
export function createRim(
  frame: Frame,
  geometry: THREE.BufferGeometry,
  from: THREE.Vector3,
  color: keyof typeof palette = 'bone',
  other = { from, color, edge: 0 },
  falloff = 3,
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
uniform vec3 uFrom, uColor, uOtherFrom, uOtherColor; uniform float uStrength;
float facing(vec3 normal, vec3 from) { return clamp(dot(normal, normalize(from - vWorld)) + .35, 0., 1.35); }
void main() {
  vec3 normal = normalize(vNormal);
  vec3 toEye = normalize(uEye * vec3(1., uFlip, 1.) - vWorld);
  float grazing = 1. - clamp(dot(normal, toEye), 0., 1.);
  vec3 light = uColor * uStrength * facing(normal, uFrom) + uOtherColor * facing(normal, uOtherFrom);
  color = vec4(light * pow(grazing, ${falloff.toFixed(1)}), 1.);
}`,
    uniforms: {
      uFrom: { value: from },
      uStrength: strength,
      uColor: { value: new THREE.Vector3(...palette[color]) },
      uOtherFrom: { value: other.from },
      uOtherColor: { value: new THREE.Vector3(...palette[other.color]).multiplyScalar(other.edge) },
    },
    ...additive,
    side: THREE.FrontSide,
  });
  return { mesh: new THREE.Mesh(geometry, material), strength };
}
