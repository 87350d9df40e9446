import * as THREE from 'three';
import { clamp, lerp, smootherstep, smoothstep } from '../../world/easing';
import type { Frame } from '../../stage/frame';
import { overSurface } from '../handover/dots';
import type { Room } from '../room';
import { createScan, type Lamp } from '../scan/scan';
import { createGlow } from '../shapes/light/lights';
import { join, place } from '../shapes/forms/place';
import { createBelt, createHanger, createHollow, createRobe, createTrim } from '../shapes/people/robe';
import { createRod } from '../shapes/forms/rod';
import { createBand, createBandLights } from '../shapes/people/wristband';
import { createPool } from '../shapes/light/pool';
import { createArm } from './props/arm';
import { createCompany, createEdges, shoulderOf, type Guest, type Light } from './props/company';
import { glovePairs, onCushion, plinth, shelves } from './props/shop-goods';

/** The robe's turn in radians, from its left side to its front, as a hand on its sleeve leads it. */
export const robeTurn = (progress: number): number => lerp(-0.62, -0.02, smoothstep(0, 1, progress));

/** When the hand is on the sleeve, and how long the turn takes, in seconds. */
const touch = 0.75;
const turning = 1.9;

const robeTime = (time: number): number => robeTurn(clamp((time - touch) / turning));

const up = new THREE.Vector3(0, 1, 0);

const standAt = new THREE.Vector3(1.02, 0, 0.35);
const railHeight = 2.06;
const hangsAt = 0.4;
const lamp: Lamp = { position: new THREE.Vector3(-2.2, 3, 2.2), reach: 6 };

/** The first one touches the robe, with an arm that the company gives her none for. */
// prettier-ignore
const guests: readonly Guest[] = [
  { x: -0.34, z: -0.06, heading: -1.5, pose: 'reaches', hair: 'long', build: 0.96, turn: 0.1, lean: -0.04, nod: -0.16 },
  { x: -0.62, z: 0.72, heading: -0.75, pose: 'waits', hair: 'long', build: 0.68, turn: -0.2, lean: 0, nod: 0.1 },
  { x: 1.62, z: 0.2, heading: 1.7, pose: 'holds', hair: 'short', build: 1.02, turn: 0.1, lean: 0, nod: -0.2 },
];

/** Where the palm is, in meters: it comes from below, then stays on the sleeve as the robe turns. */
function palmAt(time: number): THREE.Vector3 {
  const sleeve = new THREE.Vector3(-0.408, 0.95, 0.1)
    .applyAxisAngle(up, robeTime(time))
    .add(new THREE.Vector3(hangsAt, 0, 0));
  const before = 1 - smootherstep(time / touch);
  return sleeve.add(new THREE.Vector3(-0.13, -0.14, 0.1).multiplyScalar(before));
}

/** The shop: a robe turns on a rail between gloves and bands. */
export function createShop(frame: Frame): Room {
  const scene = new THREE.Scene();
  scene.add(
    createScan(
      frame,
      [
        {
          geometry: createRod([-2.4, railHeight, 0], [2.4, railHeight, 0], 0.014),
          density: 9_000,
          edges: false,
        },
        ...glovePairs(railHeight),
        ...shelves(),
        {
          geometry: new THREE.PlaneGeometry(7, 4.4).rotateX(-Math.PI / 2).translate(0.3, 0, -0.3),
          density: 900,
          brightness: 0.25,
          solid: false,
          edges: false,
        },
      ],
      31,
      lamp,
    ),
  );
  const stand = new THREE.Group().add(
    createScan(
      frame,
      [...plinth(), { geometry: onCushion(createBand()), density: 30_000, edges: false }],
      33,
      lamp,
    ),
    createGlow(frame, onCushion(createBandLights()), 'tide', 1.1).mesh,
  );
  stand.position.copy(standAt);
  scene.add(stand);

  const light: Light = {
    lamp: { ...lamp, reach: 2.4 },
    behind: new THREE.Vector3(0.5, 1.5, -2),
    edge: 0.9,
    accent: { from: new THREE.Vector3(1.1, 1.3, 0.2), color: 'tide', edge: 2.4 },
    narrow: true,
  };
  const arm = createArm(frame, { grip: 'lies', build: 0.96 }, light, 360);
  scene.add(
    createCompany(frame, guests, light, 35, 0.0195),
    arm.group,
    createPool(frame, { at: [standAt.x, 0.003, standAt.z], radius: 1.25, color: 'tide', brightness: 0.8 }, 37)
      .group,
  );

  const robe = createScan(
    frame,
    [
      // Shaded smoothly: many dots that turn would be too much for the video.
      { geometry: createRobe(), density: 0, edges: false, brightness: 6.5 },
      { geometry: createTrim(), density: 0, edges: false, brightness: 1.2 },
      { geometry: createHanger(railHeight), density: 9_000, edges: false },
      { geometry: createHollow(), density: 1, edges: false, brightness: 0.02 },
      { geometry: createBelt(), density: 0, edges: false, color: 'ember', brightness: 8 },
    ],
    32,
    { ...lamp, reach: 4 },
  );
  robe.add(createEdges(frame, join([createRobe(), createTrim()]), light));
  robe.position.set(hangsAt, 0, 0);
  scene.add(robe);

  return {
    scene,
    mirror: 0.25,
    shapes: {
      robe: overSurface(place(createRobe(), { turn: [0, robeTurn(1), 0], at: [hangsAt, 0, 0] }), 34),
    },
    update(time) {
      robe.rotation.y = robeTime(time);
      const turn = new THREE.Quaternion().setFromEuler(new THREE.Euler(0, -0.85, -0.45, 'YXZ'));
      arm.reach(shoulderOf(guests[0]!), palmAt(time), turn, new THREE.Vector3(-0.5, -1, 0.2));
    },
  };
}
