import * as THREE from 'three';
import { createPass } from '../stage/gpu';
import { faces } from './layout';

const levels = 6;

/** Light brighter than this glows, as in the videos; linear. */
const threshold = 0.55;

/** Directions on a face, as WebGL defines them; `v` is 0 to 1 from the upper left of the file's face. */
const cube = `
uniform int face;
vec3 directionAt(vec2 at) {
  vec2 p = at * 2. - 1.;
  if (face == 0) return vec3(1., -p.y, -p.x);
  if (face == 1) return vec3(-1., -p.y, p.x);
  if (face == 2) return vec3(p.x, 1., p.y);
  if (face == 3) return vec3(p.x, -1., -p.y);
  return face == 4 ? vec3(p.x, -p.y, 1.) : vec3(-p.x, -p.y, -1.);
}`;

// The kernels of the videos' glow, laid around a direction: they reach over the edges of a face.
const around = `${cube}
uniform samplerCube source; uniform float pixel;
void main() {
  vec3 middle = normalize(directionAt(v));
  vec3 x = normalize(cross(abs(middle.y) > .7 ? vec3(1., 0., 0.) : vec3(0., 1., 0.), middle));
  vec3 y = cross(middle, x);
  vec3 light = texture(source, middle).rgb * .25;
  for (int i = 0; i < 8; i++) {
    float turn = float(i) * .7853982;
    float away = pixel * (i % 2 == 0 ? 1. : 1.414);
    light += texture(source, middle + away * (cos(turn) * x + sin(turn) * y)).rgb * (i % 2 == 0 ? .125 : .0625);
  }
  color = vec4(light * GAIN, 1.);
}`;

const bright = `
uniform sampler2D source;
void main() {
  vec3 light = texture(source, vec2(v.x, 1. - v.y)).rgb;
  if (!(light.r + light.g + light.b < 1e4)) light = vec3(0.);
  float most = max(light.r, max(light.g, light.b));
  light *= smoothstep(${(threshold * 0.4).toFixed(3)}, ${(threshold * 2).toFixed(3)}, most) * .9 + .1;
  color = vec4(min(light, vec3(6.)), 1.);
}`;

const unfold = `${cube}
uniform samplerCube source;
void main() { color = vec4(texture(source, directionAt(vec2(v.x, 1. - v.y))).rgb, 1.); }`;

type Glow = {
  /** Spreads the light of all faces around the bright places. */
  spread(lights: readonly THREE.WebGLRenderTarget[]): void;
  /** Draws what reaches a face, by its place in `faces`. */
  draw(face: number, target: THREE.WebGLRenderTarget): void;
};

/** The glow of bright light on a cube, without seams. @param face its side in pixels */
export function createGlow(renderer: THREE.WebGLRenderer, face: number): Glow {
  const cubes = Array.from(
    { length: levels },
    (_, level) =>
      new THREE.WebGLCubeRenderTarget(Math.max(2, face >> (level + 1)), {
        type: THREE.HalfFloatType,
        depthBuffer: false,
      }),
  );
  const flat = { source: { value: null as THREE.Texture | null } };
  const onCube = {
    source: { value: null as THREE.Texture | null },
    face: { value: 0 },
    pixel: { value: 0 },
  };
  const pick = createPass({ fragment: bright, uniforms: flat });
  const down = createPass({ fragment: around.replace('GAIN', '1.'), uniforms: onCube });
  const up = createPass({ fragment: around.replace('GAIN', '.72'), uniforms: onCube, blend: 'sum' });
  const out = createPass({ fragment: unfold, uniforms: onCube });

  const quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
  quad.frustumCulled = false;
  const scene = new THREE.Scene().add(quad);
  const camera = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);
  const run = (pass: THREE.ShaderMaterial, target: THREE.WebGLRenderTarget, side?: number) => {
    quad.material = pass;
    renderer.setRenderTarget(target, side);
    renderer.render(scene, camera);
  };
  const runAll = (
    pass: THREE.ShaderMaterial,
    from: THREE.WebGLCubeRenderTarget,
    to: THREE.WebGLCubeRenderTarget,
  ) => {
    onCube.source.value = from.texture;
    onCube.pixel.value = 2 / from.width;
    faces.forEach((_, index) => {
      onCube.face.value = index;
      run(pass, to, index);
    });
  };

  return {
    spread(lights) {
      lights.forEach((light, index) => {
        flat.source.value = light.texture;
        run(pick, cubes[0]!, index);
      });
      for (let level = 1; level < levels; level++) runAll(down, cubes[level - 1]!, cubes[level]!);
      for (let level = levels - 1; level > 0; level--) runAll(up, cubes[level]!, cubes[level - 1]!);
    },
    draw(index, target) {
      onCube.source.value = cubes[0]!.texture;
      onCube.face.value = index;
      run(out, target);
    },
  };
}
