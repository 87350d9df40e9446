import * as THREE from 'three';
import { createMaterial, type Frame } from '../../../stage/frame';
import { additive } from '../../../stage/gpu';
import { palette } from '../../../world/palette';
import { createScan } from '../../scan/scan';
import { place } from '../forms/place';
import type { Point } from '../forms/surface';

type Pool = {
  /** Its middle, and its radius, in meters. */
  at: Point;
  radius: number;
  color: keyof typeof palette;
  brightness: number;
};

/** A lamp's light on a level plane: brightest in its middle, as dots and as a glow. @param seed of its dots */
export function createPool(frame: Frame, { at, radius, color, brightness }: Pool, seed: number) {
  const disc = new THREE.CircleGeometry(radius, 64).rotateX(-Math.PI / 2);
  const strength = { value: brightness };
  const glow = createMaterial(frame, {
    vertex: `
out vec2 vPlan;
void main() { vPlan = position.xz; gl_Position = project((modelMatrix * vec4(position, 1.)).xyz); }`,
    fragment: `
uniform vec3 uColor; uniform float uStrength, uRadius;
in vec2 vPlan;
void main() {
  float away = 1. - min(1., dot(vPlan, vPlan) / (uRadius * uRadius));
  color = vec4(uColor * uStrength * .16 * away * away, 1.);
}`,
    uniforms: {
      uColor: { value: new THREE.Vector3(...palette[color]) },
      uStrength: strength,
      uRadius: { value: radius },
    },
    ...additive,
  });
  const [x, y, z] = at;
  const light = new THREE.Mesh(disc, glow);
  light.position.set(x, y, z);
  const lamp = { position: new THREE.Vector3(x, y + 0.42 * radius, z), reach: 0.62 * radius };
  const part = {
    geometry: place(disc, { at }),
    color: color === 'ink' ? 'bone' : color,
    density: 3200 / Math.max(0.25, radius),
    edges: false,
    brightness,
    solid: false,
  } as const;
  return { group: new THREE.Group().add(light, createScan(frame, [part], seed, lamp)), strength };
}
