import * as THREE from 'three';
import { createMaterial, type Frame } from '../../../stage/frame';
import { additive, alwaysDrawn } from '../../../stage/gpu';
import { palette } from '../../../world/palette';
import { createRibbons, ribbonVertex } from '../../scan/ribbon';

type Options = {
  color?: keyof typeof palette;
  brightness?: number;
  /** Half the width in pixels of an image 720 pixels high. */
  width?: number;
  /** GLSL with a function `vec3 shine(vec3 world)`, the light at a point; `uColor` everywhere by default. */
  shine?: string;
  uniforms?: Record<string, THREE.IUniform>;
};

const vertex = `${ribbonVertex}
uniform float uWidth;
out vec3 vWorld;
void main() { vWorld = ribbon(uWidth, 0.); }`;

/** The ends of each segment, in meters. */
const segmentsOf = (lines: readonly (readonly THREE.Vector3[])[]): number[] =>
  lines.flatMap((line) => line.slice(1).flatMap((to, index) => [...line[index]!.toArray(), ...to.toArray()]));

/**
 * Lines of light, as thin far away as near.
 *
 * @param lines the points of each line, in meters
 */
export function createLines(
  frame: Frame,
  lines: readonly (readonly THREE.Vector3[])[],
  {
    color = 'bone',
    brightness = 1,
    width = 1.3,
    shine = 'vec3 shine(vec3 world) { return uColor; }',
    uniforms = {},
  }: Options = {},
): THREE.Mesh {
  const material = createMaterial(frame, {
    vertex,
    fragment: `
in float vAcross; in vec3 vWorld;
uniform vec3 uColor;
${shine}
void main() { color = vec4(shine(vWorld) * (1. - vAcross * vAcross), 1.); }`,
    uniforms: {
      ...uniforms,
      uColor: { value: new THREE.Vector3(...palette[color]).multiplyScalar(brightness) },
      uWidth: { value: width },
    },
    ...additive,
  });
  return alwaysDrawn(new THREE.Mesh(createRibbons(segmentsOf(lines)), material));
}

/** A closed line in the plane z = 0. @param radius the distance from its middle in meters, by the angle in radians */
export function createLoop(radius: (angle: number) => number, steps = 96): THREE.Vector3[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((step % steps) / steps) * 2 * Math.PI;
    return new THREE.Vector3(Math.cos(angle), Math.sin(angle), 0).multiplyScalar(radius(angle));
  });
}
