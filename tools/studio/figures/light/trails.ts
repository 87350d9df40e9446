import * as THREE from 'three';
import { createMaterial, type Frame } from '../../stage/frame';
import { additive, alwaysDrawn, createGeometry } from '../../stage/gpu';
import type { Fighter } from '../choreography';
import { boneIndex, onSide, sides, signOf } from '../body/skeleton';
import { skinningShader } from '../body/skinning';
import { joints } from '../motion/torso';

/** Steps along a ribbon. */
const steps = 56;

/** The seconds of movement that a ribbon shows. */
const memory = 0.2;

/** Ribbons of light that the wristbands draw through the air. */
export function createTrails(
  frame: Frame,
  fighter: Fighter,
  uniforms: Record<string, THREE.IUniform>,
): THREE.Mesh {
  const positions: number[] = [];
  const ages: number[] = [];
  const bones: number[] = [];
  const index: number[] = [];
  for (const side of sides) {
    const wrist = onSide(joints[fighter].hand, side);
    const begin = positions.length / 3;
    for (let step = 0; step < steps; step++) {
      for (const edge of [-1, 1]) {
        positions.push(wrist.x - signOf(side) * 0.042, wrist.y, wrist.z);
        ages.push(step / (steps - 1), edge);
        bones.push(boneIndex('forearm', side), 0, 0, 0);
      }
      const corner = begin + step * 2;
      if (step < steps - 1) index.push(corner, corner + 1, corner + 2, corner + 1, corner + 3, corner + 2);
    }
  }
  const geometry = createGeometry(
    {
      position: [new Float32Array(positions), 3],
      bones: [new Float32Array(bones), 4],
      weights: [Float32Array.from({ length: bones.length }, (_, slot) => (slot % 4 === 0 ? 1 : 0)), 4],
      ribbon: [new Float32Array(ages), 2],
    },
    new Uint32Array(index),
  );
  const material = createMaterial(frame, {
    ...additive,
    uniforms,
    vertex: `${skinningShader}
uniform vec3 uColor;
in vec2 ribbon;
out vec3 vColor;
out float vAcross;
void main() {
  float time = uTime - ribbon.x * ${memory.toFixed(2)};
  vec3 world = skinFast(position, time);
  vec3 moved = skinFast(position, time + 1. / 96.) - skinFast(position, time - 1. / 96.);
  float speed = length(moved) * 48.;
  vec3 across = cross(moved, normalize(uEye * vec3(1., uFlip, 1.) - world));
  float size = length(across);
  across = size > 1e-5 ? across / size : vec3(0., 1., 0.);
  float fade = 1. - ribbon.x;
  vColor = mix(uColor, BONE, .5 * fade) * smoothstep(.8, 3.6, speed) * fade * fade * 1.5;
  vAcross = ribbon.y;
  gl_Position = project(world + across * ribbon.y * (.010 + .022 * fade));
}`,
    fragment: `
in vec3 vColor;
in float vAcross;
void main() {
  float square = vAcross * vAcross;
  color = vec4(vColor * exp(-square * 3.5) * (1. - square), 1.);
}`,
  });
  const trails = alwaysDrawn(new THREE.Mesh(geometry, material));
  trails.renderOrder = 4;
  return trails;
}
