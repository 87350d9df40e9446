import * as THREE from 'three';
import { createMaterial, type Frame } from '../../stage/frame';
import { additive, alwaysDrawn, createGeometry, createPass, lightTarget, runPass } from '../../stage/gpu';
import { clamp } from '../../world/easing';
import { palette } from '../../world/palette';
import { createRandom } from '../../world/random';
import { dotCount, pairDots, type Dots } from './dots';

/** A room that is handed over. */
export type Side = {
  shape: Dots;
  /** Its view now, and in the middle of the handover. */
  camera: THREE.PerspectiveCamera;
  halfway: THREE.PerspectiveCamera;
};

type Handover = {
  /** Where both rooms draw their light before they are handed over. */
  targets: readonly [THREE.WebGLRenderTarget, THREE.WebGLRenderTarget];
  /**
   * @param id the same for the same two shapes
   * @param sides the room that is left, and the next one
   * @param amount 0 for the room that is left, 1 for the next one
   */
  run(id: string, sides: readonly [Side, Side], amount: number, into: THREE.WebGLRenderTarget): void;
};

/** Rows of dots that an image consists of while it changes. */
const rows = 150;

const discs = `
in vec3 vLight; in float vSize;
void main() {
  float away = length(gl_PointCoord - .5) * vSize;
  color = vec4(vLight * clamp((vSize - 1.) * .5 + .5 - away, 0., 1.), 1.);
}`;

/** The dots of both images: each leaves with the light of one room, and settles with the light of the next. */
function createCrowd(frame: Frame, uniforms: Record<string, THREE.IUniform>, aspect: number): THREE.Points {
  const random = createRandom(91);
  const columns = Math.round(rows * aspect);
  const home = new Float32Array(rows * columns * 2);
  const chance = Float32Array.from({ length: rows * columns }, random);
  for (let dot = 0; dot < rows * columns; dot++) {
    const [column, row] = [dot % columns, Math.floor(dot / columns)];
    home[dot * 2] = (column + 0.5 + 0.5 * (random() - 0.5)) / columns;
    home[dot * 2 + 1] = (row + 0.5 + 0.5 * (random() - 0.5)) / rows;
  }
  const material = createMaterial(frame, {
    ...additive,
    depthTest: false,
    uniforms,
    vertex: `
in vec2 home; in float chance;
uniform sampler2D uFrom, uTo; uniform float uAmount; uniform vec2 uFromMiddle, uToMiddle;
out vec3 vLight; out float vSize;
vec3 around(sampler2D image) {
  vec2 off = .25 / vec2(${columns}., ${rows}.);
  return .25 * (textureLod(image, home + off, 0.).rgb + textureLod(image, home - off, 0.).rgb
    + textureLod(image, home + off * vec2(1., -1.), 0.).rgb + textureLod(image, home - off * vec2(1., -1.), 0.).rgb);
}
void main() {
  vec2 place = home * 2. - 1., shape = vec2(uResolution.x / uResolution.y, 1.);
  // The next room grows out of the shape that arrives.
  float late = clamp(length((place - uToMiddle) * shape) * .3, 0., 1.) * .8 + .2 * chance;
  float part = smoothstep(0., 1., (uAmount - .1 - .42 * late) / .4);
  float away = sin(PI * part);
  vec2 drift = (uToMiddle - uFromMiddle) * .12;
  float turn = 6.2832 * noise(vec3(place * shape * 1.6, 3.));
  drift += vec2(cos(turn), sin(turn)) / shape * (.05 + .07 * chance);
  // The edges of the image stay straight.
  drift *= smoothstep(vec2(1.), vec2(.75), abs(place));
  gl_Position = vec4(place + drift * away, 0., 1.);
  vSize = uResolution.y / ${rows}. * mix(1.15, .85, away) + 1.;
  gl_PointSize = vSize;
  vLight = mix(around(uFrom), around(uTo), part) * mix(1., 1.4, away)
    * smoothstep(0., .16, uAmount) * smoothstep(1., .84, uAmount);
}`,
    fragment: discs,
  });
  return alwaysDrawn(
    new THREE.Points(
      createGeometry({
        position: [new Float32Array(chance.length * 3), 3],
        home: [home, 2],
        chance: [chance, 1],
      }),
      material,
    ),
  );
}

/** The dots that travel from one shape to the other. */
function createTravelers(
  frame: Frame,
  sides: readonly [Side, Side],
  uniforms: Record<string, THREE.IUniform>,
) {
  const random = createRandom(92);
  const [start, end] = pairDots([sides[0].shape, sides[1].shape], [sides[0].halfway, sides[1].halfway]);
  const chance = Float32Array.from({ length: dotCount * 2 }, random);
  // Dots that lie close together add up.
  const light = (color: Dots['color'], spread: number) => ({
    value: new THREE.Vector3(...palette[color]).multiplyScalar(clamp(spread * 3.5, 0.12, 1)),
  });
  const views = { uStartView: { value: new THREE.Matrix4() }, uEndView: { value: new THREE.Matrix4() } };
  const material = createMaterial(frame, {
    ...additive,
    depthTest: false,
    uniforms: {
      ...uniforms,
      ...views,
      uStartColor: light(sides[0].shape.color, start.spread),
      uEndColor: light(sides[1].shape.color, end.spread),
    },
    vertex: `
in vec3 ends; in vec2 chance;
uniform mat4 uStartView, uEndView; uniform vec3 uStartColor, uEndColor; uniform float uAmount;
out vec3 vLight; out float vSize;
void main() {
  vec4 a = uStartView * vec4(position, 1.), b = uEndView * vec4(ends, 1.);
  vec2 from = a.xy / a.w, to = b.xy / b.w, way = to - from;
  float part = smoothstep(0., 1., (uAmount - .08 - .2 * chance.x) / .6);
  float away = sin(PI * part);
  vec2 shape = vec2(uResolution.x / uResolution.y, 1.);
  vec2 side = vec2(-way.y, way.x) * (.12 + .3 * (chance.y - .5));
  float turn = 6.2832 * chance.y;
  gl_Position = vec4(mix(from, to, part) + away * (side + .05 * chance.x * vec2(cos(turn), sin(turn)) / shape), 0., 1.);
  vSize = mix(1.5, 2.7, away) * uResolution.y / 720. + 1.;
  gl_PointSize = vSize;
  // At rest a dot is unseen, since its room shows the shape.
  vLight = mix(uStartColor, uEndColor, part) * smoothstep(0., .4, away) * (.35 + .75 * away) * (.4 + .9 * chance.x);
  if (a.w < .02 || b.w < .02) gl_Position = vec4(2., 2., 2., 1.);
}`,
    fragment: discs,
  });
  const geometry = createGeometry({
    position: [start.points, 3],
    ends: [end.points, 3],
    chance: [chance, 2],
  });
  return {
    points: alwaysDrawn(new THREE.Points(geometry, material)),
    from: start.middle,
    to: end.middle,
    ...views,
  };
}

/** Leads from room to room without a cut: the dots of a shape travel to the next shape, and the rooms change around them. */
export function createHandover(
  renderer: THREE.WebGLRenderer,
  frame: Frame,
  { width, height }: { width: number; height: number },
): Handover {
  const targets = [0, 1].map(() => lightTarget(width, height, { depthBuffer: true })) as [
    THREE.WebGLRenderTarget,
    THREE.WebGLRenderTarget,
  ];
  const uAmount = { value: 0 };
  const uniforms = {
    uAmount,
    uFrom: { value: targets[0].texture },
    uTo: { value: targets[1].texture },
    uFromMiddle: { value: new THREE.Vector2() },
    uToMiddle: { value: new THREE.Vector2() },
  };
  const crowd = createCrowd(frame, uniforms, width / height);
  const scene = new THREE.Scene();
  // The whole image dims as its dots light up.
  const whole = createPass({
    fragment: `
uniform sampler2D uFrom, uTo; uniform float uAmount;
void main() {
  vec3 from = texture(uFrom, v).rgb * (1. - smoothstep(0., .16, uAmount));
  color = vec4(from + texture(uTo, v).rgb * smoothstep(.84, 1., uAmount), 1.);
}`,
    uniforms,
  });
  const made = new Map<string, ReturnType<typeof createTravelers>>();
  return {
    targets,
    run(id, sides, amount, into) {
      const travelers = made.get(id) ?? createTravelers(frame, sides, { uAmount });
      made.set(id, travelers);
      uAmount.value = amount;
      uniforms.uFromMiddle.value.copy(travelers.from);
      uniforms.uToMiddle.value.copy(travelers.to);
      for (const [side, view] of [travelers.uStartView, travelers.uEndView].entries()) {
        const { projectionMatrix, matrixWorldInverse } = sides[side]!.camera;
        view.value.multiplyMatrices(projectionMatrix, matrixWorldInverse);
      }
      runPass(renderer, whole, into);
      scene.clear().add(crowd, travelers.points);
      renderer.setRenderTarget(into);
      renderer.render(scene, sides[0].camera);
    },
  };
}
