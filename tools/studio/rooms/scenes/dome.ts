import * as THREE from 'three';
import type { Frame } from '../../stage/frame';
import { createCompany } from '../../walkthrough/rooms/props/company';
import { domeLines } from '../../walkthrough/shapes/furniture/arch';
import { createLines, createLoop } from '../../walkthrough/shapes/light/light-lines';
import { createDome } from '../../world/dome';
import { createPlanting } from '../../world/planting';
import { domeRadius } from '../../world/wave';
import type { RoomView } from '../view';
import { around } from './around';

/** Guests on the side of the ring that the videos do not show. */
// prettier-ignore
const guests = around(0, 0, [
  { angle: 117, away: 5.6, pose: 'holds', hair: 'bun', build: 0.97 },
  { angle: 148, away: 5.5, pose: 'waits', hair: 'long', build: 0.96 },
  { angle: 155, away: 5.3, pose: 'waits', hair: 'tail', build: 0.66 },
  { angle: 163, away: 5.6, pose: 'waits', hair: 'short', build: 1.04 },
  { angle: 186, away: 5.5, pose: 'holds', hair: 'tail', build: 0.95 },
  { angle: 195, away: 5.7, pose: 'waits', hair: 'short', build: 1.02 },
  { angle: 224, away: 5.4, pose: 'waits', hair: 'short', build: 0.7 },
  { angle: 231, away: 5.6, pose: 'waits', hair: 'long', build: 0.97 },
  { angle: 252, away: 5.5, pose: 'holds', hair: 'short', build: 1.03 },
  { angle: 268, away: 5.6, pose: 'waits', hair: 'bun', build: 0.95 },
  { angle: 275, away: 5.4, pose: 'waits', hair: 'short', build: 1 },
]);

/** Turns things that the videos show ahead, so that they close the circle. Degrees. */
function turned(things: THREE.Mesh | THREE.LineSegments, angle: number): THREE.Object3D {
  things.geometry.rotateY((angle * Math.PI) / 180);
  return things;
}

/** The drawings of the dome. */
const drawings = (frame: Frame) =>
  createDome(frame, 0).children.find((child) => child instanceof THREE.LineSegments) as THREE.LineSegments;

/** The ribs of one half of the dome. */
function ribs(frame: Frame, angle: number): THREE.Mesh {
  // The first rib is the last one of the other half.
  const lines = createLines(frame, domeLines(domeRadius - 0.3).slice(1), { brightness: 0.035, width: 1 });
  lines.rotation.y = angle;
  return lines;
}

/** Circles on the ring's floor, in meters. */
const circles = [1.55, 3.1].map((radius) =>
  createLoop(() => radius).map(({ x, y }) => new THREE.Vector3(x, 0.005, y)),
);

/** Under the dome, on the ring: the fighters trade punches a few steps ahead. */
export const dome: RoomView = {
  id: 'dome',
  stop: 'arena',
  time: 4.13,
  eye: [0.5, 1.7, 2.8],
  heading: -6,
  surroundings(frame) {
    const middle = new THREE.Vector3(0, 1.5, 0);
    const light = { lamp: { position: middle, reach: 5.5 }, behind: middle, edge: 0.5 };
    return [
      turned(drawings(frame), 180),
      ribs(frame, 0),
      ribs(frame, Math.PI),
      turned(createPlanting(frame), 128),
      turned(createPlanting(frame), -128),
      createLines(frame, circles, { brightness: 0.08, width: 1 }),
      createCompany(frame, guests, light, 91),
    ];
  },
};
