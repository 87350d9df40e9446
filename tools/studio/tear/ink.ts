import * as THREE from 'three';
import { colors } from '../world/site-palette';
import type { Body } from '../figures/body/body';
import { poseTexture } from '../figures/body/pose-texture';
import { skinningShader } from '../figures/body/skinning';
import { strikes, type Fighter } from '../figures/choreography';
import { dressShader } from '../figures/light/dress-shader';
import { contacts } from '../figures/motion/fight';
import { joints } from '../figures/motion/torso';
import { inks } from '../plates/plate';
import { rankPoints } from '../seam/rank';
import { createMaterial, type Frame } from '../stage/frame';
import { alwaysDrawn, createGeometry } from '../stage/gpu';
import { createRandom } from '../world/random';
import { createStrands, pointsPerLine, type Arm } from '../world/strands';
import { opening, solveRepeated } from './moments';
import { ropeAt, ropes } from './ropes';
import { crossingAt, dot, scene } from './setups';

/** Display values, since ink is mixed as paint. */
const paint = (hex: string) =>
  `vec3(${[1, 3, 5].map((digit) => (parseInt(hex.slice(digit, digit + 2), 16) / 255).toFixed(4)).join(', ')})`;

const paper = paint(colors.bone);
const ink = paint(inks.bone.line);
const ember = paint(inks.bone.ember);

/** How many dots a fighter has, and the area of its skin and clothes in square meters. */
export const dots = 64_000;
const area = 1.95;

const blending = {
  transparent: true,
  depthWrite: false,
  blending: THREE.CustomBlending,
  blendSrc: THREE.OneFactor,
  blendDst: THREE.OneMinusSrcAlphaFactor,
  blendSrcAlpha: THREE.OneFactor,
  blendDstAlpha: THREE.OneMinusSrcAlphaFactor,
} as const;

/** GLSL for a dot with a soft edge. */
const dotFragment = `in vec4 vInk; in float vRadius;
void main() {
  float away = length(gl_PointCoord - .5) * 2. * vInk.a;
  float cover = clamp(vRadius + .5 - away, 0., 1.);
  color = vec4(vInk.rgb, 1.) * cover;
}`;

/** GLSL for how dark a drawn body is at a point. The light comes from where the light is: from the left. */
const toneShader = `
struct Tone { float tone, band, line; };
Tone toneOf(Dress worn, vec3 n) {
  float cloth = worn.tone > 1.1 ? .5 : mix(.16, 1., smoothstep(.2, 1., worn.tone));
  float sun = max(0., dot(n, normalize(vec3(-.72, .62, .42))));
  float sky = .5 + .5 * n.y;
  float bright = (.10 + .80 * pow(sun, .8) + .12 * sky) * cloth;
  float tone = clamp((.80 - bright) / .74, 0., 1.);
  float band = smoothstep(.2, .4, worn.core);
  return Tone(tone, band, smoothstep(.18, .42, worn.glow));
}`;

/** Darker than this is not drawn by dots but full of ink. */
const full = 0.84;

/**
 * A fighter as a drawing: an outline, black where it is darkest, and dots. Each dot has its place on the skin and moves
 * with it. Its rank says how dark its place must be before it shows, so that dots appear one by one where the body turns
 * to the shade, and none jumps.
 */
function createFigure(
  frame: Frame,
  fighter: Fighter,
  { mesh, points }: Body,
  unit: number,
): { body: THREE.Group; dots: THREE.Points } {
  const uniforms = {
    uPoses: { value: poseTexture(fighter, solveRepeated) },
    uWrist: { value: joints[fighter].hand.x },
    uTop: { value: fighter === 'tide' ? 1 : 0 },
    uDot: { value: unit },
  };
  const bandInk = fighter === 'ember' ? ember : paper;
  const outline = createMaterial(frame, {
    uniforms,
    vertex: `${skinningShader}
uniform float uDot;
out vec3 vOut, vView;
void main() {
  vec3 world;
  skin(position, normal, uTime, world, vOut);
  vView = uEye - world;
  vec4 at = project(world);
  float perMeter = uResolution.y * .5 * projectionMatrix[1][1] / at.w;
  // Thin where the light falls, thick in the shade.
  float shade = smoothstep(.5, -.4, dot(vOut, normalize(vec3(-.72, .62, .2))));
  gl_Position = project(world + vOut * uDot * mix(.95, 1.55, shade) / perMeter);
}`,
    fragment: `in vec3 vOut, vView;
void main() {
  if (dot(vOut, vView) > 0.) discard;
  color = vec4(${ink}, 1.);
}`,
  });
  const solid = createMaterial(frame, {
    uniforms,
    vertex: `${skinningShader}
out vec3 vOut, vRest, vRestOut;
void main() {
  vec3 world;
  skin(position, normal, uTime, world, vOut);
  vRest = position;
  vRestOut = normal;
  gl_Position = project(world);
}`,
    fragment: `${dressShader}${toneShader}
in vec3 vOut, vRest, vRestOut;
void main() {
  float grain = length(fwidth(vRest)) * .6;
  Dress worn = dress(vRest, normalize(vRestOut), grain);
  worn.glow *= step(.034, vRest.y);
  Tone here = toneOf(worn, normalize(vOut));
  float black = smoothstep(${full} - .015, ${full} + .015, here.tone);
  vec3 mark = mix(${ink}, ${paper}, step(.5, black));
  vec3 drawn = mix(mix(${paper}, ${ink}, black), mark, here.line);
  color = vec4(mix(drawn, ${bandInk}, here.band), 1.);
}`,
  });
  const stippled = createMaterial(frame, {
    ...blending,
    uniforms,
    vertex: `${skinningShader}${dressShader}${toneShader}
uniform float uDot;
in float rank, seed;
out vec4 vInk;
out float vRadius;
void main() {
  vec3 world, n;
  skin(position, normal, uTime, world, n);
  float facing = dot(n, normalize(uEye - world));
  Dress worn = dress(position, normal, .004);
  worn.glow *= step(.034, position.y);
  Tone here = toneOf(worn, n);
  float tone = here.tone * (1. - here.band) * (1. - here.line);

  // Points to a pixel where the skin faces the eye.
  vec4 at = project(world);
  float perMeter = uResolution.y * .5 * projectionMatrix[1][1] / at.w;
  float radius = uDot * (.8 + .3 * fract(seed * 31.7) + .25 * tone);
  float density = ${(dots / area).toFixed(1)} / (perMeter * perMeter) * 3.1416 * radius * radius;
  float share = -log(1. - min(tone, .9)) * max(facing, .05) / density;
  // Clean paper in the light.
  share *= smoothstep(.05, .16, tone);
  float shown = smoothstep(0., .12, (share - rank) / max(share, .05));
  gl_Position = at;
  gl_Position.z -= .0006 * at.w;
  if (facing < .03 || shown <= 0. || tone > ${full} + .05) gl_Position = vec4(2., 2., 2., 1.);
  vRadius = radius * sqrt(shown);
  gl_PointSize = 2. * (radius + 1.);
  vInk = vec4(${ink}, radius + 1.);
}`,
    fragment: dotFragment,
  });
  const body = createGeometry(
    {
      position: [mesh.positions, 3],
      normal: [mesh.normals, 3],
      bones: [mesh.bones, 4],
      weights: [mesh.weights, 4],
    },
    mesh.index,
  );
  const cloud = createGeometry({
    position: [points.positions, 3],
    normal: [points.normals, 3],
    bones: [points.bones, 4],
    weights: [points.weights, 4],
    seed: [points.seeds, 1],
    rank: [rankPoints(points.positions, 61), 1],
  });
  const drawn = alwaysDrawn(new THREE.Points(cloud, stippled));
  drawn.renderOrder = 2;
  return {
    body: new THREE.Group().add(
      alwaysDrawn(new THREE.Mesh(body, outline)),
      alwaysDrawn(new THREE.Mesh(body, solid)),
    ),
    dots: drawn,
  };
}

/** A dot that stays where it is: x and y in pixels from the top left, its radius, and 1 for ember. */
type StillDot = readonly [x: number, y: number, radius: number, ember: number];

function createStill(frame: Frame, places: readonly StillDot[]): THREE.Points {
  const material = createMaterial(frame, {
    ...blending,
    vertex: `in vec4 place;
out vec4 vInk;
out float vRadius;
void main() {
  vec2 at = place.xy / uResolution * 2. - 1.;
  // Behind everything.
  gl_Position = vec4(at.x, -at.y, .99999, 1.);
  vRadius = place.z;
  gl_PointSize = 2. * (place.z + 1.);
  vInk = vec4(mix(${ink}, ${ember}, place.w), place.z + 1.);
}`,
    fragment: dotFragment,
  });
  const geometry = createGeometry({
    position: [new Float32Array(places.length * 3), 3],
    place: [new Float32Array(places.flat()), 4],
  });
  const points = alwaysDrawn(new THREE.Points(geometry, material));
  points.renderOrder = -1;
  return points;
}

/** How many dots the floor has for shadows, within how many meters of the middle. */
const floorDots = 16_000;
const floorReach = 2;

/** The shadows on the floor: dots that stay there, and show where a fighter is between them and the light. */
function createShadows(frame: Frame, unit: number): THREE.Points {
  const random = createRandom(62);
  const positions = new Float32Array(floorDots * 3);
  for (let i = 0; i < floorDots; i++) {
    const [turn, away] = [random() * 2 * Math.PI, Math.sqrt(random()) * floorReach];
    positions.set([Math.cos(turn) * away, 0, Math.sin(turn) * away], i * 3);
  }
  const marks = { value: Array.from({ length: 6 }, () => new THREE.Vector3()) };
  const material = createMaterial(frame, {
    ...blending,
    uniforms: { uMarks: marks, uDot: { value: unit } },
    vertex: `uniform vec3 uMarks[6]; uniform float uDot;
in float rank;
out vec4 vInk;
out float vRadius;
vec2 shadow(vec3 mark) { return mark.xz + mark.y * vec2(.40, -.34); }
float part(vec2 at, vec2 from, vec2 to, float wide) {
  vec2 way = to - from;
  float along = clamp(dot(at - from, way) / dot(way, way), 0., 1.);
  return 1. - smoothstep(wide * .6, wide * 1.1, distance(at, from + way * along));
}
void main() {
  float tone = 0.;
  for (int i = 0; i < 6; i += 3) {
    vec2 pelvis = shadow(uMarks[i + 2]);
    for (int foot = 0; foot < 2; foot++) {
      vec2 ball = uMarks[i + foot].xz;
      tone = max(tone, .42 * part(position.xz, ball, pelvis, .08));
      vec2 away = (position.xz - ball) * vec2(1., 1.5);
      tone = max(tone, .85 * exp(-dot(away, away) / .016));
    }
  }
  tone *= step(.08, tone);
  vec4 at = project(position);
  float perMeter = uResolution.y * .5 * projectionMatrix[1][1] / at.w;
  float radius = uDot * (.95 + .2 * tone);
  float facing = normalize(uEye - position).y;
  float density = ${(floorDots / (Math.PI * floorReach ** 2)).toFixed(1)} / (perMeter * perMeter) * 3.1416 * radius * radius;
  float share = -log(1. - tone) * facing / density;
  float shown = smoothstep(0., .12, (share - rank) / max(share, .02));
  gl_Position = shown > 0. ? at : vec4(2., 2., 2., 1.);
  vRadius = radius * sqrt(shown);
  gl_PointSize = 2. * (radius + 1.);
  vInk = vec4(${ink}, radius + 1.);
}`,
    fragment: dotFragment,
  });
  const geometry = createGeometry({ position: [positions, 3], rank: [rankPoints(positions, 63), 1] });
  const points = alwaysDrawn(new THREE.Points(geometry, material));
  points.onBeforeRender = () => {
    const time = frame.uniforms.uTime.value;
    const all = (['ember', 'tide'] as const).flatMap((fighter) => {
      const { balls, pelvis } = solveRepeated(fighter, time);
      return [...balls, pelvis];
    });
    marks.value.forEach((mark, i) => mark.copy(all[i]!));
    material.uniformsNeedUpdate = true;
  };
  return points;
}

const dropsPerStrike = 90;

/** Drops of ink that fly from the place of each strike, as sparks do in the light. */
function createDrops(frame: Frame, unit: number): THREE.Points {
  const random = createRandom(5);
  const places = contacts();
  const positions: number[] = [];
  const events: number[] = [];
  const directions: number[] = [];
  strikes.forEach(({ time, strength }, index) => {
    for (let drop = 0; drop < dropsPerStrike; drop++) {
      positions.push(...places[index]!.toArray());
      events.push(time, strength * (0.5 + random()));
      const rise = random() * 2 - 1;
      const angle = random() * 2 * Math.PI;
      const speed = (0.5 + 2.4 * random() ** 2) * Math.min(1.3, 0.5 + strength);
      const flat = Math.sqrt(1 - rise * rise);
      directions.push(speed * flat * Math.cos(angle), speed * rise, speed * flat * Math.sin(angle));
    }
  });
  const geometry = createGeometry({
    position: [new Float32Array(positions), 3],
    event: [new Float32Array(events), 2],
    direction: [new Float32Array(directions), 3],
  });
  const material = createMaterial(frame, {
    ...blending,
    uniforms: { uDot: { value: unit } },
    vertex: `uniform float uDot;
in vec2 event;
in vec3 direction;
out vec4 vInk;
out float vRadius;
void main() {
  float age = since(event.x);
  vec3 world = position + direction * (1. - exp(-age * 4.)) / 4. - vec3(0., .35 * age * age, 0.);
  float size = exp(-age * 3.2) * smoothstep(0., .03, age) * min(1.2, event.y);
  float radius = uDot * 2.3 * sqrt(size);
  gl_Position = project(world);
  if (size < .06 || age > 1.2) gl_Position = vec4(2., 2., 2., 1.);
  vRadius = radius;
  gl_PointSize = 2. * (radius + 1.);
  vInk = vec4(${ink}, radius + 1.);
}`,
    fragment: dotFragment,
  });
  const drops = alwaysDrawn(new THREE.Points(geometry, material));
  drops.renderOrder = 3;
  return drops;
}

/** The strokes of light on paper: dots along the same kind of lines. */
function createStrokes(frame: Frame, camera: THREE.PerspectiveCamera, unit: number): StillDot[] {
  const { x: width, y: height } = frame.uniforms.uResolution.value;
  const core = crossingAt(camera);
  const taken = new Map<number, [number, number][]>();
  const cell = 4 * unit;
  const isFree = (x: number, y: number, apart: number) => {
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
    for (let i = column - 1; i <= column + 1; i++)
      for (let j = row - 1; j <= row + 1; j++)
        for (const [left, top] of taken.get(i * 8192 + j) ?? [])
          if ((left - x) ** 2 + (top - y) ** 2 < apart * apart) return false;
    return true;
  };
  const places: StillDot[] = [];
  const point = new THREE.Vector3();
  const random = createRandom(72);
  const arms: readonly Arm[] = [
    { color: 'tide', direction: [1, 0], length: 3.9, lines: 420, flow: 1 },
    { color: 'ember', direction: [0, -1], length: 1.6, lines: 120, flow: -1 },
  ];
  for (const arm of arms) {
    const { lines, along, chance, trace } = createStrands([arm], 7);
    const positions = new Float32Array(lines * pointsPerLine * 4);
    trace(opening, () => 0, positions);
    for (let line = 0; line < lines; line++) {
      let last: [number, number] | undefined;
      for (let step = 0; step < pointsPerLine; step++) {
        const at = line * pointsPerLine + step;
        point
          .fromArray(positions, at * 4)
          .add(core)
          .project(camera);
        const to: [number, number] = [((point.x + 1) / 2) * width, ((1 - point.y) / 2) * height];
        const from = last ?? to;
        const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
        last = to;
        // Finer and sparser toward the end.
        const out = along[at]!;
        if (out > 0.4 + 0.6 * chance[at]! ** 2) break;
        const radius = unit * (1.3 - 0.5 * out);
        for (let run = 0; run < long; run += unit * 0.5) {
          const loose = () => (random() - 0.5) * unit * (0.4 + 5 * out);
          const x = from[0] + ((to[0] - from[0]) * run) / long + loose();
          const y = from[1] + ((to[1] - from[1]) * run) / long + loose();
          if (!isFree(x, y, unit * (2.35 + 2.4 * out * out))) continue;
          const key = Math.floor(x / cell) * 8192 + Math.floor(y / cell);
          taken.set(key, [...(taken.get(key) ?? []), [x, y]]);
          places.push([x, y, radius, arm.color === 'ember' ? 1 : 0]);
        }
      }
    }
  }
  return places;
}

/** What stands still: the strokes, the ropes, and the rim of the floor. */
function createBackground(frame: Frame, camera: THREE.PerspectiveCamera, unit: number): THREE.Points {
  const { x: width, y: height } = frame.uniforms.uResolution.value;
  const places = createStrokes(frame, camera, unit);
  const last = new THREE.Vector2();
  for (const { height: high, weight } of [
    ...ropes.map((rope) => ({ ...rope, weight: 0.85 })),
    { height: 0, weight: 0.95 },
  ]) {
    last.set(-1e6, 0);
    for (let angle = -0.2; angle < Math.PI / 2; angle += 0.0002) {
      const { x, y } = ropeAt(high, angle).project(camera);
      const [left, top] = [((x + 1) / 2) * width, ((1 - y) / 2) * height];
      if (Math.hypot(left - last.x, top - last.y) < unit * 3.1) continue;
      last.set(left, top);
      if (left > 0 && left < width) places.push([left, top, unit * weight, 0]);
    }
  }
  return createStill(frame, places);
}

/**
 * The duel as a drawing. It follows `uTime`. `solids` need smooth edges. `dots` have them. Ember is drawn only when
 * `update` finds that it reaches over the tear.
 */
export function createInk(frame: Frame, camera: THREE.PerspectiveCamera, bodies: Record<Fighter, Body>) {
  const unit = (dot * frame.uniforms.uResolution.value.y) / scene.height;
  const left = createFigure(frame, 'ember', bodies.ember, unit);
  const right = createFigure(frame, 'tide', bodies.tide, unit);
  const behind = new THREE.Scene().add(createBackground(frame, camera, unit), createShadows(frame, unit));
  const solids = new THREE.Scene().add(left.body, right.body);
  const dots = new THREE.Scene().add(left.dots, right.dots, createDrops(frame, unit));
  return {
    behind,
    solids,
    dots,
    update(time: number) {
      const { fists, head } = solveRepeated('ember', time);
      const crosses = Math.max(head.x + 0.3, ...fists.map(({ x }) => x + 0.2)) > -0.15;
      left.body.visible = left.dots.visible = crosses;
    },
  };
}
