import * as THREE from 'three';
import { createMaterial, type Frame } from '../stage/frame';
import { additive, alwaysDrawn, createGeometry } from '../stage/gpu';
import { createStrands, pointsPerLine, type Arm } from '../world/strands';
import { alongLines, type Dots } from './handover/dots';

/** Ember rises, tide crosses from left to right. */
const arms: readonly Arm[] = [
  { color: 'ember', direction: [0, 1], length: 2.15, lines: 270, flow: 1 },
  { color: 'ember', direction: [0, -1], length: 2.15, lines: 250, flow: -1 },
  { color: 'tide', direction: [-1, 0], length: 2.15, lines: 270, flow: -1 },
  { color: 'tide', direction: [1, 0], length: 2.15, lines: 270, flow: 1 },
];

type Plus = {
  object: THREE.Object3D;
  /**
   * @param time seconds
   * @param grown how much of each stroke is drawn, from its start: 0 to 1
   * @param stirred how far the strands have loosened, from 0
   */
  update(time: number, grown: { ember: number; tide: number }, stirred: number): void;
};

/** The dots of the plus's two strokes, meters. */
export const plusDots = (): Dots =>
  alongLines(
    [
      [new THREE.Vector3(0, -1.5, 0), new THREE.Vector3(0, 1.5, 0)],
      [new THREE.Vector3(-1.5, 0, 0), new THREE.Vector3(1.5, 0, 0)],
    ],
    'ember',
  );

/** The plus of light with its middle at the origin. Its strokes can be drawn and undrawn. */
export function createPlus(frame: Frame, seed: number): Plus {
  const strands = createStrands(arms, seed);
  const points = strands.lines * pointsPerLine;
  const traced = new Float32Array(points * 4);
  const tide = new Float32Array(points);
  const stroke = new Float32Array(points);
  const index = new Uint32Array(strands.lines * (pointsPerLine - 1) * 2);
  let at = 0;
  strands.arms.forEach((arm, line) => {
    for (let point = line * pointsPerLine; point < (line + 1) * pointsPerLine; point++) {
      tide[point] = Number(arm.color === 'tide');
      stroke[point] = 0.5 + 0.5 * arm.flow * strands.along[point]!;
      if (point % pointsPerLine) index.set([point - 1, point], 2 * at++);
    }
  });
  const geometry = createGeometry(
    {
      position: [new Float32Array(points * 3), 3],
      traced: [traced, 4],
      along: [strands.along, 1],
      chance: [strands.chance, 1],
      tide: [tide, 1],
      stroke: [stroke, 1],
    },
    index,
  );
  const uGrown = { value: new THREE.Vector2() };
  const material = createMaterial(frame, {
    ...additive,
    uniforms: { uGrown },
    vertex: `
      in vec4 traced; in float along, chance, tide, stroke;
      out vec3 vLight;
      uniform vec2 uGrown;
      void main() {
        float near = length(traced.xy);
        float grown = mix(uGrown.x, uGrown.y, tide) * 1.12 - .08 * chance;
        float drawn = smoothstep(0., .03, grown - stroke);
        float head = exp(-abs(grown - stroke) * 26.) * smoothstep(1.1, .8, grown);
        float run = fract(stroke * 3. - uTime * .5 + chance * 17.);
        float pulse = .55 + .45 * smoothstep(0., .3, run) * smoothstep(1., .4, run);
        float light = pulse * (1. - smoothstep(.6, 1., along)) * (.3 + .7 * exp(-near * 1.5)) + .5 * head;
        // The core turns to bone only after both strokes have reached it.
        float met = smoothstep(.42, .62, uGrown.x) * smoothstep(.42, .62, uGrown.y);
        vec3 hue = mix(mix(EMBER, TIDE, tide), BONE, .9 * exp(-near * 2.6) * met) * mix(1., .75, tide);
        light *= .25 + 1.5 * chance * chance * chance;
        vLight = hue * light * drawn * .36 * uResolution.y / 720.;
        gl_Position = project(traced.xyz);
      }`,
    fragment: 'in vec3 vLight; void main() { color = vec4(vLight, 1.); }',
  });
  return {
    object: alwaysDrawn(new THREE.LineSegments(geometry, material)),
    update(time, grown, stirred) {
      uGrown.value.set(grown.ember, grown.tide);
      strands.trace(time, (_arm, distance) => stirred * (0.4 + 0.6 * Math.min(1, distance)), traced);
      geometry.attributes.traced!.needsUpdate = true;
    },
  };
}
