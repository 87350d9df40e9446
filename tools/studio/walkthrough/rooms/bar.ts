import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import type { Frame } from '../../stage/frame';
import { smootherstep } from '../../world/easing';
import { overSurface } from '../handover/dots';
import type { Room } from '../room';
import { createScan, type Lamp, type ScanPart } from '../scan/scan';
import { createOrange, createSlice } from '../shapes/plants/fruit';
import {
  createCarafe,
  createDrink,
  createJug,
  createVessel,
  lipOf,
  type Vessel,
} from '../shapes/furniture/glassware';
import { createGlass, createGlow, createRing } from '../shapes/light/lights';
import { join, place } from '../shapes/forms/place';
import { createPool } from '../shapes/light/pool';
import { createShadow } from '../shapes/light/shadow';
import type { Point } from '../shapes/forms/surface';
import { createRod } from '../shapes/forms/rod';
import { createTube } from '../shapes/forms/tube';
import { createArm } from './props/arm';
import { createCompany, shoulderOf, type Guest, type Light } from './props/company';
import { fruitBowl, shelves } from './props/bar-goods';

/** When a glass rings, in seconds: on the stop's fourth beat. */
export const chime = 2;

/** How far the ring is from the lip of its glass, in meters. */
export const ringRadius = (time: number): number =>
  lipOf.tumbler.radius + 0.34 * Math.max(0, time - chime) ** 0.8;

const up = new THREE.Vector3(0, 1, 0);

const top = 1.1;

const lamp: Lamp = { position: new THREE.Vector3(-0.5, 2.7, 2.1), reach: 5 };

/** The lamps above the counter. */
const pendants = [1.05, 1.9, 2.75] as const;
const pendantHeight = 1.95;

/** The glasses on the counter, nearest first. */
const glasses: readonly { vessel: Vessel; at: Point; color: ScanPart['color'] }[] = [
  { vessel: 'tumbler', at: [0.8, top, -0.1], color: 'bone' },
  { vessel: 'tall', at: [0.3, top, -0.06], color: 'ember' },
  { vessel: 'tumbler', at: [1.3, top, 0.36], color: 'bone' },
  { vessel: 'tall', at: [1.46, top, -0.02], color: 'bone' },
  { vessel: 'tumbler', at: [1.72, top, 0.3], color: 'bone' },
  { vessel: 'tall', at: [2.1, top, 0.05], color: 'bone' },
];
const juice = glasses[1]!.at;

const bowlAt: Point = [0.53, top, 0.17];
/** The bowl's turn, which brings its orange to the front. */
const bowlTurn: Point = [0, -2.4, 0];
/** As in the bowl. */
const orangeAt = new THREE.Vector3(0.068, 0.098, 0.045)
  .applyAxisAngle(up, bowlTurn[1])
  .add(new THREE.Vector3(...bowlAt))
  .toArray();
const jugAt: Point = [1.62, top, -0.12];
const carafeAt: Point = [1.24, top, -0.1];

/** Guests on both sides of the counter. The first two lift a glass each, which the company gives no arm for. */
// prettier-ignore
const guests: readonly Guest[] = [
  { x: 0.99, z: -0.43, heading: Math.PI + 0.06, pose: 'reaches', hair: 'bun', build: 0.97, turn: -0.12, lean: 0.02 },
  { x: 1.04, z: 0.78, heading: 0.06, pose: 'reaches', mirrored: true, hair: 'short', build: 1.02, turn: -0.1, lean: 0 },
  { x: 2, z: 0.7, heading: 0.7, pose: 'waits', hair: 'tail', build: 0.8, turn: 0.2, lean: 0.03 },
  { x: 2.45, z: -0.5, heading: 2.7, pose: 'holds', hair: 'long', build: 0.96, turn: 0.2, lean: 0 },
];

/**
 * A lifted glass: where it stands at first, where it touches the other one, where a hand holds it, and how far it leans,
 * in radians. Only the lips meet, so that there is room for both hands.
 */
const lifted = {
  tumbler: { rest: [0.95, top, -0.02], touch: [0.94, 1.2797, 0.098], grip: 0.04, lean: 0.22 },
  tall: { rest: [0.95, top, 0.37], touch: [0.94, 1.242, 0.2334], grip: 0.05, lean: -0.22 },
} as const;

type Lifted = keyof typeof lifted;

const rise = (time: number): number => smootherstep((time - 0.75) / (chime - 0.75));

/** A point on the axis of a lifted glass, in meters. The two lips touch at the chime, and part a little. */
export function liftedAt(vessel: Lifted, time: number, height = 0): THREE.Vector3 {
  const { rest, touch } = lifted[vessel];
  const at = new THREE.Vector3(...rest).lerp(new THREE.Vector3(...touch), rise(time));
  at.z += (vessel === 'tumbler' ? -1 : 1) * 0.035 * smootherstep((time - chime - 0.12) / 0.9);
  return at.add(new THREE.Vector3(0, height, 0).applyQuaternion(leanAt(vessel, time)));
}

/** How a lifted glass leans toward the other one. */
const leanAt = (vessel: Lifted, time: number): THREE.Quaternion =>
  new THREE.Quaternion().setFromAxisAngle(new THREE.Vector3(1, 0, 0), lifted[vessel].lean * rise(time));

/** The bar: glasses in a row with fruit in front of them, and one glass that rings. */
export function createBar(frame: Frame): Room {
  const scene = new THREE.Scene();
  const counter = new RoundedBoxGeometry(4.4, 0.06, 0.78, 4, 0.012).translate(1, top - 0.03, 0.16);
  const front = new THREE.BoxGeometry(4.4, top - 0.06, 0.6).translate(1, (top - 0.06) / 2, 0.14);
  const straw = createTube(
    [
      [juice[0] + 0.008, top + 0.02, juice[2] + 0.008],
      [juice[0] - 0.022, top + 0.16, juice[2] - 0.006],
      [juice[0] - 0.034, top + 0.235, juice[2] - 0.014],
    ],
    { radius: () => 0.0032, rows: 4, columns: 10 },
  );
  const drinks = glasses.slice(0, 2).map(({ vessel, at, color }): ScanPart => {
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
        ...fruitBowl().map((part) => ({
          ...part,
          geometry: place(part.geometry, { at: bowlAt, turn: bowlTurn }),
        })),
        ...drinks,
        { geometry: straw, density: 60_000, edges: false, brightness: 1.6 },
        {
          geometry: place(createSlice(), {
            at: [juice[0] + 0.035, top + 0.158, juice[2]],
            turn: [Math.PI / 2, 0.5, 0],
          }),
          density: 90_000,
          color: 'ember',
        },
        {
          geometry: join([
            place(createJug(), { at: jugAt, turn: [0, 2.2, 0] }),
            place(createCarafe(), { at: carafeAt }),
          ]),
          density: 38_000,
          edges: false,
        },
        ...shelves(),
      ],
      21,
      lamp,
    ),
  );
  const light: Light = {
    // Close to the glasses, so that it lights the hands and little else.
    lamp: { position: new THREE.Vector3(0.72, 1.5, 0.16), reach: 0.6 },
    behind: new THREE.Vector3(1.4, 1.7, -2.4),
    edge: 0.5,
    accent: { from: new THREE.Vector3(1.15, pendantHeight, 0.17), color: 'ember', edge: 2.4 },
    narrow: true,
  };
  scene.add(createCompany(frame, guests, light, 22, 0.014));
  const shade = new THREE.CylinderGeometry(0.025, 0.12, 0.13, 40, 1, true);
  for (const x of pendants) {
    scene.add(
      createGlow(
        frame,
        new THREE.SphereGeometry(0.04, 24, 16).translate(x, pendantHeight - 0.02, 0.17),
        'ember',
        2.4,
      ).mesh,
    );
  }
  scene.add(
    createScan(
      frame,
      [
        {
          geometry: join(
            pendants.flatMap((x) => [
              place(shade, { at: [x, pendantHeight + 0.04, 0.17] }),
              createRod([x, pendantHeight + 0.1, 0.17], [x, 3.4, 0.17], 0.004),
            ]),
          ),
          density: 12_000,
          edges: 40,
          brightness: 0.7,
        },
      ],
      24,
      lamp,
    ),
    createPool(frame, { at: [1.1, top + 0.002, 0.17], radius: 0.62, color: 'ember', brightness: 0.55 }, 25)
      .group,
  );

  /** A glass around the origin. */
  const createServed = (vessel: Vessel) => {
    const { radius, height } = lipOf[vessel];
    const lip = place(new THREE.TorusGeometry(radius, 0.0009, 5, 64), {
      turn: [Math.PI / 2, 0, 0],
      at: [0, height, 0],
    });
    const glass = createGlass(frame, createVessel(vessel));
    // Drawn after the shadows, so that they do not dim it.
    glass.renderOrder = 2;
    return [glass, createGlow(frame, lip, 'bone', 0.45).mesh];
  };
  for (const { vessel, at } of glasses)
    scene.add(
      new THREE.Group()
        .add(...createServed(vessel))
        .translateX(at[0])
        .translateY(at[1])
        .translateZ(at[2]),
    );
  const drinkOf = (vessel: Vessel, color: 'ember' | 'tide', seed: number) =>
    createScan(
      frame,
      [{ geometry: createDrink(vessel), density: 60_000, edges: false, color, brightness: 0.9 }],
      seed,
      lamp,
    );
  const tumbler = new THREE.Group().add(...createServed('tumbler'), drinkOf('tumbler', 'tide', 26));
  const tall = new THREE.Group().add(...createServed('tall'), drinkOf('tall', 'ember', 27));
  const arms = [
    {
      guest: guests[0]!,
      arm: createArm(frame, { grip: 'holds', build: 0.97, tone: 'dark' }, light, 210),
      vessel: 'tumbler',
      glass: tumbler,
    },
    {
      guest: guests[1]!,
      arm: createArm(frame, { grip: 'holds', left: true, build: 1.02 }, light, 214),
      vessel: 'tall',
      glass: tall,
    },
  ] as const;
  scene.add(tumbler, tall, ...arms.map(({ arm }) => arm.group));

  const standing: readonly (readonly [at: Point, radius: number, length: number])[] = [
    ...glasses.map(({ at }) => [at, 0.036, 0.16] as const),
    ...Object.values(lifted).map(({ rest }) => [rest, 0.036, 0.12] as const),
    [jugAt, 0.06, 0.26],
    [carafeAt, 0.06, 0.3],
    [bowlAt, 0.12, 0.2],
  ];
  for (const [at, radius, length] of standing) {
    scene.add(createShadow(frame, { at, radius, length, lamp: lamp.position }));
  }

  const lip = place(new THREE.TorusGeometry(lipOf.tumbler.radius, 0.0013, 6, 72), {
    turn: [Math.PI / 2, 0, 0],
    at: [0, lipOf.tumbler.height, 0],
  });
  const rim = createGlow(frame, lip, 'tide', 0);
  tumbler.add(rim.mesh);
  const ring = createRing(frame, { color: 'tide', reach: 0.75, width: 0.004, wake: 0.05 });
  ring.mesh.position.copy(liftedAt('tumbler', chime, lipOf.tumbler.height));
  scene.add(ring.mesh);

  return {
    scene,
    shapes: {
      orange: overSurface(place(createOrange(), { at: orangeAt }), 23, 'ember'),
    },
    update(time) {
      for (const { guest, arm, vessel, glass } of arms) {
        const lean = leanAt(vessel, time);
        glass.position.copy(liftedAt(vessel, time));
        glass.quaternion.copy(lean);
        const turn = new THREE.Quaternion().setFromAxisAngle(up, guest.heading).premultiply(lean);
        const grip = liftedAt(vessel, time, lifted[vessel].grip);
        arm.reach(shoulderOf(guest), grip, turn, new THREE.Vector3(-0.8, -1, 0));
      }
      const age = Math.max(0, time - chime);
      const struck = Number(time >= chime);
      rim.strength.value = 2.6 * struck * Math.exp(-age * 1.2);
      ring.radius.value = ringRadius(time);
      ring.strength.value = 2 * struck * Math.exp(-age * 1.5);
    },
  };
}
