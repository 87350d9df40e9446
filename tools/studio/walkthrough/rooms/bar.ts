import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import type { Frame } from '../../stage/frame';
import { alongLines, overSurface } from '../handover/dots';
import type { Room } from '../room';
import { createLoop } from '../shapes/light/light-lines';
import { createScan, type Lamp, type ScanPart } from '../scan/scan';
import { createOrange, createSlice } from '../shapes/plants/fruit';
import {
  createBottle,
  createCarafe,
  createDrink,
  createVessel,
  lipOf,
  type Vessel,
} from '../shapes/furniture/glassware';
import { createGlass, createGlow, createRing } from '../shapes/light/lights';
import { join, place } from '../shapes/forms/place';
import { createShadow } from '../shapes/light/shadow';
import type { Point } from '../shapes/forms/surface';
import { createTube } from '../shapes/forms/tube';
import { createCompany, type Guest } from './props/company';
import { fruitBowl, shelves } from './props/bar-goods';

/** When a glass rings, in seconds: on the stop's fourth beat. */
export const chime = 2;

/** How far the ring is from the lip of its glass, in meters. */
export const ringRadius = (time: number): number =>
  lipOf.coupe.radius + 0.34 * Math.max(0, time - chime) ** 0.8;

const top = 1.1;

const lamp: Lamp = { position: new THREE.Vector3(-1.7, 2.5, 1.1), reach: 6 };

/** The glasses on the counter, nearest first. The third one rings. */
const glasses: readonly { vessel: Vessel; at: Point; color: ScanPart['color'] }[] = [
  { vessel: 'tumbler', at: [-0.035, top, 0.22], color: 'bone' },
  { vessel: 'tall', at: [0.1, top, 0.1], color: 'ember' },
  { vessel: 'coupe', at: [0.22, top, 0.17], color: 'tide' },
  { vessel: 'tumbler', at: [0.38, top, -0.14], color: 'bone' },
  { vessel: 'tall', at: [0.66, top, -0.2], color: 'bone' },
  { vessel: 'coupe', at: [0.86, top, -0.22], color: 'bone' },
  { vessel: 'tall', at: [1.06, top, -0.26], color: 'bone' },
];
const ringing = glasses[2]!;

const bowlAt: Point = [0.53, top, 0.17];
/** As in the bowl. */
const orangeAt: Point = [bowlAt[0] + 0.068, bowlAt[1] + 0.098, bowlAt[2] + 0.045];
const bottleAt: Point = [-0.12, top, -0.08];
const carafeAt: Point = [0.24, top, -0.12];

/** A family at the counter. */
// prettier-ignore
const guests: readonly Guest[] = [
  { x: 0.93, z: -0.7, heading: 3.45, pose: 'holds', hair: 'long', build: 0.96, turn: 0.3, lean: 0.05 },
  { x: 1.36, z: -0.66, heading: 2.5, pose: 'waits', hair: 'tail', build: 0.82, turn: -0.4, lean: -0.05 },
  { x: 1.8, z: -0.72, heading: 2.25, pose: 'holds', hair: 'short', build: 1.04, turn: -0.25, lean: -0.03 },
];

/** The bar: glasses in a row with fruit in front of them, and one glass that rings. */
export function createBar(frame: Frame): Room {
  const scene = new THREE.Scene();
  const counter = new RoundedBoxGeometry(4.4, 0.06, 0.78, 4, 0.012).translate(1, top - 0.03, 0.16);
  const front = new THREE.BoxGeometry(4.4, top - 0.06, 0.6).translate(1, (top - 0.06) / 2, 0.14);
  const straw = createTube(
    [
      [0.108, top + 0.02, 0.108],
      [0.078, top + 0.16, 0.094],
      [0.066, top + 0.235, 0.086],
    ],
    { radius: () => 0.0032, rows: 4, columns: 10 },
  );
  const drinks = glasses.slice(0, 4).map(({ vessel, at, color }): ScanPart => {
    return {
      geometry: place(createDrink(vessel), { at }),
      density: 60_000,
      edges: false,
      color,
      brightness: 0.8,
    };
  });
  scene.add(
    createScan(
      frame,
      [
        { geometry: counter, density: 14_000, brightness: 0.32 },
        { geometry: front, density: 1_500, brightness: 0.3 },
        ...fruitBowl().map((part) => ({ ...part, geometry: place(part.geometry, { at: bowlAt }) })),
        ...drinks,
        { geometry: straw, density: 60_000, edges: false, brightness: 1.6 },
        {
          geometry: place(createSlice(), { at: [0.135, top + 0.158, 0.1], turn: [Math.PI / 2, 0.5, 0] }),
          density: 90_000,
          color: 'ember',
        },
        {
          geometry: join([place(createBottle(), { at: bottleAt }), place(createCarafe(), { at: carafeAt })]),
          density: 38_000,
          edges: false,
        },
        ...shelves(),
      ],
      21,
      lamp,
    ),
  );
  const company = { lamp, behind: new THREE.Vector3(1.2, 1.6, -1.5), edge: 0.35 };
  scene.add(createCompany(frame, guests, company, 22, 0.016));
  for (const { vessel, at } of glasses) {
    const glass = createGlass(frame, place(createVessel(vessel), { at }));
    // Drawn after the shadows, so that they do not dim it.
    glass.renderOrder = 2;
    scene.add(glass);
    const { radius, height } = lipOf[vessel];
    const lip = place(new THREE.TorusGeometry(radius, 0.0007, 5, 64), { turn: [Math.PI / 2, 0, 0] });
    scene.add(createGlow(frame, place(lip, { at: [at[0], at[1] + height, at[2]] }), 'bone', 0.45).mesh);
  }

  const standing: readonly (readonly [at: Point, radius: number, length: number])[] = [
    ...glasses.map(({ at }) => [at, 0.036, 0.16] as const),
    [bottleAt, 0.038, 0.34],
    [carafeAt, 0.06, 0.3],
    [bowlAt, 0.12, 0.2],
  ];
  for (const [at, radius, length] of standing) {
    scene.add(createShadow(frame, { at, radius, length, lamp: lamp.position }));
  }

  const lip = place(new THREE.TorusGeometry(lipOf.coupe.radius, 0.0011, 6, 72), {
    turn: [Math.PI / 2, 0, 0],
  });
  const rim = createGlow(frame, lip, 'tide', 0);
  const ring = createRing(frame, { color: 'tide', reach: 0.75, width: 0.004, wake: 0.05 });
  for (const { mesh } of [rim, ring]) {
    const [x, y, z] = ringing.at;
    mesh.position.set(x, y + lipOf.coupe.height, z);
    scene.add(mesh);
  }

  const lipLine = createLoop(() => lipOf.coupe.radius).map(({ x, y }) =>
    new THREE.Vector3(x, lipOf.coupe.height, y).add(new THREE.Vector3(...ringing.at)),
  );

  return {
    scene,
    shapes: {
      orange: overSurface(place(createOrange(), { at: orangeAt }), 23, 'ember'),
      glass: alongLines([lipLine], 'tide'),
    },
    update(time) {
      const age = Math.max(0, time - chime);
      const struck = Number(time >= chime);
      rim.strength.value = 2.6 * struck * Math.exp(-age * 1.2);
      ring.radius.value = ringRadius(time);
      ring.strength.value = 1.1 * struck * Math.exp(-age * 1.5);
    },
  };
}
