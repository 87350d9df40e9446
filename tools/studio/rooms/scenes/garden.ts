import * as THREE from 'three';
import type { Frame } from '../../stage/frame';
import { fruitBowl } from '../../walkthrough/rooms/props/bar-goods';
import { createCompany, type Guest } from '../../walkthrough/rooms/props/company';
import { createScan, type ScanPart } from '../../walkthrough/scan/scan';
import { join, place } from '../../walkthrough/shapes/forms/place';
import {
  createJug,
  createCarafe,
  createDrink,
  createVessel,
} from '../../walkthrough/shapes/furniture/glassware';
import { domeContours } from '../../walkthrough/shapes/light/dome-lines';
import { createLines } from '../../walkthrough/shapes/light/light-lines';
import { createGlass, createGlow } from '../../walkthrough/shapes/light/lights';
import { createFoliage } from '../../walkthrough/shapes/plants/foliage';
import { createStone } from '../../walkthrough/shapes/plants/stone';
import type { Plant } from '../../world/plants';
import { createRandom } from '../../world/random';
import type { RoomView } from '../view';
import { createDoorway, placeAt } from './doorway';
import { createWash } from './wash';

const visitor = { eye: [0.15, 1.7, 1.3], heading: 8 } as const;
const { eye } = visitor;

/** The doorways at both ends of the path, as the visitor sees them. */
const opening = { width: 2.2, height: 3.2, alone: true } as const;
const doors = { ahead: placeAt(visitor, -3, 9.9), behind: placeAt(visitor, 175, 6.6) };

/** The middle of the path behind the visitor, by distance, in meters. */
const pathAt = (z: number): number => 1.2 - 0.035 * (z - 2) ** 2;

const featured: readonly Plant[] = [
  { kind: 'palm', x: -1.4, z: 3.1, height: 3.5, leaves: 11 },
  { kind: 'palm', x: 3.6, z: 3.4, height: 3.8, leaves: 11 },
  { kind: 'palm', x: -3.7, z: 1, height: 4.2, leaves: 11 },
  { kind: 'palm', x: 5.4, z: 0.4, height: 4.3, leaves: 11 },
  { kind: 'palm', x: -2.9, z: 6, height: 3.4, leaves: 10 },
  { kind: 'broad', x: 3.5, z: 2.9, height: 1.3, leaves: 9 },
  { kind: 'broad', x: -0.6, z: 2.1, height: 1.1, leaves: 8 },
  { kind: 'grass', x: 3.1, z: 3.2, height: 0.7, leaves: 40 },
  { kind: 'grass', x: 0.2, z: 1.5, height: 0.55, leaves: 36 },
];

/** The planting behind the visitor and far to the sides. */
function planting(): Plant[] {
  const random = createRandom(94);
  const bed = Array.from({ length: 44 }, (_, index): Plant => {
    const side = index % 2 ? 1 : -1;
    const z = 6.6 - 8.6 * ((index + random()) / 44);
    const near = z > 1.6 ? 1.2 : 3.2;
    const x = pathAt(Math.max(z, 2)) + side * (near + 3.6 * random() ** 1.3);
    const kind = random();
    if (kind < 0.12) return { kind: 'palm', x: x + side, z, height: 2.2 + 1.4 * random(), leaves: 9 };
    if (kind < 0.62) return { kind: 'broad', x, z, height: 0.8 + 0.7 * random(), leaves: 8 };
    return { kind: 'grass', x, z, height: 0.5 + 0.4 * random(), leaves: 34 };
  });
  // Nothing grows in front of the doorway.
  const [x] = doors.behind.at;
  return [...featured, ...bed.filter((plant) => plant.z < 4.6 || Math.abs(plant.x - x) > 1.9)];
}

const stones = (): THREE.BufferGeometry =>
  join(
    Array.from({ length: 6 }, (_, index) => {
      const z = 2.7 + index * 0.78;
      const aside = (index % 2 ? 1 : -1) * 0.13;
      return place(createStone(0.62, 640 + index), {
        at: [pathAt(z) + aside, 0, z],
        turn: [0, index * 1.7, 0],
      });
    }),
  );

const guests: readonly Guest[] = [
  { x: 0.95, z: 4.9, heading: 0.1, pose: 'walks', hair: 'bun', build: 0.95, turn: 0.2, lean: 0 },
  { x: 1.45, z: 5.1, heading: 0.05, pose: 'walks', hair: 'short', build: 1.04, turn: -0.3, lean: 0 },
];

/** A high table to the right of the visitor, with food and drink, and who stands around it. */
const table = { x: 2.55, z: 1.6, top: 1.06, radius: 0.44 } as const;

// prettier-ignore
const party: readonly Guest[] = [
  { x: 2.62, z: 0.82, heading: Math.PI - 0.1, pose: 'holds', hair: 'long', build: 0.95, turn: 0.25, lean: 0.03 },
  { x: 3.3, z: 1.85, heading: Math.PI / 2 - 0.25, pose: 'waits', hair: 'short', build: 1.04, turn: 0.3, lean: -0.03 },
  { x: 2.7, z: 2.4, heading: 0.3, pose: 'waits', hair: 'tail', build: 0.7, turn: 0.1, lean: 0, nod: 0.1 },
];

/** The glasses on the table, and the one in a hand; their places in meters. */
const glasses = [
  { vessel: 'tall', at: [table.x - 0.08, table.top, table.z - 0.27], drink: 'ember' },
  { vessel: 'tumbler', at: [table.x + 0.28, table.top, table.z + 0.16], drink: 'bone' },
  { vessel: 'tall', at: [table.x + 0.02, table.top, table.z + 0.32], drink: 'tide' },
] as const;

function foodAndDrink(frame: Frame): THREE.Object3D[] {
  const { x, z, top, radius } = table;
  const lantern = new THREE.Vector3(x + 0.02, top + 0.13, z - 0.02);
  const lamp = { position: new THREE.Vector3(x - 1, 2.6, z + 0.3), reach: 4 };
  const drinks = glasses.map(({ vessel, at, drink }): ScanPart => ({
    geometry: place(createDrink(vessel), { at }),
    density: 60_000,
    edges: false,
    color: drink,
    brightness: 1.4,
  }));
  return [
    createScan(
      frame,
      [
        {
          geometry: join([
            place(new THREE.CylinderGeometry(radius, radius, 0.04, 72), { at: [x, top - 0.02, z] }),
            place(new THREE.CylinderGeometry(0.045, 0.045, top - 0.04, 24), { at: [x, top / 2, z] }),
            place(new THREE.CylinderGeometry(0.27, 0.29, 0.03, 56), { at: [x, 0.015, z] }),
          ]),
          density: 4000,
          edges: 50,
          brightness: 0.9,
        },
        {
          geometry: join([
            place(createJug(), { at: [x - 0.2, top, z + 0.2] }),
            place(createCarafe(), { at: [x + 0.2, top, z - 0.2] }),
          ]),
          density: 40_000,
          edges: false,
          brightness: 1.3,
        },
        ...fruitBowl().map((part) => ({
          ...part,
          geometry: place(part.geometry, { at: [x - 0.22, top, z - 0.04], turn: [0, -1.2, 0], scale: 1.25 }),
        })),
        ...drinks,
      ],
      954,
      lamp,
    ),
    ...glasses.map(({ vessel, at }) => createGlass(frame, place(createVessel(vessel), { at }))),
    createGlow(
      frame,
      place(new THREE.CylinderGeometry(0.045, 0.045, 0.16, 24), { at: [lantern.x, top + 0.09, lantern.z] }),
      'ember',
      1.1,
    ).mesh,
    createWash(frame, {
      at: [x, top + 0.004, z],
      turn: [-Math.PI / 2, 0, 0],
      size: [0.9, 0.9],
      color: 'ember',
      brightness: 0.5,
    }),
    createWash(frame, {
      at: [x, 0.01, z],
      turn: [-Math.PI / 2, 0, 0],
      size: [3.6, 3.6],
      color: 'ember',
      brightness: 0.12,
    }),
    createCompany(
      frame,
      party,
      {
        lamp,
        behind: new THREE.Vector3(9, 3, 0.5),
        edge: 0.9,
        accent: { from: lantern, color: 'ember', edge: 8 },
        narrow: true,
      },
      955,
      0.016,
    ),
  ];
}

/** Lanterns among the plants and along the path. */
const lanterns = [
  [-2.4, 0.3],
  [-2.9, 2.5],
  [2, 3.5],
  [1.35, 4],
  [-0.75, 5.4],
  [1.05, 6.6],
] as const;

function lights(frame: Frame): THREE.Object3D[] {
  const posts = lanterns.flatMap(([x, z]) => [
    place(new THREE.CylinderGeometry(0.03, 0.04, 0.5, 16), { at: [x, 0.25, z] }),
    place(new THREE.CylinderGeometry(0.11, 0.13, 0.05, 24), { at: [x, 0.72, z] }),
  ]);
  const heads = lanterns.map(([x, z]) =>
    place(new THREE.CylinderGeometry(0.075, 0.075, 0.17, 24), { at: [x, 0.6, z] }),
  );
  return [
    createScan(frame, [{ geometry: join(posts), density: 5000, edges: 50 }], 953),
    createGlow(frame, join(heads), 'ember', 0.9).mesh,
    ...lanterns.map(([x, z]) =>
      createWash(frame, {
        at: [x, 0.01, z],
        turn: [-Math.PI / 2, 0, 0],
        size: [2.6, 2.6],
        color: 'ember',
        brightness: 0.08,
      }),
    ),
  ];
}

/** On the path between palms, while the ring of a strike passes over the dome. */
export const garden: RoomView = {
  id: 'garden',
  stop: 'garden',
  time: 1.85,
  ...visitor,
  exposure: 0.6,
  surroundings(frame) {
    const lamp = { position: new THREE.Vector3(1.8, 5.4, 3), reach: 2.9 };
    const walkLamp = { position: new THREE.Vector3(0.4, 3.2, 3), reach: 4.5 };
    // The projection on the far side of the dome, turned around its middle.
    const contours = createLines(frame, domeContours(), { brightness: 0.06 });
    contours.rotation.y = Math.PI;
    contours.position.set(-3, 0, -16);
    return [
      createScan(frame, [{ geometry: stones(), density: 3200, edges: 50 }], 95, lamp),
      createFoliage(frame, {
        plants: planting(),
        seed: 96,
        eye: new THREE.Vector3(...eye),
        lamp,
        dots: 100_000,
        passing: 'vec3 passing(vec3 world) { return vec3(0.); }',
        uniforms: {},
      }),
      createCompany(frame, guests, { lamp: walkLamp, behind: new THREE.Vector3(1, 3, 12), edge: 0.6 }, 97),
      contours,
      ...lights(frame),
      ...foodAndDrink(frame),
      createDoorway(frame, { ...doors.ahead, ...opening, seed: 951 }),
      createDoorway(frame, { ...doors.behind, ...opening, seed: 952 }),
    ];
  },
};
