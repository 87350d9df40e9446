import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import type { Frame } from '../../stage/frame';
import { createCompany } from '../../walkthrough/rooms/props/company';
import { createScan } from '../../walkthrough/scan/scan';
import { join, place } from '../../walkthrough/shapes/forms/place';
import { createRod } from '../../walkthrough/shapes/forms/rod';
import type { Point } from '../../walkthrough/shapes/forms/surface';
import { domeLines } from '../../walkthrough/shapes/furniture/arch';
import { createSeat, seatPiping } from '../../walkthrough/shapes/furniture/theater-seat';
import { createLines, createLoop } from '../../walkthrough/shapes/light/light-lines';
import { createGlow } from '../../walkthrough/shapes/light/lights';
import { createDome } from '../../world/dome';
import { createPlanting } from '../../world/planting';
import { domeRadius } from '../../world/wave';
import type { RoomView } from '../view';
import { around } from './around';
import { createDoorway, placeAt } from './doorway';
import { createWash } from './wash';

/** Guests on the side of the ring that the videos do not show. The ways to the doors are free. */
// prettier-ignore
const guests = around(0, 0, [
  { angle: 143, away: 6.1, pose: 'waits', hair: 'long', build: 0.96 },
  { angle: 149, away: 5.9, pose: 'waits', hair: 'tail', build: 0.66 },
  { angle: 157, away: 6.2, pose: 'waits', hair: 'short', build: 1.04 },
  { angle: 189, away: 6.2, pose: 'holds', hair: 'tail', build: 0.95 },
  { angle: 197, away: 6.4, pose: 'waits', hair: 'short', build: 1.02 },
  { angle: 220, away: 5.9, pose: 'waits', hair: 'short', build: 0.7 },
  { angle: 226, away: 6.1, pose: 'waits', hair: 'long', build: 0.97 },
  { angle: 236, away: 5.5, pose: 'holds', hair: 'short', build: 1.03 },
  { angle: 242, away: 5.7, pose: 'waits', hair: 'bun', build: 0.95 },
  { angle: 284, away: 5.5, pose: 'waits', hair: 'short', build: 1 },
]);

/** A place around the ring: degrees from -z to the right, and meters from its middle. */
const onCircle = (angle: number, away: number, y = 0): Point => {
  const turn = (angle * Math.PI) / 180;
  return [Math.sin(turn) * away, y, -Math.cos(turn) * away];
};

/** Two rows of seats on the far side of the ring: the place of each, and the turn that makes it face the ring. */
const seatPlaces = (
  [
    [8, 0, 4.7, 5],
    [9, 0.3, 4.2, 4.6],
  ] as const
).flatMap(([away, height, pace, gap]) =>
  [-1, 1].flatMap((side) =>
    Array.from({ length: 6 }, (_, index) => {
      const angle = 175 + side * (gap + index * pace);
      return { at: onCircle(angle, away, height), turn: Math.PI - (angle * Math.PI) / 180 };
    }),
  ),
);

function seats(): THREE.BufferGeometry {
  const seat = join([
    createSeat(),
    place(new RoundedBoxGeometry(0.5, 0.12, 0.5, 2, 0.04), { at: [0, 0.44, -0.24] }),
  ]);
  return join(seatPlaces.map(({ at, turn }) => place(seat, { at, turn: [0, turn, 0] })));
}

const up = new THREE.Vector3(0, 1, 0);
const piping = seatPlaces.map(({ at, turn }) =>
  seatPiping().map((point) => point.applyAxisAngle(up, turn).add(new THREE.Vector3(...at))),
);

/** A camera on a stand, which looks at the ring, around its foot. */
function captureStand(): THREE.BufferGeometry {
  const foot = [0, 120, 240].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return createRod([0, 1.15, 0], [0.5 * Math.sin(turn), 0, 0.5 * Math.cos(turn)], 0.016);
  });
  return join([
    ...foot,
    createRod([0, 1.05, 0], [0, 1.78, 0], 0.024),
    place(new RoundedBoxGeometry(0.2, 0.22, 0.42, 2, 0.03), { at: [0, 1.88, 0] }),
    place(new THREE.CylinderGeometry(0.085, 0.075, 0.22, 28), {
      at: [0, 1.88, -0.31],
      turn: [Math.PI / 2, 0, 0],
    }),
  ]);
}

const camera = { at: onCircle(122, 5.1), turn: Math.PI - (122 * Math.PI) / 180 };

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

const opening = { width: 1.8, height: 2.8, deep: 0.4, alone: true } as const;

/** Lamps on slender poles around the ring. Those on the right are tide, those on the left ember. */
// prettier-ignore
const poles = [
  { angle: 88, color: 'tide' }, { angle: 128, color: 'tide' }, { angle: 160, color: 'tide' },
  { angle: 196, color: 'ember' }, { angle: 228, color: 'ember' }, { angle: 262, color: 'ember' },
] as const;

function lamps(frame: Frame): THREE.Object3D[] {
  const pole = join(
    poles.map(({ angle }) => {
      const [x, , z] = onCircle(angle, 8.3);
      return createRod([x, 0, z], [x, 3.1, z], 0.03);
    }),
  );
  return [
    createScan(frame, [{ geometry: pole, density: 1500, edges: false, brightness: 0.6 }], 904),
    ...poles.flatMap(({ angle, color }) => {
      const turn = -(angle * Math.PI) / 180;
      const head = place(new THREE.SphereGeometry(0.075, 20, 14), { at: onCircle(angle, 8.3, 3.15) });
      return [
        createGlow(frame, head, color, 1.6).mesh,
        createWash(frame, {
          at: onCircle(angle, 8.28, 2.6),
          turn: [0, turn, 0],
          size: [3.4, 3.4],
          color,
          brightness: 0.07,
        }),
        createWash(frame, {
          at: onCircle(angle, 7.4, 0.01),
          turn: [-Math.PI / 2, turn, 0],
          size: [3.2, 3.6],
          color,
          brightness: 0.07,
        }),
        // The foot of the dome behind the plants.
        createWash(frame, {
          at: onCircle(angle, 14.6, 1.2),
          turn: [0, turn, 0],
          size: [11, 6],
          color,
          brightness: 0.085,
        }),
      ];
    }),
  ];
}

const visitor = { eye: [0.5, 1.7, 3.5], heading: -6 } as const;

/** On the ring under the dome: the fighters face each other in guard a few steps ahead. */
export const dome: RoomView = {
  id: 'dome',
  stop: 'arena',
  time: 2.7,
  ...visitor,
  surroundings(frame) {
    const middle = new THREE.Vector3(0, 1.5, 0);
    const light = { lamp: { position: middle, reach: 5.5 }, behind: middle, edge: 0.5 };
    const overhead = { position: new THREE.Vector3(0, 4.6, 3.4), reach: 6 };
    const lens = createGlow(frame, new THREE.RingGeometry(0.03, 0.05, 32), 'bone', 1.3).mesh;
    lens.position.set(0, 1.88, -0.43);
    const stand = { geometry: captureStand(), density: 3200, brightness: 0.6 };
    const capture = new THREE.Group().add(createScan(frame, [stand], 905, overhead), lens);
    capture.position.set(...camera.at);
    capture.rotation.y = camera.turn;
    return [
      turned(drawings(frame), 180),
      ribs(frame, 0),
      ribs(frame, Math.PI),
      turned(createPlanting(frame), 128),
      turned(createPlanting(frame), -128),
      createLines(frame, circles, { brightness: 0.08, width: 1 }),
      createCompany(frame, guests, light, 91),
      createScan(frame, [{ geometry: seats(), density: 500, edges: false, brightness: 0.8 }], 902, overhead),
      createLines(frame, piping, { brightness: 0.2, width: 1 }),
      capture,
      ...lamps(frame),
      createDoorway(frame, { ...placeAt(visitor, 58, 7.3), ...opening, seed: 908 }),
      createDoorway(frame, { ...placeAt(visitor, -58, 7.3), ...opening, seed: 909 }),
    ];
  },
};
