import * as THREE from 'three';
import { createMaterial, type Frame } from '../../../stage/frame';
import { additive } from '../../../stage/gpu';
import { palette } from '../../../world/palette';
import { join } from '../forms/place';
import type { Light } from './lights';

/** The distance between a board's lamps, in meters. */
const pace = 0.02;

type Row = {
  /** The length of its bar, in meters. */
  length: number;
  /** The visitor's own row has a plus at its head and is ember. The others have a circle and are bone. */
  own: boolean;
};

const bar = (left: number, length: number, height: number) =>
  new THREE.PlaneGeometry(length, height).translate(left + length / 2, 0, 0);

/** A row of a board: its head at x 0 and a bar of light next to it, made of small round lamps. */
export function createRow(frame: Frame, { length, own }: Row): Light {
  const head = own
    ? [bar(-0.05, 0.1, pace), new THREE.PlaneGeometry(pace, 0.1)]
    : [new THREE.RingGeometry(0.026, 0.042, 40)];
  const strength = { value: 0 };
  const material = createMaterial(frame, {
    vertex: `
out vec2 vPlan;
void main() { vPlan = position.xy; gl_Position = project((modelMatrix * vec4(position, 1.)).xyz); }`,
    fragment: `
uniform vec3 uColor; uniform float uStrength, uLength;
in vec2 vPlan;
void main() {
  vec2 cell = fract(vPlan / ${pace.toFixed(3)}) - .5;
  float lamp = vPlan.x > .1 ? .22 + smoothstep(.5, .22, length(cell)) : 1.;
  // The bar is brightest at its end, as if it were still growing.
  float along = clamp((vPlan.x - .14) / uLength, 0., 1.);
  color = vec4(uColor * uStrength * lamp * (.5 + .5 * along * along), 1.);
}`,
    uniforms: {
      uColor: { value: new THREE.Vector3(...palette[own ? 'ember' : 'bone']) },
      uStrength: strength,
      uLength: { value: length },
    },
    ...additive,
  });
  return { mesh: new THREE.Mesh(join([...head, bar(0.14, length, pace * 5)]), material), strength };
}
