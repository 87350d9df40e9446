import * as THREE from 'three';
import { colors } from '../world/site-palette';
import { createMaterial, type Frame } from '../stage/frame';
import { alwaysDrawn, createGeometry } from '../stage/gpu';
import { buildBody } from '../figures/body/body';
import { poseTexture } from '../figures/body/pose-texture';
import { skinningShader } from '../figures/body/skinning';
import type { Fighter } from '../figures/choreography';
import { dressShader } from '../figures/light/dress-shader';
import { joints } from '../figures/motion/torso';
import { brushAt } from '../band/scene';
import { core } from '../hero/cameras';
import { stipple } from '../plates/drawing/stipple';
import { inks } from '../plates/plate';
import { floorRadius } from '../world/wave';
import { solveRepeated } from './moments';
import { createRandom } from '../world/random';
import { rankPoints } from './rank';

/** Display values, since ink is mixed as paint. */
const paint = (hex: string) =>
  `vec3(${[1, 3, 5].map((digit) => (parseInt(hex.slice(digit, digit + 2), 16) / 255).toFixed(4)).join(', ')})`;

const paper = paint(colors.bone);

/** How many dots a fighter has, and the area of its skin and clothes in square meters. */
const dots = 110_000;
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

/**
 * A fighter as a stippled drawing. Each dot has its place on the skin and moves with it. Its rank says how dark its place
 * must be before it shows, so that dots appear one by one where the body turns to the shade, and none jumps.
 */
function createFigure(frame: Frame, fighter: Fighter): THREE.Group {
  const { mesh, points } = buildBody(fighter, { cell: 0.0125, points: dots });
  const uniforms = {
    uPoses: { value: poseTexture(fighter, solveRepeated) },
    uWrist: { value: joints[fighter].hand.x },
    uTop: { value: fighter === 'tide' ? 1 : 0 },
  };
  const solid = createMaterial(frame, {
    uniforms,
    vertex: `${skinningShader}
void main() {
  vec3 world, n;
  skin(position, normal, uTime, world, n);
  gl_Position = project(world - n * .004);
}`,
    fragment: `void main() { color = vec4(${paper}, 1.); }`,
  });
  const stipple = createMaterial(frame, {
    ...blending,
    uniforms,
    vertex: `${skinningShader}${dressShader}
in float rank, seed;
out vec4 vInk;
out float vRadius;
void main() {
  vec3 world, n;
  skin(position, normal, uTime, world, n);
  vec3 view = normalize(uEye - world);
  float facing = dot(n, view);
  Dress worn = dress(position, normal, .004);
  // Cloth and leather are darker than skin; bands are bare paper or colored.
  float cloth = worn.tone > 1.1 ? .62 : mix(.3, 1., smoothstep(.2, 1., worn.tone));
  cloth *= 1. - .75 * worn.visor;
  float sun = max(0., dot(n, normalize(vec3(-.4, .95, .5))));
  float bright = (.36 + .62 * sun + .12 * max(0., n.y)) * cloth;
  float band = min(1., worn.core * 1.4) * (1. - .999 * worn.visor) + worn.visor * min(1., worn.core);
  float tone = clamp((.84 - bright) / .72, 0., 1.);
  tone = max(tone, 1. - smoothstep(.1, .34, facing));
  tone = mix(tone, ${fighter === 'ember' ? '.95' : '.0'}, min(1., band) * step(.34, facing));

  // Points to a pixel where the skin faces the eye.
  vec4 at = project(world);
  float perMeter = uResolution.y * .5 * projectionMatrix[1][1] / at.w;
  float radius = (.56 + .32 * fract(seed * 31.7) + .22 * tone) * perMeter / 249.;
  float density = ${(dots / area).toFixed(1)} / (perMeter * perMeter) * 3.1416 * radius * radius;
  float share = -log(1. - min(tone, .93)) * max(facing, .05) / density;
  float shown = smoothstep(0., .12, (share - rank) / max(share, .05));
  gl_Position = at;
  gl_Position.z -= .0004 * at.w;
  if (facing < .02 || shown <= 0.) gl_Position = vec4(2., 2., 2., 1.);
  vRadius = radius * sqrt(shown);
  gl_PointSize = 2. * (radius + 1.);
  vInk = vec4(mix(${paint(inks.bone.line)}, ${paint(inks.bone.ember)}, ${fighter === 'ember' ? 'step(.3, band) * (1. - step(.1, worn.visor))' : '0.'}), radius + 1.);
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
  const drawn = alwaysDrawn(new THREE.Points(cloud, stipple));
  drawn.renderOrder = 2;
  return new THREE.Group().add(alwaysDrawn(new THREE.Mesh(body, solid)), drawn);
}

/** GLSL for a dot with a soft edge. */
const dotFragment = `in vec4 vInk; in float vRadius;
void main() {
  float away = length(gl_PointCoord - .5) * 2. * vInk.a;
  float cover = clamp(vRadius + .5 - away, 0., 1.);
  color = vec4(vInk.rgb, 1.) * cover;
}`;

/** Dots that stay where they are in the image. @param places x and y in pixels from the top left, radius, and 1 for ember */
function createStill(
  frame: Frame,
  places: readonly (readonly [number, number, number, number])[],
): THREE.Points {
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
  vInk = vec4(mix(${paint(inks.bone.line)}, ${paint(inks.bone.ember)}, place.w), place.z + 1.);
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
const floorDots = 60_000;
const floorReach = 2.4;

/** The shadows on the floor: dots that stay there, and show where a fighter is between them and the sun. */
function createShadows(frame: Frame): THREE.Points {
  const random = createRandom(62);
  const positions = Float32Array.from({ length: floorDots * 3 }, () => 0);
  for (let i = 0; i < floorDots; i++) {
    const [turn, away] = [random() * 2 * Math.PI, Math.sqrt(random()) * floorReach];
    positions.set([Math.cos(turn) * away, 0, Math.sin(turn) * away], i * 3);
  }
  const marks = { value: Array.from({ length: 8 }, () => new THREE.Vector3()) };
  const material = createMaterial(frame, {
    ...blending,
    uniforms: { uMarks: marks },
    vertex: `uniform vec3 uMarks[8];
in float rank;
out vec4 vInk;
out float vRadius;
vec2 shadow(vec3 mark) { return mark.xz + mark.y * vec2(.42, -.53); }
float part(vec2 at, vec2 from, vec2 to, float wide) {
  vec2 way = to - from;
  float along = clamp(dot(at - from, way) / dot(way, way), 0., 1.);
  return 1. - smoothstep(wide * .5, wide * 1.4, distance(at, from + way * along));
}
void main() {
  float tone = 0.;
  for (int i = 0; i < 8; i += 4) {
    vec2 pelvis = shadow(uMarks[i + 2]), head = shadow(uMarks[i + 3]);
    for (int foot = 0; foot < 2; foot++) {
      vec2 ball = uMarks[i + foot].xz;
      tone = max(tone, .5 * part(position.xz, ball, pelvis, .1));
      vec2 away = (position.xz - ball) * vec2(1., 1.5);
      tone = max(tone, .85 * exp(-dot(away, away) / .02));
    }
    tone = max(tone, .42 * part(position.xz, pelvis, head, .2));
  }
  vec4 at = project(position);
  float perMeter = uResolution.y * .5 * projectionMatrix[1][1] / at.w;
  float radius = (.62 + .3 * tone) * perMeter / 249.;
  float facing = normalize(uEye - position).y;
  float density = ${(floorDots / (Math.PI * floorReach ** 2)).toFixed(1)} / (perMeter * perMeter) * 3.1416 * radius * radius;
  float share = -log(1. - tone) * facing / density;
  float shown = smoothstep(0., .12, (share - rank) / max(share, .02));
  gl_Position = shown > 0. ? at : vec4(2., 2., 2., 1.);
  vRadius = radius * sqrt(shown);
  gl_PointSize = 2. * (radius + 1.);
  vInk = vec4(${paint(inks.bone.line)}, radius + 1.);
}`,
    fragment: dotFragment,
  });
  const geometry = createGeometry({ position: [positions, 3], rank: [rankPoints(positions, 63), 1] });
  const points = alwaysDrawn(new THREE.Points(geometry, material));
  points.onBeforeRender = () => {
    const time = frame.uniforms.uTime.value;
    const all = (['ember', 'tide'] as const).flatMap((fighter) => solveRepeated(fighter, time).marks);
    marks.value.forEach((mark, i) => mark.copy(all[i]!));
    material.uniformsNeedUpdate = true;
  };
  return points;
}

/** What stands still: the strands as brush strokes, and the rim of the floor. */
function createBackground(frame: Frame, camera: THREE.PerspectiveCamera): THREE.Points {
  const { x: width, y: height } = frame.uniforms.uResolution.value;
  // The dots are as large on the fighters, who are at the distance of the origin.
  const scale = (height * 0.5 * camera.projectionMatrix.elements[5]!) / camera.position.z / 249;
  const [across, down] = [Math.round(width / scale), Math.round(height / scale)];
  const at = core.clone().project(camera);
  const crossing = { x: ((at.x + 1) / 2) * across, y: ((1 - at.y) / 2) * down };
  const ray = new THREE.Vector3();
  const look = (index: number) => {
    const [x, y] = [(index % across) + 0.5, Math.floor(index / across) + 0.5];
    const level = brushAt({ along: x - crossing.x, off: y - crossing.y, length: across * 0.5 }, 1.3);
    const upright = brushAt(
      { along: y - crossing.y, off: x - crossing.x, length: y < crossing.y ? crossing.y * 1.2 : 140 },
      1.15,
    );
    ray
      .set((x / across) * 2 - 1, 1 - (y / down) * 2, 0.5)
      .unproject(camera)
      .sub(camera.position);
    const part = -camera.position.y / ray.y;
    const radius =
      part > 0 ? Math.hypot(camera.position.x + ray.x * part, camera.position.z + ray.z * part) : Infinity;
    const thick = 0.03 * Math.max(0.5, part > 0 ? ray.z * -part * 0.12 : 1);
    const rim = part > 0 ? Math.exp(-(((radius - floorRadius) / thick) ** 2)) : 0;
    return {
      tone: Math.max(0.8 * Math.max(level, upright), 0.75 * rim),
      isEmber: upright > level && upright > rim,
    };
  };
  const seen = Array.from({ length: across * down }, (_, index) => look(index));
  const tone = Float32Array.from(seen, ({ tone }) => tone);
  const drawn = stipple({ width: across, height: down, tone }, { fine: 0.7, bold: 1.25 }, 71);
  return createStill(
    frame,
    drawn.map(({ x, y, radius }) => {
      const { isEmber } = seen[Math.floor(y) * across + Math.floor(x)]!;
      return [x * scale, y * scale, radius * scale, isEmber ? 1 : 0] as const;
    }),
  );
}

/** The duel as a drawing. It follows `uTime`. */
export const createInk = (frame: Frame, camera: THREE.PerspectiveCamera): THREE.Scene =>
  new THREE.Scene().add(
    createBackground(frame, camera),
    createShadows(frame),
    createFigure(frame, 'ember'),
    createFigure(frame, 'tide'),
  );
