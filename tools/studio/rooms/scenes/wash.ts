import * as THREE from 'three';
import { createMaterial, type Frame } from '../../stage/frame';
import { additive } from '../../stage/gpu';
import type { Point } from '../../walkthrough/shapes/forms/surface';
import { palette } from '../../world/palette';

type Wash = {
  /** Its middle, in meters. */
  at: Point;
  /** Radians about x, then y, then z; it faces z by default. */
  turn?: Point;
  /** Width and height, in meters. */
  size: readonly [width: number, height: number];
  color?: keyof typeof palette;
  brightness: number;
};

/** The soft light of a lamp on a wall or a floor: an ellipse without an edge. */
export function createWash(
  frame: Frame,
  { at, turn = [0, 0, 0], size, color = 'bone', brightness }: Wash,
): THREE.Mesh {
  const material = createMaterial(frame, {
    vertex:
      'out vec2 vAt; void main() { vAt = uv * 2. - 1.; gl_Position = project((modelMatrix * vec4(position, 1.)).xyz); }',
    fragment: `
in vec2 vAt;
uniform vec3 uColor;
void main() {
  float away = dot(vAt, vAt);
  color = vec4(uColor * exp(-away * 3.) * (1. - smoothstep(.4, 1., away)), 1.);
}`,
    uniforms: { uColor: { value: new THREE.Vector3(...palette[color]).multiplyScalar(brightness) } },
    ...additive,
  });
  const mesh = new THREE.Mesh(new THREE.PlaneGeometry(...size), material);
  mesh.position.set(...at);
  mesh.rotation.set(...turn, 'ZYX');
  return mesh;
}
