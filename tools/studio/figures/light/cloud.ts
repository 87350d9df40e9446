import * as THREE from 'three';
import { createMaterial, type Frame } from '../../stage/frame';
import { additive, alwaysDrawn, createGeometry } from '../../stage/gpu';
import type { Body } from '../body/body';
import { dressShader } from './dress-shader';
import { lightShader } from './light-shader';
import { skinningShader } from '../body/skinning';

/** GLSL for a round point of light. */
export const pointFragment = `
in vec3 vColor;
void main() {
  vec2 away = gl_PointCoord - .5;
  color = vec4(vColor * exp(-dot(away, away) * 9.), 1.);
}`;

/** The points of the scan that lie on a fighter's skin. */
export function createCloud(
  frame: Frame,
  { points }: Body,
  uniforms: Record<string, THREE.IUniform>,
): THREE.Points {
  const geometry = createGeometry({
    position: [points.positions, 3],
    normal: [points.normals, 3],
    bones: [points.bones, 4],
    weights: [points.weights, 4],
    seed: [points.seeds, 1],
  });
  const material = createMaterial(frame, {
    ...additive,
    uniforms,
    vertex: `${skinningShader}${lightShader}${dressShader}
uniform vec3 uColor;
in float seed;
out vec3 vColor;
void main() {
  vec3 world, n;
  skin(position, normal, uTime, world, n);
  Light light = lightOn(world, n);
  Dress worn = dress(position, normal, .003);
  float big = step(.965, fract(seed * 57.31));
  float twinkle = .5 + .5 * sin(uTime * PI * (1. + floor(seed * 5.)) + seed * 91.);
  float strength = (.05 + .22 * light.key + .75 * light.back + .9 * light.rim) * (.5 + .8 * twinkle * twinkle);
  strength = strength * mix(.45, 1., worn.tone) + sweepAt(world.y) * .18;
  float strike = strikeAt(position, uTime);
  strength += strike * (.25 + .8 * light.rim);
  strength *= (.42 + .75 * big) * (1. - .8 * worn.visor) * (1. - .7 * min(1., worn.core));
  // A few points float off the skin, like a scanner's noise.
  world += n * (.002 + pow(seed, 18.) * .05);
  gl_Position = project(world);
  gl_PointSize = clamp(uResolution.y * (.0055 + .007 * big) / gl_Position.w, 1., 7.);
  if (dot(n, uEye * vec3(1., uFlip, 1.) - world) < 0.) gl_Position = vec4(2., 2., 2., 1.);
  vColor = mix(uColor, BONE, .08 + .5 * big + .3 * light.rim * light.back) * strength;
}`,
    fragment: pointFragment,
  });
  const cloud = alwaysDrawn(new THREE.Points(geometry, material));
  cloud.renderOrder = 2;
  return cloud;
}
