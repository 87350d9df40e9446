import * as THREE from 'three';
import { createMaterial, type Frame } from '../../../stage/frame';
import { additive, alwaysDrawn, createGeometry } from '../../../stage/gpu';
import { palette } from '../../../world/palette';
import { createRandom } from '../../../world/random';

type Burst = {
  at: THREE.Vector3;
  /** Seconds. */
  time: number;
  color: keyof typeof palette;
};

/** Dots per burst. */
const dots = 900;

/**
 * Spheres of light that burst into dots, each at its time.
 *
 * @param radius of the sphere that bursts, in meters
 * @returns `clock`: the moment shown, in seconds
 */
export function createBursts(frame: Frame, bursts: readonly Burst[], radius: number, seed: number) {
  const random = createRandom(seed);
  const clock = { value: 0 };
  const count = bursts.length * dots;
  const position = new Float32Array(count * 3);
  const direction = new Float32Array(count * 3);
  const light = new Float32Array(count * 3);
  const begin = new Float32Array(count);
  const way = new THREE.Vector3();
  bursts.forEach(({ at, time, color }, index) => {
    for (let dot = index * dots; dot < (index + 1) * dots; dot++) {
      way.setFromSphericalCoords(1, Math.acos(1 - 2 * random()), 2 * Math.PI * random());
      at.clone()
        .addScaledVector(way, radius)
        .toArray(position, dot * 3);
      way.multiplyScalar(0.25 + 1.1 * random() ** 2).toArray(direction, dot * 3);
      light.set(palette[color], dot * 3);
      begin[dot] = time;
    }
  });
  const material = createMaterial(frame, {
    vertex: `
in vec3 direction, light; in float begin;
uniform float uClock;
out vec3 vLight; out float vSize;
void main() {
  float age = uClock - begin;
  vec3 world = position + direction * (1. - exp(-max(age, 0.) * 3.4)) * .62 - vec3(0., .35 * age * age, 0.);
  gl_Position = project(world);
  float unit = uResolution.y / 720.;
  vSize = clamp(3.4 / gl_Position.w, 1.4, 3.) * unit + 1.5;
  gl_PointSize = vSize;
  vLight = mix(light, BONE, .35 * exp(-age * 9.)) * 1.5 * exp(-age * 3.6) * smoothstep(1.1, .7, age);
  if (age < 0. || age > 1.1) gl_Position = vec4(2., 2., 2., 1.);
}`,
    fragment: `
in vec3 vLight; in float vSize;
void main() {
  float away = length(gl_PointCoord - .5) * vSize;
  color = vec4(vLight * clamp((vSize - 1.5) * .5 + .5 - away, 0., 1.), 1.);
}`,
    uniforms: { uClock: clock },
    ...additive,
  });
  const geometry = createGeometry({
    position: [position, 3],
    direction: [direction, 3],
    light: [light, 3],
    begin: [begin, 1],
  });
  return { points: alwaysDrawn(new THREE.Points(geometry, material)), clock };
}
