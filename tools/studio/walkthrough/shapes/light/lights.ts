import * as THREE from 'three';
import { createMaterial, type Frame } from '../../../stage/frame';
import { additive } from '../../../stage/gpu';
import { palette } from '../../../world/palette';

/** Something that emits light. */
export type Light = {
  mesh: THREE.Mesh;
  /** 0 is dark; light above about 1 glows. */
  strength: THREE.IUniform<number>;
};

const colorUniform = (color: keyof typeof palette) => ({ value: new THREE.Vector3(...palette[color]) });

const vertex = `
out vec3 vWorld; out vec3 vNormal; out vec2 vPlan;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.);
  vWorld = world.xyz; vPlan = position.xz;
  vNormal = mat3(modelMatrix) * normal;
  gl_Position = project(vWorld);
}`;

/** A thing that shines evenly. */
export function createGlow(
  frame: Frame,
  geometry: THREE.BufferGeometry,
  color: keyof typeof palette,
  brightness: number,
): Light {
  const strength = { value: brightness };
  const material = createMaterial(frame, {
    vertex,
    fragment:
      'uniform vec3 uColor; uniform float uStrength; void main() { color = vec4(uColor * uStrength, 1.); }',
    uniforms: { uColor: colorUniform(color), uStrength: strength },
    ...additive,
  });
  return { mesh: new THREE.Mesh(geometry, material), strength };
}

/** Clear glass: light gathers where it is seen edge-on, and a window reflects on the lamp's side. */
export function createGlass(frame: Frame, geometry: THREE.BufferGeometry): THREE.Mesh {
  const material = createMaterial(frame, {
    vertex,
    fragment: `
in vec3 vWorld; in vec3 vNormal;
void main() {
  vec3 toEye = normalize(uEye * vec3(1., uFlip, 1.) - vWorld);
  vec3 normal = normalize(vNormal);
  normal *= dot(normal, toEye) < 0. ? -1. : 1.;
  float edge = 1. - clamp(dot(normal, toEye), 0., 1.);
  float lampSide = .35 + .65 * clamp(.5 - normal.x, 0., 1.);
  vec3 bounced = reflect(-toEye, normal);
  float window = smoothstep(.86, .93, dot(bounced, normalize(vec3(-.72, .32, .62))));
  color = vec4(BONE * ((.02 + .75 * edge * edge * edge * edge) * lampSide + .32 * window), 1.);
}`,
    ...additive,
  });
  return new THREE.Mesh(geometry, material);
}

/** A ring of light that spreads over a level plane. */
type Ring = Light & {
  /** Meters from the middle. */
  radius: THREE.IUniform<number>;
};

type RingOptions = {
  color: keyof typeof palette;
  /** How far it may spread, in meters. */
  reach: number;
  /** Half the thickness of its bright edge, in meters. */
  width: number;
  /** How far its wake trails behind the edge, in meters. */
  wake: number;
};

/** @returns a ring around the origin, in the plane y 0, dark until it gets a strength */
export function createRing(frame: Frame, { color, reach, width, wake }: RingOptions): Ring {
  const strength = { value: 0 };
  const radius = { value: 0 };
  const material = createMaterial(frame, {
    vertex,
    fragment: `
uniform vec3 uColor; uniform float uStrength, uRadius, uReach, uWidth, uWake;
in vec2 vPlan;
void main() {
  float away = length(vPlan);
  float off = (away - uRadius) / uWidth;
  float behind = max(0., uRadius - away);
  float trail = away < uRadius ? exp(-behind / uWake) * (.5 + .5 * cos(behind * 9. / uWake)) : 0.;
  float fade = 1. - smoothstep(.7, 1., away / uReach);
  color = vec4(uColor * uStrength * fade * (exp(-off * off) + .16 * trail), 1.);
}`,
    uniforms: {
      uColor: colorUniform(color),
      uStrength: strength,
      uRadius: radius,
      uReach: { value: reach },
      uWidth: { value: width },
      uWake: { value: wake },
    },
    ...additive,
  });
  const plane = new THREE.CircleGeometry(reach, 64).rotateX(-Math.PI / 2);
  return { mesh: new THREE.Mesh(plane, material), strength, radius };
}
