import * as THREE from 'three';
import { createPass, lightTarget, runPass } from '../stage/gpu';

type Dissolve = {
  /** Where the scene draws its light before a dissolve. */
  target: THREE.WebGLRenderTarget;
  /** @param amount 0 for the whole image, 1 for nothing */
  run(amount: number, into: THREE.WebGLRenderTarget): void;
};

/** Breaks an image into points of its light, which fade into the dark. It never gets brighter than it was. */
export function createDissolve(renderer: THREE.WebGLRenderer, width: number, height: number): Dissolve {
  const target = lightTarget(width, height, { depthBuffer: true });
  const amount = { value: 0 };
  const pass = createPass({
    fragment: `
uniform sampler2D source; uniform float amount; uniform vec2 size;
float chance(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
void main() {
  float cell = size.y / 120.;
  vec2 at = v * size / cell, corner = floor(at);
  vec3 dots = vec3(0.);
  for (int i = 0; i < 9; i++) {
    vec2 own = corner + vec2(i % 3 - 1, i / 3 - 1);
    vec2 middle = own + .5 + .55 * (vec2(chance(own), chance(own + 71.)) - .5);
    float radius = .62 * sqrt(clamp((1. - amount) * 1.5 - .5 * chance(own + 13.), 0., 1.));
    float inside = 1. - smoothstep(radius - .12, radius + .12, length(at - middle));
    if (radius > .02) dots = max(dots, texture(source, middle * cell / size).rgb * inside);
  }
  vec3 whole = texture(source, v).rgb;
  color = vec4(mix(whole, dots, smoothstep(0., .35, amount)) * (1. - amount * amount), 1.);
}`,
    uniforms: {
      source: { value: target.texture },
      size: { value: new THREE.Vector2(width, height) },
      amount,
    },
  });
  return {
    target,
    run(part, into) {
      amount.value = part;
      runPass(renderer, pass, into);
    },
  };
}
