import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import type { Frame } from '../../stage/frame';
import { join, place } from '../../walkthrough/shapes/forms/place';
import { createRod } from '../../walkthrough/shapes/forms/rod';
import type { Point } from '../../walkthrough/shapes/forms/surface';
import { domeLines } from '../../walkthrough/shapes/furniture/arch';
import { createLines, createLoop } from '../../walkthrough/shapes/light/light-lines';
import { createGlow } from '../../walkthrough/shapes/light/lights';
import { createVisitor } from '../../walkthrough/shapes/people/visitor';
import { createDome } from '../../world/dome';
import { createPlanting } from '../../world/planting';
import { domeRadius } from '../../world/wave';
import type { RoomView } from '../view';
import { createDoorway, placeAt } from './doorway';
import { createSeats, createSilhouettes, createSitters, type Seat } from './seated';
import { createWash } from './wash';

/** A place around the ring: degrees from -z to the right, and meters from its middle. */
const onCircle = (angle: number, away: number, y = 0): Point => {
  const turn = (angle * Math.PI) / 180;
  return [Math.sin(turn) * away, y, -Math.cos(turn) * away];
};

/** Those who stand around the ring, as shapes in the light of the fight. */
// prettier-ignore
const standing = [
  { angle: -55, away: 5.4, pose: 'holds', hair: 'long', build: 0.95 },
  { angle: -48, away: 5.6, pose: 'waits', hair: 'short', build: 0.68 },
  { angle: -25, away: 5.5, pose: 'waits', hair: 'bun', build: 0.96 },
  { angle: -19, away: 5.3, pose: 'waits', hair: 'short', build: 1.03 },
  { angle: 34, away: 5.4, pose: 'waits', hair: 'tail', build: 0.94 },
  { angle: 41, away: 5.6, pose: 'holds', hair: 'short', build: 1.02 },
] as const;

function ringside(frame: Frame): THREE.Object3D[] {
  return standing.map(({ angle, away, ...visitor }, index) => {
    const body = createVisitor({ ...visitor, turn: 0.3 * Math.sin(index * 2.4), lean: 0 }, 0.016);
    const turn = Math.PI - (angle * Math.PI) / 180;
    return createSilhouettes(frame, place(body, { at: onCircle(angle, away), turn: [0, turn, 0] }), {
      from: new THREE.Vector3(0, 1.5, 0),
      color: angle < 0 ? 'ember' : 'tide',
      brightness: 3.2,
    });
  });
}

/** Two rows of seats on the far side of the ring, on both sides of a way: their height, and meters from the middle. */
const rows = { front: { away: 6.6, height: 0.44 }, back: { away: 7.6, height: 0.55 } };
const way = { middle: 175, half: 6.5, end: 42 };

/** Seats of a row from the way outward, which face the ring. @param side -1 for those with smaller angles */
const seatsOf = ({ away, height }: (typeof rows)['front'], side: number): Seat[] =>
  Array.from({ length: 7 }, (_, index) => {
    const angle = way.middle + side * (way.half + index * 5.6);
    return { at: onCircle(angle, away, height), heading: Math.PI - (angle * Math.PI) / 180 };
  });

/** An edge of what a row stands on. @param away meters from the middle */
const ledge = (away: number, height: number, side: number): THREE.Vector3[] =>
  Array.from({ length: 25 }, (_, step) => {
    const angle = way.middle + side * (way.half - 4 + ((way.end - way.half + 4) * step) / 24);
    return new THREE.Vector3(...onCircle(angle, away, height));
  });

/** What a row stands on. */
function stageOf({ away, height }: (typeof rows)['front'], side: number): THREE.BufferGeometry {
  const outline = [...ledge(away - 0.45, 0, side), ...ledge(8.3, 0, side).reverse()].map(
    ({ x, z }) => new THREE.Vector2(x, -z),
  );
  return new THREE.ExtrudeGeometry(new THREE.Shape(outline), { depth: height, bevelEnabled: false }).rotateX(
    -Math.PI / 2,
  );
}

/** Who sits in the back row, by the seat from the way outward. They talk, each to a neighbor: all are in profile. */
const sitters = [
  { side: -1, seat: 1, hair: 'short', build: 1.03, turn: -1.3, lean: 0 },
  { side: -1, seat: 2, hair: 'long', build: 0.95, turn: 1.3, lean: 0 },
  { side: -1, seat: 5, hair: 'bun', build: 0.96, turn: 1.1, lean: 0 },
  { side: 1, seat: 0, hair: 'tail', build: 0.76, turn: 1.2, lean: 0 },
  { side: 1, seat: 1, hair: 'short', build: 1.04, turn: -1.3, lean: 0 },
  { side: 1, seat: 4, hair: 'bun', build: 0.95, turn: -1.2, lean: 0 },
  { side: 1, seat: 6, hair: 'short', build: 1, turn: -1.2, lean: 0 },
] as const;

/** The seats on one side of the way and those who sit there, in the light of that side's lamps. */
function bank(frame: Frame, side: -1 | 1): THREE.Object3D[] {
  const color = side < 0 ? 'tide' : 'ember';
  const lamp = new THREE.Vector3(...onCircle(way.middle + side * 22, 9.6, 3));
  const [front, back] = [seatsOf(rows.front, side), seatsOf(rows.back, side)];
  return [
    ...createSeats(frame, [...front, ...back], { position: lamp, reach: 3.2 }, color),
    createSilhouettes(frame, join([stageOf(rows.front, side), stageOf(rows.back, side)]), {
      from: lamp,
      color,
      brightness: 0.05,
    }),
    createLines(frame, [ledge(rows.front.away - 0.45, rows.front.height, side)], {
      color,
      brightness: 0.12,
      width: 1,
    }),
    ...createSitters(
      frame,
      sitters
        .filter((sitter) => sitter.side === side)
        .map((sitter) => ({ ...back[sitter.seat]!, ...sitter })),
      { from: lamp, brightness: 3, color },
    ),
  ];
}

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
  return [
    ...poles.flatMap(({ angle, color }) => {
      const turn = -(angle * Math.PI) / 180;
      const head = place(new THREE.SphereGeometry(0.075, 20, 14), { at: onCircle(angle, 9.2, 3.15) });
      return [
        createGlow(frame, head, color, 1.6).mesh,
        // Its light runs down the pole.
        createLines(frame, [[0, 1, 2, 3.1].map((y) => new THREE.Vector3(...onCircle(angle, 9.2, y)))], {
          color,
          shine: 'vec3 shine(vec3 world) { return uColor * (.03 + .6 * exp(2. * (world.y - 3.1))); }',
        }),
        createWash(frame, {
          at: onCircle(angle, 9.18, 2.6),
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
  leavesOut: ({ x, z }) => Math.hypot(x, z) > 5,
  surroundings(frame) {
    const lens = createGlow(frame, new THREE.RingGeometry(0.03, 0.05, 32), 'bone', 1.3).mesh;
    lens.position.set(0, 1.88, -0.43);
    const capture = new THREE.Group().add(
      createSilhouettes(frame, captureStand(), { from: new THREE.Vector3(0, 3, 0), brightness: 1.5 }),
      lens,
    );
    capture.position.set(...camera.at);
    capture.rotation.y = camera.turn;
    return [
      turned(drawings(frame), 180),
      ribs(frame, 0),
      ribs(frame, Math.PI),
      turned(createPlanting(frame), 128),
      turned(createPlanting(frame), -128),
      createLines(frame, circles, { brightness: 0.08, width: 1 }),
      ...ringside(frame),
      ...bank(frame, -1),
      ...bank(frame, 1),
      capture,
      ...lamps(frame),
      createDoorway(frame, { ...placeAt(visitor, 58, 7.3), ...opening, seed: 908 }),
      createDoorway(frame, { ...placeAt(visitor, -58, 7.3), ...opening, seed: 909 }),
    ];
  },
};
