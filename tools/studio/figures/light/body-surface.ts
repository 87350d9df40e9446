import * as THREE from 'three';
import { createMaterial, type Frame } from '../../stage/frame';
import { alwaysDrawn, createGeometry } from '../../stage/gpu';
import type { Body } from '../body/body';
import { dressShader } from './dress-shader';
import { lightShader } from './light-shader';
import { skinningShader } from '../body/skinning';

/**
 * A fighter's surface: dark inside, drawn by scan lines, edges and the lights of the clothes. It hides what
 * is behind it.
 */
export function createSolid(
  frame: Frame,
  { mesh }: Body,
  uniforms: Record<string, THREE.IUniform>,
): THREE.Mesh<THREE.BufferGeometry, THREE.ShaderMaterial> {
  const geometry = createGeometry(
    {
      position: [mesh.positions, 3],
      normal: [mesh.normals, 3],
      bones: [mesh.bones, 4],
      weights: [mesh.weights, 4],
    },
    mesh.index,
  );
  const material = createMaterial(frame, {
    uniforms,
    vertex: `${skinningShader}
out vec3 vWorld, vNormal, vRest, vRestNormal;
out float vStrike;
void main() {
  skin(position, normal, uTime, vWorld, vNormal);
  vRest = position;
  vRestNormal = normal;
  vStrike = strikeAt(position, uTime);
  gl_Position = project(vWorld - vNormal * .003);
}`,
    fragment: `${lightShader}${dressShader}
uniform vec3 uColor, uOther;
in vec3 vWorld, vNormal, vRest, vRestNormal;
in float vStrike;
void main() {
  vec3 n = normalize(vNormal);
  Light light = lightOn(vWorld, n);
  float grain = length(fwidth(vRest)) * .6;
  Dress worn = dress(vRest, normalize(vRestNormal), grain);

  float slices = vWorld.y * 62.;
  float pace = fwidth(slices);
  float scan = smoothstep(1. - pace * 1.5, 1., abs(fract(slices) - .5) * 2.) * clamp(1.35 - pace, 0., 1.);
  float sweep = sweepAt(vWorld.y);

  float form = .004 + .075 * light.key * light.key + .035 * light.key + .5 * light.back * light.back;
  vec3 c = mix(uColor, BONE, .10) * form * worn.tone;
  c += uColor * scan * (.03 + .26 * light.key + .8 * light.back + .5 * light.rim) * worn.tone * (.7 + .8 * sweep);
  c += uColor * light.rim * (.38 + 1.0 * light.back) * mix(.6, 1., worn.tone);
  c += mix(uColor, BONE, .45) * light.edge * (.5 + 1.4 * light.back);
  c += uColor * worn.glove * (.03 + .34 * light.key * light.key + .55 * light.rim);
  // The striking arm: light along its upper edge and its outline.
  c += mix(uColor, BONE, .4) * vStrike * (.16 + 1.6 * light.rim + .9 * smoothstep(.25, .95, n.y));
  c += uOther * light.spill * light.spill * .07;
  c *= 1. - .5 * worn.visor;
  c += mix(uColor, BONE, .12) * worn.glow * .8;
  c = mix(c, mix(uColor, BONE, .62) * 1.6, min(1., worn.core));
  color = vec4(c, 1.);
}`,
  });
  return alwaysDrawn(new THREE.Mesh(geometry, material));
}
