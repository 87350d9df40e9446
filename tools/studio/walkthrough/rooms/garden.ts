import * as THREE from 'three';
import type { Frame } from '../../stage/frame';
import { createPlants, type Plant } from '../../world/plants';
import { createRandom } from '../../world/random';
import { floorRadius, waveSpeed } from '../../world/wave';
import { alongLines, overSurface } from '../handover/dots';
import type { Room } from '../room';
import { createArm } from './props/arm';
import { createCompany, shoulderOf, type Guest, type Light } from './props/company';
import { createPool } from '../shapes/light/pool';
import { lerp, smootherstep } from '../../world/easing';
import { createScan, type ScanPart } from '../scan/scan';
import { createFoliage } from '../shapes/plants/foliage';
import { createLines, createLoop } from '../shapes/light/light-lines';
import { domeContours, domeRibs } from '../shapes/light/dome-lines';
import { join, place } from '../shapes/forms/place';
import { createStone } from '../shapes/plants/stone';

/** When the ring of a strike leaves the arena, in seconds of the stop, and where the arena is, in meters. */
export const ringStart = 1;
const arena = new THREE.Vector3(-2, 0, -13);

/** How long after the first ring a second one follows, in seconds. */
const ringPause = 2.5;

/** How far the last ring has spread from the arena, in meters; less than 0 before the first one starts. */
export const ringReach = (time: number): number =>
  (time - ringStart - (time < ringStart + ringPause ? 0 : ringPause)) * waveSpeed;

/** The middle of the path by distance, in meters. No plants grow there. */
const pathAt = (z: number): number => 0.75 + 0.75 * Math.sin(z * 0.34 + 0.5) - 0.1 * z;

const featured: readonly Plant[] = [
  { kind: 'palm', x: 3.1, z: -2.4, height: 3.5, leaves: 11 },
  { kind: 'palm', x: -2.1, z: -3.2, height: 3.3, leaves: 11 },
  { kind: 'palm', x: 4.6, z: -6.5, height: 4.2, leaves: 11 },
  { kind: 'palm', x: -4.4, z: -7.5, height: 4.4, leaves: 10 },
  { kind: 'broad', x: 2.35, z: 0.7, height: 1.55, leaves: 9 },
  { kind: 'broad', x: -1.5, z: 0.2, height: 1.05, leaves: 8 },
  { kind: 'broad', x: 2.5, z: -4.2, height: 1.5, leaves: 9 },
  { kind: 'grass', x: 1.7, z: 1.1, height: 0.75, leaves: 42 },
  { kind: 'grass', x: -0.75, z: -1.4, height: 0.7, leaves: 40 },
  { kind: 'grass', x: 2.05, z: -1.3, height: 0.6, leaves: 36 },
];

/** The planting on both sides of the path: the plants above, and a bed that fills the space behind. */
function planting(): Plant[] {
  const random = createRandom(61);
  const bed = Array.from({ length: 40 }, (_, index): Plant => {
    const side = index % 2 ? 1 : -1;
    const z = -1.2 - 9 * ((index + random()) / 40);
    const x = pathAt(z) + side * (1 + 3.4 * random() ** 1.4);
    const kind = random();
    if (kind < 0.1) return { kind: 'palm', x: x + side, z, height: 2.2 + 1.4 * random(), leaves: 9 };
    if (kind < 0.62) return { kind: 'broad', x, z, height: 0.8 + 0.7 * random(), leaves: 8 };
    return { kind: 'grass', x, z, height: 0.5 + 0.4 * random(), leaves: 34 };
  });
  return [...featured, ...bed];
}

function stones(): THREE.BufferGeometry {
  return join(
    Array.from({ length: 13 }, (_, index) => {
      const z = 1.9 - index * 0.78;
      const aside = (index % 2 ? 1 : -1) * 0.13;
      return place(createStone(0.62, 600 + index), {
        at: [pathAt(z) + aside, 0, z],
        turn: [0, index * 1.7, 0],
      });
    }),
  );
}

/** A bench of slats with a leaning back, its seat toward z. */
function createBench(): THREE.BufferGeometry {
  const slat = (y: number, z: number, turn: number) =>
    place(new THREE.BoxGeometry(1.5, 0.028, 0.085), { at: [0, y, z], turn: [turn, 0, 0] });
  return join([
    ...[0, 1, 2, 3].map((index) => slat(0.45, 0.17 - index * 0.11, 0)),
    ...[0, 1, 2].map((index) => slat(0.6 + index * 0.12, -0.26 - index * 0.035, Math.PI / 2 - 0.28)),
    ...[-0.62, 0.62].flatMap((x) => [
      place(new THREE.BoxGeometry(0.05, 0.44, 0.05), { at: [x, 0.22, 0.17] }),
      place(new THREE.BoxGeometry(0.05, 0.92, 0.05), { at: [x, 0.45, -0.27], turn: [-0.14, 0, 0] }),
      place(new THREE.BoxGeometry(0.05, 0.04, 0.46), { at: [x, 0.42, -0.03] }),
    ]),
  ]);
}

/** The arena's floor in the distance, at the end of the path. */
const arenaRings = (): THREE.Vector3[][] =>
  [1.6, 3.2, floorRadius].map((radius) =>
    createLoop(() => radius).map(({ x, y }) => new THREE.Vector3(x, 0.02, y).add(arena)),
  );

function ground(): ScanPart[] {
  return [
    {
      geometry: place(new THREE.CircleGeometry(13, 64), { at: [0, 0, -6], turn: [-Math.PI / 2, 0, 0] }),
      density: 260,
      edges: false,
      brightness: 0.45,
      solid: false,
    },
    { geometry: stones(), density: 3200, edges: 50 },
    {
      geometry: place(createBench(), { at: [1.95, 0, -2.9], turn: [0, -0.75, 0] }),
      density: 7000,
      brightness: 1.1,
    },
  ];
}

/** Over the path, so that the plants do not shade the guests. */
const walkLamp = { position: new THREE.Vector3(-0.3, 3.2, 0.4), reach: 4.5 };

/** A family looks up at the dome. The child, the third, points with an arm that the company gives her none for. */
// prettier-ignore
const guests: readonly Guest[] = [
  { x: 0.98, z: -1.95, heading: 0.2, pose: 'waits', hair: 'long', build: 0.96, turn: 0.45, lean: 0.05, nod: 0.2 },
  { x: 1.5, z: -2.05, heading: 0.15, pose: 'waits', hair: 'short', build: 1.03, turn: 0.35, lean: 0, nod: 0.22 },
  { x: 0.5, z: -1.8, heading: 0.1, pose: 'reaches', hair: 'tail', build: 0.66, turn: 0.1, lean: 0.05, nod: 0.4, mirrored: true },
  { x: -1.1, z: -6.6, heading: 2.7, pose: 'walks', hair: 'bun', build: 0.95, turn: 0, lean: 0 },
];
const child = guests[2]!;

/** When the child's arm begins to rise, and how long it rises, in seconds. */
const pointing = { from: 1.5, takes: 0.9 };

/** The ring's light at a point: a bright edge, and a wake that fades behind it. */
const passing = `
uniform float uRing;
vec3 passing(vec3 world) {
  float off = uRing - distance(world, vec3(${arena.toArray().join('., ')}.));
  float edge = off < 0. ? exp(-off * off * 3.) : exp(-off * 1.5);
  return mix(TIDE, BONE, .3) * edge * smoothstep(0., 1., uRing);
}`;

/** The light of the dome's lines without a ring, and what the ring adds. */
const domeShine = (rest: number): string => `
${passing}
vec3 shine(vec3 world) { return uColor * ${rest.toFixed(3)} + 1.3 * passing(world); }`;

/** The garden: palms and broad leaves sway under the dome as a ring of light passes. */
export function createGarden(frame: Frame): Room {
  const lamp = { position: new THREE.Vector3(-2.6, 4.6, -0.4), reach: 4.2 };
  const uRing = { value: 0 };
  const light: Light = {
    lamp: walkLamp,
    behind: new THREE.Vector3(-2, 3, -13),
    edge: 1.1,
    accent: { from: new THREE.Vector3(2.6, 0.4, -2.6), color: 'ember', edge: 3.2 },
  };
  const arm = createArm(frame, { grip: 'points', left: true, build: child.build, tone: 'pale' }, light, 670);
  const scene = new THREE.Scene().add(
    createScan(frame, ground(), 62, lamp),
    createFoliage(frame, {
      plants: planting(),
      seed: 64,
      eye: new THREE.Vector3(0, 1.5, 4),
      lamp,
      dots: 104_000,
      passing,
      uniforms: { uRing },
    }),
    createCompany(frame, guests, light, 67, 0.016),
    arm.group,
    createPool(frame, { at: [1.15, 0.02, -1.85], radius: 1.5, color: 'ember', brightness: 1 }, 69).group,
    createLines(frame, arenaRings(), { shine: domeShine(0.25), uniforms: { uRing } }),
    createLines(frame, domeRibs(), { width: 1, shine: domeShine(0.05), uniforms: { uRing } }),
    createLines(frame, domeContours(), { shine: domeShine(0.12), uniforms: { uRing } }),
  );
  return {
    scene,
    mirror: 0.1,
    shapes: {
      palms: overSurface(createPlants(65, featured.slice(0, 2)), 66),
      contours: alongLines(domeContours()),
    },
    update(time) {
      uRing.value = Math.max(0, ringReach(time));
      const up = smootherstep((time - pointing.from) / pointing.takes);
      // The hand swings up in front, from beside the leg.
      const pitch = lerp(-1.35, 0.78, up) + 0.03 * Math.sin(2.4 * time) * up;
      const turn = new THREE.Quaternion().setFromEuler(new THREE.Euler(pitch, 0.85 * up, 0, 'YXZ'));
      const shoulder = shoulderOf(child);
      const hand = new THREE.Vector3(0, 0, -lerp(0.3, 0.415, up)).applyQuaternion(turn).add(shoulder);
      arm.reach(shoulder, hand, turn, new THREE.Vector3(-0.6, -0.6, 0.3));
    },
  };
}
