import * as THREE from 'three';
import { clamp, lerp } from '../../world/easing';
import type { Frame } from '../../stage/frame';
import { overSurface } from '../handover/dots';
import type { Room } from '../room';
import { createScan, type Lamp } from '../scan/scan';
import { createGlow } from '../shapes/light/lights';
import { join, place } from '../shapes/forms/place';
import { createBelt, createHollow, createRobe, createTrim } from '../shapes/people/robe';
import { crown } from '../shapes/people/robe-cloth';
import { createRod } from '../shapes/forms/rod';
import type { Point } from '../shapes/forms/surface';
import { createBand, createBandLights } from '../shapes/people/wristband';
import { createCompany, type Guest } from './props/company';
import { glovePairs, shelves } from './props/shop-goods';

/** The robe's turn in radians, from its left side to its front. It slows down. */
export const robeTurn = (progress: number): number => lerp(-1.05, -0.05, 1 - (1 - progress) ** 1.6);

/** How long the turn takes, in seconds. */
const turning = 4;

const railHeight = 2.06;
const hangsAt = 0.4;
const lamp: Lamp = { position: new THREE.Vector3(-2.2, 3, 2.2), reach: 6 };

const guests: readonly Guest[] = [
  { x: -1.2, z: 0.95, heading: 0.25, pose: 'holds', hair: 'bun', build: 0.96, turn: -0.2, lean: 0 },
  { x: -0.72, z: 0.8, heading: -0.3, pose: 'waits', hair: 'short', build: 0.7, turn: -0.2, lean: 0 },
  { x: 1.75, z: -0.75, heading: -2.4, pose: 'waits', hair: 'short', build: 1.02, turn: 0, lean: 0 },
];

/** The shop: a robe turns on a rail between gloves and bands. */
export function createShop(frame: Frame): Room {
  const scene = new THREE.Scene();
  const standAt: Point = [1.02, 1.16, 0.35];
  const onStand = (geometry: THREE.BufferGeometry, index: number) =>
    place(place(geometry, { at: [0, -0.056, 0], scale: 1.1 }), {
      turn: [0, 0.5 * index, Math.PI / 2],
      at: [standAt[0] - 0.16 + index * 0.105, standAt[1], standAt[2]],
    });
  const bands = [0, 1, 2, 3];
  scene.add(
    createScan(
      frame,
      [
        {
          geometry: createRod([-2.4, railHeight, 0], [2.4, railHeight, 0], 0.014),
          density: 9_000,
          edges: false,
        },
        {
          geometry: createRod([hangsAt, railHeight, 0], [hangsAt, crown - 0.03, 0], 0.005),
          density: 9_000,
          edges: false,
        },
        ...glovePairs(railHeight),
        {
          geometry: join([
            createRod(
              [standAt[0] - 0.26, standAt[1], standAt[2]],
              [standAt[0] + 0.26, standAt[1], standAt[2]],
              0.034,
            ),
            createRod([standAt[0], standAt[1], standAt[2]], [standAt[0], 0, standAt[2]], 0.012),
          ]),
          density: 9_000,
          brightness: 0.6,
        },
        { geometry: join(bands.map((index) => onStand(createBand(), index))), density: 30_000, edges: false },
        ...shelves(),
        {
          geometry: new THREE.PlaneGeometry(7, 4.4).rotateX(-Math.PI / 2).translate(0.3, 0, -0.3),
          density: 1_800,
          brightness: 0.25,
          solid: false,
          edges: false,
        },
      ],
      31,
      lamp,
    ),
    createGlow(frame, join(bands.map((index) => onStand(createBandLights(), index))), 'tide', 1.1).mesh,
  );

  scene.add(createCompany(frame, guests, { lamp, behind: new THREE.Vector3(0.5, 1.5, -2), edge: 0.3 }, 35));

  const robe = createScan(
    frame,
    [
      { geometry: createRobe(), density: 22_000, edges: false, brightness: 1.2 },
      { geometry: createTrim(), density: 30_000, edges: false, brightness: 0.4 },
      { geometry: createHollow(), density: 1, edges: false, brightness: 0.02 },
      { geometry: createBelt(), density: 34_000, edges: false, color: 'ember', brightness: 1.3 },
    ],
    32,
    lamp,
  );
  robe.position.set(hangsAt, 0, 0);
  scene.add(robe);

  return {
    scene,
    mirror: 0.25,
    shapes: {
      bands: overSurface(join(bands.map((index) => onStand(createBandLights(), index))), 33, 'tide'),
      robe: overSurface(place(createRobe(), { turn: [0, robeTurn(1), 0], at: [hangsAt, 0, 0] }), 34),
    },
    update(time) {
      robe.rotation.y = robeTurn(clamp(time / turning));
    },
  };
}
