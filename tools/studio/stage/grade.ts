import * as THREE from 'three';
import { createPass, lightTarget, runPass } from './gpu';
import type { Picture } from './picture';

const glowLevels = 6;

/** Light brighter than this glows; linear. */
const glowThreshold = 0.55;

const downsample = `
uniform sampler2D source; uniform vec2 pixel; uniform float threshold;
void main() {
  vec3 light = texture(source, v).rgb * .25;
  for (int i = 0; i < 4; i++) {
    vec2 corner = vec2(i < 2 ? -1. : 1., (i & 1) == 0 ? -1. : 1.);
    light += texture(source, v + corner * pixel).rgb * .125;
    light += texture(source, v + corner * pixel * vec2(.5, -.5)).rgb * .0625;
  }
  // A single NaN pixel would darken the whole image on its way through the levels.
  if (!(light.r + light.g + light.b < 1e4)) light = vec3(0.);
  if (threshold > 0.) {
    float most = max(light.r, max(light.g, light.b));
    light *= smoothstep(threshold * .4, threshold * 2., most) * .9 + .1;
    light = min(light, vec3(6.));
  }
  color = vec4(light, 1.);
}`;

const upsample = `
uniform sampler2D source; uniform vec2 pixel;
void main() {
  vec3 light = texture(source, v).rgb * .25;
  for (int i = 0; i < 4; i++) {
    vec2 side = vec2(i < 2 ? (i == 0 ? -1. : 1.) : 0., i < 2 ? 0. : (i == 2 ? -1. : 1.));
    vec2 corner = vec2(i < 2 ? -1. : 1., (i & 1) == 0 ? -1. : 1.);
    light += texture(source, v + side * pixel).rgb * .125 + texture(source, v + corner * pixel).rgb * .0625;
  }
  color = vec4(light * .72, 1.);
}`;

export const develop = `
uniform sampler2D source, glow; uniform vec2 vignette, shown; uniform float grain, seed, fade;
float chance(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
// The ACES curve fitted by Krzysztof Narkowicz
// (https://knarkowicz.wordpress.com/2016/01/06/aces-filmic-tone-mapping-curve/).
vec3 filmic(vec3 x) { return clamp((x * (2.51 * x + .03)) / (x * (2.43 * x + .59) + .14), 0., 1.); }
vec3 tone(vec3 light) {
  float luminance = max(dot(light, vec3(.2126, .7152, .0722)), 1e-4);
  // Between the curve per channel, which bleaches, and the curve by luminance, which keeps the hue of ember
  // and tide.
  vec3 kept = light / luminance * filmic(vec3(luminance)).x;
  float most = max(kept.r, max(kept.g, kept.b));
  kept = mix(kept, filmic(vec3(luminance)), smoothstep(.9, 2.2, most) * .75);
  return mix(filmic(light), clamp(kept, 0., 1.), .5);
}
void main() {
  vec3 light = texture(source, v).rgb;
  if (!(light.r + light.g + light.b < 1e4)) light = vec3(0.);
  light += texture(glow, v).rgb * .27;
  vec2 off = (v - .5) * vignette;
  light *= 1. - smoothstep(.05, .62, dot(off, off)) * .55;
  float part = smoothstep(shown.y, shown.x, 1. - v.y);
  light = max(tone(light * fade * part), 0.) + vec3(.0035, .0024, .0016);
  vec3 srgb = mix(light * 12.92, 1.055 * pow(light, vec3(1. / 2.4)) - .055, step(.0031308, light));
  float dust = chance(gl_FragCoord.xy + fract(seed * 7.13) * 431.) + chance(gl_FragCoord.xy * 1.37 + fract(seed * 3.7) * 173.) - 1.;
  color = vec4(srgb + dust * grain * part * (.35 + .65 * (1. - srgb.g)), 1.);
}`;

type Grade = {
  /** Where the scene draws its light. */
  target: THREE.WebGLRenderTarget;
  /**
   * Turns the light into the image on the canvas: glow, tone, vignette, and grain against banding.
   *
   * @param time seconds, the seed of the grain
   * @param fade 1 for all of the light, 0 for none
   * @param to where the image goes: the canvas by default
   */
  finish(time: number, fade?: number, to?: THREE.WebGLRenderTarget): void;
};

/**
 * Turns light into the image, the same way for every video.
 *
 * @param shown where the image begins to fade into plain ground, and where the ground begins: fractions of its
 *   height from the top. By default all of it is shown.
 */
export function createGrade(
  renderer: THREE.WebGLRenderer,
  { width, height }: Picture,
  shown: readonly [from: number, to: number] = [1, 2],
): Grade {
  const target = lightTarget(width, height, { depthBuffer: true });
  const levels = Array.from({ length: glowLevels }, (_, level) =>
    lightTarget(width / 2 ** (level + 1), height / 2 ** (level + 1)),
  );
  const scaled = { source: { value: target.texture }, pixel: { value: new THREE.Vector2() } };
  const threshold = { value: 0 };
  const down = createPass({ fragment: downsample, uniforms: { ...scaled, threshold } });
  const up = createPass({ fragment: upsample, uniforms: scaled, blend: 'sum' });
  const final = createPass({
    fragment: develop,
    uniforms: {
      source: { value: target.texture },
      glow: { value: levels[0]!.texture },
      vignette: {
        value: width > height ? new THREE.Vector2(1, (height / width) * 1.2) : new THREE.Vector2(0.8, 0.85),
      },
      shown: { value: new THREE.Vector2(...shown) },
      grain: { value: 0.008 },
      seed: { value: 0 },
      fade: { value: 1 },
    },
  });

  const scale = (pass: THREE.ShaderMaterial, from: THREE.WebGLRenderTarget, to: THREE.WebGLRenderTarget) => {
    scaled.source.value = from.texture;
    scaled.pixel.value.set(1 / from.width, 1 / from.height);
    runPass(renderer, pass, to);
  };

  return {
    target,
    finish(time, fade = 1, to) {
      levels.forEach((level, index) => {
        threshold.value = index === 0 ? glowThreshold : 0;
        scale(down, index === 0 ? target : levels[index - 1]!, level);
      });
      for (let index = levels.length - 1; index > 0; index--) scale(up, levels[index]!, levels[index - 1]!);
      final.uniforms.seed!.value = time;
      final.uniforms.fade!.value = fade;
      runPass(renderer, final, to ?? null);
    },
  };
}
