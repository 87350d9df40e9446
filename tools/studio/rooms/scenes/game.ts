import * as THREE from 'three';
import type { Frame } from '../../stage/frame';
import { beat, modulo } from '../../world/clock';
import { outline, tunnel } from '../../walkthrough/rooms/game';
import { sphereRadius } from '../../walkthrough/rooms/game-beats';
import { createCompany, type Guest } from '../../walkthrough/rooms/props/company';
import { glovePairs } from '../../walkthrough/rooms/props/shop-goods';
import { createScan, type ScanPart } from '../../walkthrough/scan/scan';
import { join, place } from '../../walkthrough/shapes/forms/place';
import { createRod } from '../../walkthrough/shapes/forms/rod';
import { createLines, createLoop } from '../../walkthrough/shapes/light/light-lines';
import { createGlow } from '../../walkthrough/shapes/light/lights';
import { createRim } from '../../walkthrough/shapes/light/rim';
import { createShadow } from '../../walkthrough/shapes/light/shadow';
import { createRandom } from '../../world/random';
import type { RoomView } from '../view';
import { createDoorway, placeAt } from './doorway';
import { createWash } from './wash';

const time = 2.62;

/** The players beside and behind the visitor, and the spheres that come to them. */
const players: readonly Guest[] = [
  { x: -1.7, z: 2.5, heading: Math.PI - 0.1, pose: 'holds', hair: 'long', build: 0.97, turn: 0, lean: 0 },
  { x: 2.2, z: -0.5, heading: -0.1, pose: 'holds', hair: 'tail', build: 0.7, turn: 0, lean: 0 },
  { x: -2.2, z: 0.1, heading: Math.PI, pose: 'holds', hair: 'bun', build: 0.95, turn: 0, lean: 0 },
  { x: 1.9, z: 3.3, heading: Math.PI + 0.15, pose: 'holds', hair: 'short', build: 1.04, turn: 0, lean: 0 },
];

/** Those who wait beyond the edge of the field. */
const waiting: readonly Guest[] = [
  { x: -4.3, z: -1.2, heading: -Math.PI / 2, pose: 'waits', hair: 'short', build: 1.03, turn: 0.1, lean: 0 },
  {
    x: -4.1,
    z: -1.85,
    heading: -Math.PI / 2 - 0.3,
    pose: 'waits',
    hair: 'tail',
    build: 0.68,
    turn: 0,
    lean: 0,
  },
  { x: 4.4, z: 0.6, heading: Math.PI / 2, pose: 'holds', hair: 'long', build: 0.96, turn: -0.1, lean: 0 },
  {
    x: 4.2,
    z: 1.4,
    heading: Math.PI / 2 + 0.2,
    pose: 'waits',
    hair: 'short',
    build: 1.01,
    turn: 0.1,
    lean: 0,
  },
  { x: -0.6, z: 7.4, heading: 0, pose: 'waits', hair: 'bun', build: 0.95, turn: 0.1, lean: 0 },
];

const spheres = [
  { at: [-0.5, 1.5, 3.4], color: 'ember' },
  { at: [0.7, 2.2, 4.3], color: 'tide' },
  { at: [-1.1, 1.6, 5.2], color: 'tide' },
  { at: [0.9, 1.3, 5.9], color: 'ember' },
  { at: [-0.5, 2.4, 8.2], color: 'ember' },
  { at: [1.4, 2.1, 9.6], color: 'tide' },
  { at: [-1.5, 1, 11.4], color: 'ember' },
  { at: [0.3, 1.5, 14], color: 'tide' },
] as const;

/** Where each player stands: x and z. The first is the visitor. */
const places = [[0, 0], [-2.05, -3.1], [2.1, -3.9], ...players.map(({ x, z }) => [x, z])] as const;

// The walkthrough's tunnel ends at its camera. This one begins where that one fades.
const shine = (light: number) => `
vec3 shine(vec3 world) {
  return uColor * ${light.toFixed(2)} * exp(-abs(world.z) / 9.) * (1. - smoothstep(-.5, 1.5, -world.z));
}`;

function tunnelBehind(frame: Frame): THREE.Object3D[] {
  const offset = modulo(time / beat, 1) * tunnel.pace;
  const rings = Array.from({ length: 16 }, (_, index) =>
    outline.map(({ x, y }) => new THREE.Vector3(x, y + tunnel.y, tunnel.pace * (index - 2) + offset)),
  );
  const lanes = Array.from({ length: 12 }, (_, index) => {
    const edge = outline[index * 10 + 5]!;
    return Array.from(
      { length: 17 },
      (_, step) => new THREE.Vector3(edge.x, edge.y + tunnel.y, -2 + step * 1.5),
    );
  });
  return [
    createLines(frame, rings, { shine: shine(0.3) }),
    createLines(frame, lanes, { width: 1, shine: shine(0.12) }),
  ];
}

/** The edge of the play field on the floor: a long oval, in meters. */
const field = { x: 3.5, z: 5.6, middle: 0.4 };
const edgeOf = (part: number) =>
  createLoop(() => 1, 160).map(
    ({ x, y }) => new THREE.Vector3(x * field.x * part, 0.01, field.middle + y * field.z * part),
  );

/** The floor: a grid inside of the field, and its edge. Tide on the right, ember on the left. */
function floor(frame: Frame): THREE.Object3D[] {
  const lines = Array.from({ length: 25 }, (_, index) => {
    const at = (index - 12) * 0.75;
    const row = field.x * Math.sqrt(Math.max(0, 1 - (at / field.z) ** 2));
    const column = field.z * Math.sqrt(Math.max(0, 1 - (at / field.x) ** 2));
    return [
      ...(row
        ? [
            [
              new THREE.Vector3(-row, 0.004, field.middle + at),
              new THREE.Vector3(row, 0.004, field.middle + at),
            ],
          ]
        : []),
      ...(column
        ? [
            [
              new THREE.Vector3(at, 0.004, field.middle - column),
              new THREE.Vector3(at, 0.004, field.middle + column),
            ],
          ]
        : []),
    ];
  }).flat();
  const sides = `
vec3 shine(vec3 world) { return mix(EMBER, TIDE, smoothstep(-1., 1., world.x)) * uColor.r; }`;
  const plane = place(new THREE.CircleGeometry(11, 64), { turn: [-Math.PI / 2, 0, 0] });
  const stones = Array.from({ length: 26 }, (_, index) => {
    const angle = ((index + 0.5) / 26) * 2 * Math.PI;
    return place(new THREE.CylinderGeometry(0.05, 0.05, 0.22, 16), {
      at: [1.05 * field.x * Math.cos(angle), 0.11, field.middle + 1.05 * field.z * Math.sin(angle)],
    });
  });
  return [
    createScan(
      frame,
      [
        { geometry: plane, density: 60, edges: false, brightness: 0.6, solid: false },
        { geometry: join(stones), density: 9000, edges: 60 },
      ],
      981,
      { position: new THREE.Vector3(0, 5, 0.5), reach: 9 },
    ),
    createLines(frame, lines, { brightness: 0.05, width: 1 }),
    createLines(frame, [edgeOf(1)], { brightness: 0.9, shine: sides, width: 2 }),
    createLines(frame, [edgeOf(1.05)], { brightness: 0.3, shine: sides, width: 1 }),
  ];
}

/** Columns of light around the field, as high as the beat is loud. @param middle degrees from -z to the right */
function rhythm(frame: Frame, middle: number, seed: number, color: 'ember' | 'tide'): THREE.Object3D[] {
  const random = createRandom(seed);
  const columns = Array.from({ length: 33 }, (_, index) => {
    const off = (index - 16) / 16;
    const angle = ((middle + off * 30) * Math.PI) / 180;
    const beats = 0.55 + 0.45 * Math.cos(index * 1.57);
    const height = (0.5 + 2.6 * beats * (0.55 + 0.45 * random())) * (1 - 0.6 * off * off);
    const [x, z] = [Math.sin(angle) * 7, -Math.cos(angle) * 7];
    return { x, z, angle, height };
  });
  const bars = (from: number, to: number) =>
    join(
      columns.map(({ x, z, angle, height }) =>
        place(new THREE.PlaneGeometry(0.13, (to - from) * height), {
          at: [x, 0.15 + ((from + to) / 2) * height, z],
          turn: [0, -angle, 0],
        }),
      ),
    );
  const foot = columns.map(({ x, z }) => new THREE.Vector3(x, 0.1, z));
  return [
    createGlow(frame, bars(0, 0.5), color, 0.05).mesh,
    createGlow(frame, bars(0.5, 0.86), color, 0.1).mesh,
    createGlow(frame, bars(0.9, 1), color, 0.45).mesh,
    createLines(frame, [foot], { color, brightness: 0.5 }),
    createWash(frame, {
      at: [7.4 * Math.sin((middle * Math.PI) / 180), 1.2, -7.4 * Math.cos((middle * Math.PI) / 180)],
      turn: [0, -(middle * Math.PI) / 180, 0],
      size: [11, 6],
      color,
      brightness: 0.04,
    }),
  ];
}

/** Gloves for the next players, on a rail between two posts. */
function rack(): ScanPart[] {
  const rail = 1.86;
  const foot = (x: number) => place(new THREE.BoxGeometry(0.06, 0.04, 0.6), { at: [x, 0.02, 0] });
  return [
    ...glovePairs(rail).map((part) => ({ ...part, density: 9000, brightness: 1.2 })),
    {
      geometry: join([
        createRod([-1.7, rail, 0], [-0.26, rail, 0], 0.018),
        ...[-1.7, -0.26].flatMap((x) => [createRod([x, 0, 0], [x, rail + 0.05, 0], 0.02), foot(x)]),
        place(new THREE.BoxGeometry(1.44, 0.04, 0.34), { at: [-0.98, 0.55, 0] }),
      ]),
      density: 1800,
      brightness: 0.7,
    },
  ];
}

/** Racks beyond the edge of the field: where, and turned how far. */
const racks = [
  { x: -4.3, z: -0.75, turn: Math.PI / 2 },
  { x: 4.3, z: -0.9, turn: -Math.PI / 2 },
  { x: 0.9, z: 7.6, turn: Math.PI },
] as const;

const visitor = { eye: [0, 1.7, 0.25], heading: 0 } as const;
const opening = { width: 1.9, height: 2.9, alone: true } as const;

/** In the game: a sphere has just burst, others arrive, and other players stand around. */
export const game: RoomView = {
  id: 'game',
  stop: 'game',
  time,
  ...visitor,
  exposure: 1.35,
  surroundings(frame) {
    const lamp = { position: new THREE.Vector3(0, 3, 0.8), reach: 5 };
    const ball = new THREE.SphereGeometry(sphereRadius, 40, 28);
    const stands = places.map(([x, z]) =>
      createLoop(() => 0.55).map((point) => new THREE.Vector3(x! + point.x, 0.01, z! + point.y)),
    );
    // The visitor's arms end in the dark and not in the air.
    const dark = { at: [0, 1.15, 0.85], radius: 1, length: 3, lamp: new THREE.Vector3(0, 2, -5) } as const;
    return [
      ...tunnelBehind(frame),
      ...floor(frame),
      // Light at both ends of the tunnel, before which the players stand out.
      createWash(frame, { at: [-3.4, 1.4, -13], size: [13, 9], color: 'ember', brightness: 0.09 }),
      createWash(frame, { at: [3.4, 1.4, -13], size: [13, 9], color: 'tide', brightness: 0.09 }),
      createWash(frame, { at: [0, 1.6, -16], size: [7, 5], brightness: 0.12 }),
      createWash(frame, { at: [0, 1.6, 17], size: [16, 10], brightness: 0.05 }),
      createWash(frame, {
        at: [0, 0.012, -2],
        turn: [-Math.PI / 2, 0, 0],
        size: [6.4, 8],
        brightness: 0.03,
      }),
      ...rhythm(frame, 78, 984, 'tide'),
      ...rhythm(frame, -80, 985, 'ember'),
      createShadow(frame, dark),
      createShadow(frame, dark),
      createLines(frame, stands, { brightness: 0.4 }),
      createCompany(frame, players, { lamp, behind: new THREE.Vector3(0, 1.5, 12), edge: 0.9 }, 98),
      createCompany(frame, waiting, { lamp, behind: new THREE.Vector3(0, 2, 0), edge: 0.7 }, 983),
      ...racks.map(({ x, z, turn }, index) => {
        const stand = createScan(frame, rack(), 986 + index, {
          position: new THREE.Vector3(0, 3, 1.5),
          reach: 5,
        });
        stand.position.set(x, 0, z);
        stand.rotation.y = turn;
        return stand;
      }),
      createDoorway(frame, { ...placeAt(visitor, 122, 6.2), ...opening, seed: 996 }),
      createDoorway(frame, { ...placeAt(visitor, -122, 6.2), ...opening, seed: 997 }),
      ...spheres.map(({ at, color }, index) => {
        const part = { geometry: ball, color, density: 11_000, edges: false, brightness: 2 } as const;
        const sphere = new THREE.Group().add(
          createScan(frame, [part], 970 + index, lamp),
          createRim(frame, ball, lamp.position, color).mesh,
        );
        sphere.position.fromArray(at);
        return sphere;
      }),
    ];
  },
};
