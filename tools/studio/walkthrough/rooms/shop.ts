import * as THREE from 'three';
import { lerp, smootherstep } from '../../world/easing';
import type { Frame } from '../../stage/frame';
import type { Room } from '../room';
import { createScan, type Lamp } from '../scan/scan';
import { createGlow } from '../shapes/light/lights';
import { join, place } from '../shapes/forms/place';
import { createBelt, createHollow, createRobe, createTrim } from '../shapes/people/robe';
import { crown } from '../shapes/people/robe-cloth';
import { createRod } from '../shapes/forms/rod';
import type { Point } from '../shapes/forms/surface';
import { createBand, createBandLights } from '../shapes/people/wristband';
import { glovePairs, shelves } from './props/shop-goods';

/** The robe's turn in radians, from its left side to its front. It slows down. */
export const robeTurn = (progress: number): number => lerp(-1.05, -0.05, 1 - (1 - progress) ** 1.6);

const railHeight = 2.06;
const hangsAt = 0.4;
const lamp: Lamp = { position: new THREE.Vector3(-2.2, 3, 2.2), reach: 6 };

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
    view(progress) {
      const along = smootherstep(progress);
      return {
        eye: new THREE.Vector3(lerp(-0.55, -0.2, along), lerp(1.42, 1.36, along), lerp(3.3, 2.75, along)),
        target: new THREE.Vector3(lerp(0.02, 0.06, along), lerp(1.16, 1.09, along), 0),
        fieldOfView: 34,
      };
    },
    update(progress) {
      robe.rotation.y = robeTurn(progress);
    },
  };
}
