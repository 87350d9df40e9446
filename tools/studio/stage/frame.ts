import * as THREE from 'three';
import { strikes } from '../figures/choreography';
import { palette, type Rgb } from '../world/palette';
import { waveTexture } from '../world/wave';

const glslColor = (color: Rgb) => `vec3(${color.map((part) => part.toFixed(5)).join(', ')})`;

/** The values that every shader of a scene can read: the moment, the eye, the colors and the waves. */
export type Frame = {
  uniforms: {
    /** Seconds. */
    uTime: THREE.IUniform<number>;
    /** The size of the image in pixels. */
    uResolution: THREE.IUniform<THREE.Vector2>;
    /** Where the eye is, in meters. */
    uEye: THREE.IUniform<THREE.Vector3>;
    /** -1 while the mirror image is drawn, otherwise 1. */
    uFlip: THREE.IUniform<number>;
    /** The effect of the strikes on the dome, by elevation. */
    uWave: THREE.IUniform<THREE.Texture>;
    /** The fists on the floor plan (x, y: meters), their times (z: seconds) and strengths (w). */
    uStrikes: THREE.IUniform<THREE.Vector4[]>;
  };
};

/** @param contacts where each strike of the choreography lands, in meters */
export function createFrame(width: number, height: number, contacts: readonly THREE.Vector3[]): Frame {
  return {
    uniforms: {
      uTime: { value: 0 },
      uResolution: { value: new THREE.Vector2(width, height) },
      uEye: { value: new THREE.Vector3() },
      uFlip: { value: 1 },
      uWave: { value: waveTexture },
      uStrikes: {
        value: strikes.map(({ time, strength }, index) => {
          const { x, z } = contacts[index]!;
          return new THREE.Vector4(x, z, time, strength);
        }),
      },
    },
  };
}

const strikeColor = { ember: 0, tide: 1, bone: 2 } as const;

const common = `
precision highp float; precision highp int;
#define PI 3.14159265
#define STRIKES ${strikes.length}
uniform float uTime, uFlip;
uniform vec2 uResolution;
uniform vec3 uEye;
uniform vec4 uStrikes[STRIKES];
uniform highp sampler2D uWave;
const int strikeColor[STRIKES] = int[](${strikes.map(({ color }) => strikeColor[color]).join(', ')});
const vec3 INK = ${glslColor(palette.ink)}, EMBER = ${glslColor(palette.ember)};
const vec3 TIDE = ${glslColor(palette.tide)}, BONE = ${glslColor(palette.bone)};
float hash(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
float hash(vec3 p) { p = fract(p * vec3(.1031, .1030, .0973)); p += dot(p, p.yxz + 33.33); return fract((p.x + p.y) * p.z); }
float noise(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * f * (f * (f * 6. - 15.) + 10.);
  return mix(
    mix(mix(hash(i), hash(i + vec3(1, 0, 0)), f.x), mix(hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hash(i + vec3(0, 0, 1)), hash(i + vec3(1, 0, 1)), f.x), mix(hash(i + vec3(0, 1, 1)), hash(i + vec3(1)), f.x), f.y),
    f.z);
}
float fbm(vec3 p) {
  float weight = .5, sum = 0.;
  for (int i = 0; i < 4; i++) { sum += weight * noise(p); p = p * 2.03 + vec3(17.1, 5.3, 9.7); weight *= .5; }
  return sum;
}
float since(float event) { return mod(uTime - event, 12.); }
vec3 colorOf(int strike) { return strike == 0 ? EMBER : strike == 1 ? TIDE : BONE; }
// Energy (x ember, y tide, z bone) and bright front of the waves at an elevation in radians.
vec3 waveEnergy(float elevation) { return textureLod(uWave, vec2(clamp(elevation / 1.6, 0., 1.), .25), 0.).rgb; }
vec3 waveFront(float elevation) { return textureLod(uWave, vec2(clamp(elevation / 1.6, 0., 1.), .75), 0.).rgb; }
`;

type Surface = THREE.ShaderMaterialParameters & {
  vertex: string;
  fragment: string;
  uniforms?: Record<string, THREE.IUniform>;
};

/**
 * A material of the world. Its vertex shader ends with `gl_Position = project(world);`, which also makes the
 * mirror image. Its fragment shader writes `color` in linear light. Both can use the palette, noise and waves
 * above.
 */
export function createMaterial(
  frame: Frame,
  { vertex, fragment, uniforms, ...options }: Surface,
): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    vertexShader: `${common}
vec4 project(vec3 world) { world.y *= uFlip; return projectionMatrix * viewMatrix * vec4(world, 1.); }
${vertex}`,
    fragmentShader: `${common}\nout vec4 color;\n${fragment}`,
    uniforms: { ...frame.uniforms, ...uniforms },
    side: THREE.DoubleSide,
    ...options,
  });
}
