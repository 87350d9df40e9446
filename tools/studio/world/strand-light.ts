import * as THREE from 'three';
import { createMaterial, type Frame } from '../stage/frame';
import { additive, alwaysDrawn, createGeometry } from '../stage/gpu';
import { pointsPerLine, type Stir, type Strands } from './strands';

type StrandLight = { object: THREE.LineSegments; update(time: number, stir: Stir): void };

/**
 * The strands as light.
 *
 * @param core where they meet, in meters
 * @param brightness 1 where a line is about one pixel wide in an image 1080 pixels high
 */
export function createStrandLight(
  frame: Frame,
  strands: Strands,
  core: THREE.Vector3,
  brightness: number,
): StrandLight {
  const points = strands.lines * pointsPerLine;
  const traced = new Float32Array(points * 4);
  const tint = new Float32Array(points);
  const flow = new Float32Array(points);
  const index = new Uint32Array(strands.lines * (pointsPerLine - 1) * 2);
  let at = 0;
  strands.arms.forEach((arm, line) => {
    const first = line * pointsPerLine;
    tint.fill(arm.color === 'ember' ? 0 : 1, first, first + pointsPerLine);
    flow.fill(arm.flow, first, first + pointsPerLine);
    for (let point = first; point < first + pointsPerLine - 1; point++) {
      index[at++] = point;
      index[at++] = point + 1;
    }
  });
  const geometry = createGeometry(
    {
      position: [new Float32Array(points * 3), 3],
      traced: [traced, 4],
      along: [strands.along, 1],
      chance: [strands.chance, 1],
      tint: [tint, 1],
      flow: [flow, 1],
    },
    index,
  );
  const material = createMaterial(frame, {
    ...additive,
    uniforms: { uCore: { value: core }, uBrightness: { value: brightness } },
    vertex: `
      in vec4 traced; in float along, chance, tint, flow;
      out vec3 vLight;
      uniform vec3 uCore; uniform float uBrightness;
      void main() {
        vec3 at = uCore + traced.xyz;
        float near = length(traced.xy);
        float stirred = traced.w;
        // Light runs along the line: a whole number of lengths per loop.
        float run = fract(along * 1.5 - flow * uTime / 12. * (4. + floor(chance * 5.)) + chance * 17.);
        float pulse = .35 + .65 * smoothstep(0., .25, run) * smoothstep(1., .3, run);
        float end = 1. - smoothstep(.5, 1., along);
        float light = pulse * end * (.16 + .6 * exp(-near * 1.25) + .24 * stirred * exp(-near * .25));
        vec3 hue = mix(EMBER, TIDE, tint);
        hue = mix(hue, BONE, .85 * exp(-near * 3.2) + .12 * exp(-near * .9)) * mix(1., .72, tint);
        light *= .22 + 1.5 * chance * chance * chance;
        light *= smoothstep(.02, .5, at.y);
        vLight = hue * light * uBrightness * .17;
        gl_Position = project(at);
      }`,
    fragment: 'in vec3 vLight; void main() { color = vec4(vLight, 1.); }',
  });
  const object = alwaysDrawn(new THREE.LineSegments(geometry, material));
  return {
    object,
    update(time, stir) {
      strands.trace(time, stir, traced);
      geometry.attributes.traced!.needsUpdate = true;
    },
  };
}
