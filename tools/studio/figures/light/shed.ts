import * as THREE from 'three';
import { createRandom } from '../../world/random';
import { createMaterial, type Frame } from '../../stage/frame';
import { additive, alwaysDrawn, createGeometry } from '../../stage/gpu';
import type { Body } from '../body/body';
import { pointFragment } from './cloud';
import { skinningShader } from '../body/skinning';

const count = 12_000;

/** Points that a moving body sheds: each leaves the skin at the speed it had there, then drifts away. */
export function createShed(
  frame: Frame,
  { points }: Body,
  uniforms: Record<string, THREE.IUniform>,
  seed: number,
): THREE.Points {
  const random = createRandom(seed);
  const chosen: number[] = [];
  while (chosen.length < count) {
    const point = Math.floor(random() * points.seeds.length);
    // Most of the visible points come from the arms, which are fast and thin.
    if (Math.abs(points.positions[point * 3]!) > 0.34 || random() < 0.38) chosen.push(point);
  }
  const pick = (data: Float32Array, size: number) =>
    Float32Array.from(
      { length: count * size },
      (_, slot) => data[chosen[Math.floor(slot / size)]! * size + (slot % size)]!,
    );
  const geometry = createGeometry({
    position: [pick(points.positions, 3), 3],
    normal: [pick(points.normals, 3), 3],
    bones: [pick(points.bones, 4), 4],
    weights: [pick(points.weights, 4), 4],
    chance: [Float32Array.from({ length: count * 4 }, random), 4],
  });
  const material = createMaterial(frame, {
    ...additive,
    uniforms,
    vertex: `${skinningShader}
uniform vec3 uColor;
in vec4 chance;
out vec3 vColor;
void main() {
  // Lifetimes divide the loop.
  float life = chance.y < .5 ? 1. : chance.y < .85 ? .75 : 1.5;
  float part = fract(uTime / life + chance.x);
  float age = part * life;
  float born = uTime - age;
  vec3 world = skinFast(position, born);
  vec3 velocity = (world - skinFast(position, born - 1. / 32.)) * 32.;
  float speed = length(velocity);
  vec3 place = world * 2.2 + vec3(chance.z, 0., chance.w) * .6;
  vec3 drift = vec3(noise(place + 3.) - .5, noise(place + 19.) - .35, noise(place + 41.) - .5);
  float carried = (1. - exp(-age * 3.2)) / 3.2;
  world += velocity * carried * (.35 + .4 * chance.z) + drift * age * .55 + normal * .01;
  float fade = 1. - part;
  float strength = smoothstep(.7, 3.2, speed) * fade * sqrt(fade) * smoothstep(0., .06, part);
  strength += step(.93, chance.w) * .12 * fade * smoothstep(0., .1, part);
  gl_Position = project(world);
  gl_PointSize = clamp(uResolution.y * (.005 + .0055 * chance.z) / gl_Position.w, 1., 5.);
  if (strength < .005 || world.y < 0.) gl_Position = vec4(2., 2., 2., 1.);
  vColor = mix(uColor, BONE, .25 * chance.w) * strength * .6;
}`,
    fragment: pointFragment,
  });
  const shed = alwaysDrawn(new THREE.Points(geometry, material));
  shed.renderOrder = 3;
  return shed;
}
