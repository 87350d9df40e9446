import * as THREE from 'three';
import { createMaterial, type Frame } from '../../../stage/frame';
import type { Point } from '../forms/surface';

type Shadow = {
  /** The middle of the thing's foot, in meters. */
  at: Point;
  /** Half the thing's width, in meters. */
  radius: number;
  /** How far the shadow falls, in meters. */
  length: number;
  /** Where the lamp is. */
  lamp: THREE.Vector3;
};

/** The soft shadow of a standing thing on a level plane. It dims what is drawn there, including dots. */
export function createShadow(frame: Frame, { at, radius, length, lamp }: Shadow): THREE.Mesh {
  const reach = radius * 2.2;
  const plane = new THREE.PlaneGeometry(length + 2 * reach, 2 * reach).rotateX(-Math.PI / 2);
  plane.translate(length / 2, 0, 0);
  const material = createMaterial(frame, {
    vertex: `
out vec2 vPlan;
void main() { vPlan = position.xz; gl_Position = project((modelMatrix * vec4(position, 1.)).xyz); }`,
    fragment: `
uniform float uRadius, uLength;
in vec2 vPlan;
void main() {
  float along = clamp(vPlan.x, 0., uLength);
  float soft = 1. + along * 1.5 / uLength;
  float away = length(vec2(vPlan.x - along, vPlan.y)) / uRadius;
  float dark = (1. - smoothstep(1. - .25 * soft, 1. + .3 * soft, away)) * (1. - .75 * along / uLength);
  color = vec4(0., 0., 0., .85 * dark);
}`,
    uniforms: { uRadius: { value: radius }, uLength: { value: length } },
    transparent: true,
    depthWrite: false,
    blending: THREE.CustomBlending,
    blendSrc: THREE.ZeroFactor,
    blendDst: THREE.OneMinusSrcAlphaFactor,
    blendSrcAlpha: THREE.ZeroFactor,
    blendDstAlpha: THREE.OneFactor,
  });
  const mesh = new THREE.Mesh(plane, material);
  mesh.position.set(at[0], at[1] + 0.0015, at[2]);
  mesh.rotation.y = Math.atan2(lamp.z - at[2], -(lamp.x - at[0]));
  // Drawn after the dots, so that it dims them.
  mesh.renderOrder = 1;
  return mesh;
}
