import * as THREE from 'three';
import { createMaterial, type Frame } from '../stage/frame';
import { additive, alwaysDrawn, createGeometry } from '../stage/gpu';
import { floorRadius } from '../world/wave';

/** How high the ropes around the floor are, in meters, and how bright. */
export const ropes = [
  { height: 0.5, light: 0.55 },
  { height: 0.98, light: 0.75 },
  { height: 1.46, light: 0.55 },
] as const;

const steps = 240;

/** The point of a rope at an angle from the far end of the floor, in radians. */
export const ropeAt = (height: number, angle: number): THREE.Vector3 =>
  new THREE.Vector3(Math.sin(angle) * floorRadius, height, -Math.cos(angle) * floorRadius);

/** The far half of the ropes as thin lines of light. */
export function createRopes(frame: Frame): THREE.Mesh {
  const positions: number[] = [];
  const edges: number[] = [];
  const index: number[] = [];
  for (const { height, light } of ropes) {
    const begin = positions.length / 3;
    for (let step = 0; step <= steps; step++) {
      const at = ropeAt(height, (step / steps - 0.5) * Math.PI);
      for (const edge of [-1, 1]) {
        positions.push(at.x, at.y, at.z);
        edges.push(edge, light);
      }
      const corner = begin + step * 2;
      if (step < steps) index.push(corner, corner + 1, corner + 2, corner + 1, corner + 3, corner + 2);
    }
  }
  const material = createMaterial(frame, {
    ...additive,
    vertex: `
in vec2 edge;
out vec3 vWorld;
out float vEdge, vLight;
void main() {
  vWorld = position;
  vEdge = edge.x;
  vLight = edge.y;
  gl_Position = project(position + vec3(0., edge.x * .016, 0.));
}`,
    fragment: `
in vec3 vWorld;
in float vEdge, vLight;
void main() {
  float round = 1. - vEdge * vEdge;
  vec3 energy = waveEnergy(.02);
  float near = exp(-vWorld.x * vWorld.x * .16);
  vec3 hue = mix(EMBER, BONE, .25 * near);
  color = vec4(hue * round * vLight * (.05 + .30 * near) * (.8 + .5 * (energy.x + energy.y + energy.z)), 1.);
}`,
  });
  const geometry = createGeometry(
    { position: [new Float32Array(positions), 3], edge: [new Float32Array(edges), 2] },
    new Uint32Array(index),
  );
  return alwaysDrawn(new THREE.Mesh(geometry, material));
}
