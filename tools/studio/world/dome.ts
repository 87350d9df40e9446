import * as THREE from 'three';
import { createMaterial, type Frame } from '../stage/frame';
import { additive, alwaysDrawn, createGeometry } from '../stage/gpu';
import { createImagery } from './imagery';
import { domeRadius } from './wave';

/** How much of its light the dome keeps at an azimuth. The page's copy covers its left side in the wide image. */
const calm =
  'float calmAt(float azimuth) { return mix(1., mix(.05, 1., smoothstep(-.40, .06, azimuth)), uCalm); }';

function shell(frame: Frame, uCalm: THREE.IUniform<number>): THREE.Mesh {
  const geometry = new THREE.SphereGeometry(domeRadius, 96, 48, 0, Math.PI * 2, 0, Math.PI / 2);
  const material = createMaterial(frame, {
    uniforms: { uCalm },
    vertex: 'out vec3 vWorld; void main() { vWorld = position; gl_Position = project(position); }',
    fragment: `
      in vec3 vWorld;
      uniform float uCalm;
      ${calm}
      void main() {
        vec3 direction = normalize(vWorld);
        float elevation = asin(clamp(direction.y, 0., 1.)), azimuth = atan(direction.x, -direction.z);
        float calm = calmAt(azimuth);
        vec3 light = INK * .15 * (.25 + .75 * exp(-elevation * 2.2));
        vec3 energy = waveEnergy(elevation);
        vec2 fromPlus = vec2(azimuth * cos(elevation), elevation - .30);
        float near = exp(-dot(fromPlus, fromPlus) * 4.);
        // The strands light the shell behind them.
        light += mix(EMBER, TIDE, smoothstep(.02, .30, abs(fromPlus.x))) * near * .012;
        float relief = noise(vec3(azimuth * 2.6 + 1., elevation * 3.2, .9)) + .5 * noise(vec3(azimuth * 6., elevation * 7., 4.));
        light += (EMBER * energy.x + TIDE * energy.y + BONE * energy.z) * .013 * exp(-length(fromPlus) * 1.4) * (.4 + relief) * calm;
        light += waveFront(elevation) * .07 * calm * smoothstep(1.2, .2, elevation) * (.6 + .6 * relief);
        // The shell's panels.
        float rib = abs(fract(azimuth / (PI / 16.)) - .5) * 2., ribWidth = fwidth(azimuth / (PI / 16.)) * 2.;
        light *= 1. - .34 * (1. - smoothstep(ribWidth * .5, ribWidth * 1.6 + .004, 1. - rib));
        float ring = abs(fract(elevation / .16) - .5) * 2., ringWidth = fwidth(elevation / .16) * 2.;
        light *= 1. - .24 * (1. - smoothstep(ringWidth * .5, ringWidth * 1.6 + .004, 1. - ring));
        // A strip of light where the dome meets the ground.
        vec3 strip = mix(mix(EMBER, BONE, .25), TIDE, smoothstep(-.25, .5, azimuth));
        light += strip * (.060 * exp(-elevation * 13.) + .05 * exp(-elevation * 40.)) * mix(.25, 1., calm);
        color = vec4(light, 1.);
      }`,
  });
  return alwaysDrawn(new THREE.Mesh(geometry, material));
}

function drawing(frame: Frame, uCalm: THREE.IUniform<number>): THREE.LineSegments {
  const { places, marks } = createImagery(4242);
  const position = new Float32Array((places.length / 2) * 3);
  for (let point = 0; point < places.length / 2; point++) {
    const azimuth = places[point * 2]!;
    const elevation = places[point * 2 + 1]!;
    const radius = domeRadius - 0.1;
    position[point * 3] = radius * Math.cos(elevation) * Math.sin(azimuth);
    position[point * 3 + 1] = radius * Math.sin(elevation);
    position[point * 3 + 2] = -radius * Math.cos(elevation) * Math.cos(azimuth);
  }
  const geometry = createGeometry({ position: [position, 3], place: [places, 2], mark: [marks, 4] });
  const material = createMaterial(frame, {
    ...additive,
    uniforms: { uCalm },
    vertex: `
      in vec2 place; in vec4 mark;
      out vec3 vLight;
      uniform float uCalm;
      ${calm}
      void main() {
        float along = mark.x, hue = mark.y, family = mark.w;
        vec3 energy = waveEnergy(place.y);
        float warm = step(hue, .5);
        vec3 own = mix(TIDE, EMBER, warm);
        float stirred; vec3 light;
        if (family < .5) {
          float same = mix(energy.y, energy.x, warm), other = mix(energy.x, energy.y, warm);
          stirred = same * 1.15 + energy.z * 1.1 + other * .22 + .10;
          light = own * (same + other * .12 + .07) + mix(own, BONE, .6) * energy.z * .8;
          if (fract(hue * 7.) > .88) light = mix(light, BONE * dot(light, vec3(.5)), .7);
        } else if (family < 1.5) {
          stirred = (energy.x + energy.y) * .7 + energy.z + .22;
          light = mix(TIDE * (energy.y + .6 * energy.z + .12), EMBER * (energy.x + .5 * energy.z + .10), warm) * .5;
        } else {
          stirred = energy.y * 1.3 + energy.z * 1.1 + energy.x * .3;
          light = mix(TIDE, BONE, .1 + .35 * hue) * (energy.y * 1.3 + energy.z * .9 + energy.x * .12 + .05) * .55;
        }
        // A drawing grows from its beginning as the wave passes, and disappears the same way.
        float grown = smoothstep(0., .30, clamp(stirred * 1.55 + .10, 0., 1.25) - along);
        float high = smoothstep(1.25, .6, place.y) * mix(.10, 1., smoothstep(.05, .28, place.y));
        vLight = light * grown * mark.z * high * calmAt(place.x) * .105 * uResolution.y / 720.;
        gl_Position = project(position);
      }`,
    fragment: 'in vec3 vLight; void main() { color = vec4(vLight, 1.); }',
  });
  return alwaysDrawn(new THREE.LineSegments(geometry, material));
}

/**
 * The projection dome and the drawings that the strikes' waves reveal on it.
 *
 * @param calm 1 to keep its left side dark for copy, 0 to leave it even
 */
export function createDome(frame: Frame, calm: number): THREE.Group {
  const uCalm = { value: calm };
  return new THREE.Group().add(shell(frame, uCalm), drawing(frame, uCalm));
}
