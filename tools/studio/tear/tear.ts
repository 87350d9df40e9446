import * as THREE from 'three';
import { colors } from '../world/site-palette';
import { buildBody, type Body } from '../figures/body/body';
import { strikes, type Fighter } from '../figures/choreography';
import { contacts } from '../figures/motion/fight';
import { createFrame } from '../stage/frame';
import { createPass, createRenderer, lightTarget, runPass } from '../stage/gpu';
import type { Picture, Video } from '../stage/picture';
import { createShutter } from '../stage/shutter';
import { since } from '../world/clock';
import { updateWave } from '../world/wave';
import { createInk, dots } from './ink';
import { createLight } from './light';
import { length, momentOf } from './moments';
import { drawSheet } from './paper';
import { crossing, cuts, partOf, parts, scene, setTearCamera, type Shape } from './setups';

/** Draws a scene only as what hides others. */
function hide(what: THREE.Scene, hides: boolean): void {
  what.traverse((object) => {
    if (object instanceof THREE.Mesh) (object.material as THREE.Material).colorWrite = !hides;
  });
}

/** Display values, since paper and ink are mixed as paint. */
const display = (hex: string) => new THREE.Color().setStyle(hex, THREE.LinearSRGBColorSpace);

/** Lays the torn sheet over the light. */
const lay = `
uniform sampler2D light, ink, sheet;
uniform vec2 origin, size, crossing, left, down, up;
uniform vec3 ground, ember;
uniform float breath, shock;
const vec2 whole = vec2(${scene.width}., ${scene.height}.);
float chance(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
float cloud(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(chance(i), chance(i + vec2(1, 0)), f.x), mix(chance(i + vec2(0, 1)), chance(i + vec2(1, 1)), f.x), f.y);
}
vec4 sheetAt(vec2 at) { return texture(sheet, vec2(at.x, size.y - at.y) / size); }
void main() {
  // From the top left: of this image, and of the scene.
  vec2 at = vec2(v.x, 1. - v.y) * size, place = at + origin;
  vec2 from = vec2(place.x, whole.y - place.y) / whole;
  // The edge breathes, and shivers after a blow.
  float bend = (place.y - 300.) / 225.;
  float sway = sin(breath + place.y / 144.) * 1.6 + shock * sin(place.y / 21.) * exp(-bend * bend) * 3.;
  vec2 torn = at + vec2(sway, 0.);
  vec3 mask = sheetAt(torn).rgb;
  vec3 face = texture(ink, from).rgb;
  // The face ends in a thin shade.
  float end = sheetAt(torn - vec2(3., 0.)).g;
  if (mask.g > .999 && end > .999) {
    color = vec4(face, 1.);
    return;
  }
  vec3 dark = max(ground, texture(light, from).rgb);
  vec2 haze = (place - crossing - vec2(-77., 216.)) / vec2(480., 300.);
  dark += ember * .055 * exp(-dot(haze, haze));
  float lit = smoothstep(left.y, left.x, at.x) * smoothstep(down.y, down.x, at.y) * smoothstep(up.y, up.x, at.y);
  dark = ground + (dark - ground) * lit;
  if (mask.r + mask.b < .001) {
    color = vec4(dark, 1.);
    return;
  }
  vec2 away = (place - crossing) / whole.y;
  float near = dot(away, away);
  // The dark beside bright paper.
  dark += ember * (.05 + .12 * exp(-near * 26.)) * mask.b * mask.b * (.3 + .7 * lit);
  float fluff = .6 * cloud(torn * vec2(.22, .5)) + .4 * cloud(torn * vec2(.7, 1.3));
  vec3 core = mix(vec3(1., .992, .972), vec3(.86, .82, .76), fluff * .55);
  // The light shines on the rim, most where it is hot.
  float shine = (.16 + .84 * exp(-near * 9.)) * (.6 + .4 * lit);
  float inner = smoothstep(.15, 1., sheetAt(torn - vec2(2.5, 0.)).r);
  core = mix(mix(core, ember * 1.05, shine * .8), core, inner);
  face *= mix(mix(.97, .86, cloud(torn * .06)), 1., smoothstep(0., 1., end));
  color = vec4(mix(dark, mix(core, face, mask.g), mask.r), 1.);
}`;

const build = (fighter: Fighter): Body => buildBody(fighter, { cell: 0.0125, points: dots });

/** The same body with half of its points. */
function thin({ mesh, points }: Body): Body {
  const half = (data: Float32Array, size: number) =>
    data.filter((_, index) => Math.floor(index / size) % 2 === 0);
  return {
    mesh,
    points: {
      positions: half(points.positions, 3),
      normals: half(points.normals, 3),
      bones: half(points.bones, 4),
      weights: half(points.weights, 4),
      seeds: half(points.seeds, 1),
    },
  };
}

/**
 * A duel of light and ink: the torn edge of a sheet of paper runs between the fighters. The picture has both images side
 * by side, the wide one and the upper part of the tall one.
 */
export function createTear(picture: Picture): Video {
  const scale = picture.height / scene.height;
  const [width, height] = [scene.width * scale, scene.height * scale];
  const renderer = createRenderer(picture.width, picture.height);
  const frame = createFrame(width, height, contacts());
  const { uTime, uEye } = frame.uniforms;
  const camera = new THREE.PerspectiveCamera(40, width / height, 0.1, 80);
  setTearCamera(camera);
  uEye.value.copy(camera.position);
  const bodies = { ember: build('ember'), tide: build('tide') };
  const thinned = { ember: thin(bodies.ember), tide: thin(bodies.tide) };
  const inside = { width, height, subframes: picture.subframes };
  const drawLight = createLight(renderer, frame, inside, camera, thinned);
  const drawing = createInk(frame, camera, bodies);
  const expose = createShutter(renderer, inside, partOf(parts.ink, scale));
  const light = lightTarget(width, height);
  light.scissor.copy(partOf(parts.lit, scale));
  light.scissorTest = true;
  const ink = lightTarget(width, height, { depthBuffer: true });
  const [breath, shock] = [{ value: 0 }, { value: 0 }];
  const passes = (['landscape', 'portrait'] as const).map((shape: Shape, index) => {
    const { origin, left, down, up, ...cut } = cuts[shape];
    const vector = (pair: readonly [number, number]) => ({ value: new THREE.Vector2(...pair) });
    const uniforms = {
      light: { value: light.texture },
      ink: { value: ink.texture },
      sheet: { value: drawSheet(shape, scale) },
      origin: vector(origin),
      size: vector([cut.width, cut.height]),
      crossing: vector(crossing),
      left: vector(left),
      down: vector(down),
      up: vector(up),
      ground: { value: display(colors.ink) },
      ember: { value: display(colors.ember) },
      breath,
      shock,
    };
    const place = new THREE.Vector4(index * scene.width, 0, cut.width, cut.height).multiplyScalar(scale);
    return { place, material: createPass({ fragment: lay, uniforms }) };
  });
  return {
    renderer,
    render(videoTime) {
      const time = momentOf(videoTime);
      uTime.value = time;
      updateWave(time);
      drawLight(time, light);

      uTime.value = time;
      renderer.setClearColor(display(colors.bone), 1);
      renderer.setRenderTarget(ink);
      renderer.clear();
      drawing.update(time);
      renderer.render(drawing.behind, camera);
      // Ink does not blur: only its edges are smoothed.
      expose(drawing.solids, camera, ink, () => {});
      // The bodies once more, only as what hides dots.
      renderer.setRenderTarget(ink);
      hide(drawing.solids, true);
      renderer.render(drawing.solids, camera);
      hide(drawing.solids, false);
      renderer.render(drawing.dots, camera);

      breath.value = (4 * Math.PI * time) / length;
      shock.value = strikes.reduce((sum, { time: event, strength }) => {
        const age = since(time, event);
        return sum + strength * Math.exp(-age * 5) * Math.sin(age * 26);
      }, 0);
      for (const { place, material } of passes) {
        renderer.setViewport(place);
        runPass(renderer, material, null);
      }
    },
  };
}
