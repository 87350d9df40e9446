import * as THREE from 'three';
import type { Frame } from '../../stage/frame';
import { overSurface } from '../handover/dots';
import type { Room } from '../room';
import { smootherstep, smoothstep } from '../../world/easing';
import { createPool } from '../shapes/light/pool';
import { createRim } from '../shapes/light/rim';
import { createArm } from './props/arm';
import { createCompany, shoulderOf, type Guest, type Light } from './props/company';
import { createScan, type ScanPart } from '../scan/scan';
import { createBeam } from '../shapes/light/beam';
import { createHeavyBag } from '../shapes/furniture/heavy-bag';
import { createShadow } from '../shapes/light/shadow';
import { createLines, createLoop } from '../shapes/light/light-lines';
import { createPictureFrame, createPlus } from '../shapes/furniture/picture-frame';
import { join, place } from '../shapes/forms/place';

/** The hook in the ceiling that the bag hangs from, in meters. */
const hook = new THREE.Vector3(0.62, 4.5, -0.45);

/** The spotlight on the floor, around the bag's shadow. */
const spot = { at: new THREE.Vector3(1.02, 0.004, -0.75), radius: 1.55 };

/** Where the wall is, in meters. */
const wall = -3.2;

/** The period of a pendulum as long as the chain and the bag, in seconds. */
export const swayPeriod = 4;

/** When a hand touches the bag, in seconds of the stop. */
export const touch = 1.5;

/** How far the bag is from its plumb line, in radians, by the seconds since the stop's start. */
export const swayAt = (time: number): number => {
  const age = time - touch;
  return -0.062 * Math.sin((2 * Math.PI * Math.max(0, age)) / swayPeriod) * smoothstep(0, 0.5, age);
};

const contours = { at: new THREE.Vector3(-1.12, 1.72, wall), width: 0.98, height: 1.26 };
const pluses = { at: new THREE.Vector3(2.95, 1.72, wall), width: 1.14, height: 1.26 };

/** Lines of equal height around two hills, like a contour drawing. */
function contourLines(): THREE.Vector3[][] {
  return Array.from({ length: 11 }, (_, ring) => {
    const part = (ring + 1) / 11;
    const loop = createLoop(
      (angle) =>
        0.4 *
        part *
        (1 + 0.16 * Math.sin(2 * angle + 0.6 + 1.6 * part) + 0.07 * Math.sin(3 * angle + 2 - 2.2 * part)),
      120,
    );
    return loop.map(({ x, y }) =>
      new THREE.Vector3(x * 0.95 + 0.05 * (1 - part), y * 1.22 + 0.07 * (1 - part), 0.014).add(contours.at),
    );
  });
}

/** Three by three plus marks; the middle one is separate because it is ember. */
function plusMarks(middle: boolean): THREE.BufferGeometry {
  const marks = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1]
      .filter((column) => (row === 0 && column === 0) === middle)
      .map((column) =>
        place(middle ? createPlus(0.21, 0.034) : createPlus(0.17, 0.011), {
          at: [pluses.at.x + column * 0.31, pluses.at.y + row * 0.34, wall + 0.014],
        }),
      ),
  );
  return join(marks);
}

/** A bench of one plank on two blocks. */
function createBench(): THREE.BufferGeometry {
  return join([
    place(new THREE.BoxGeometry(1.7, 0.07, 0.46), { at: [0, 0.43, 0] }),
    ...[-0.55, 0.55].map((x) => place(new THREE.BoxGeometry(0.1, 0.395, 0.36), { at: [x, 0.1975, 0] })),
  ]);
}

const frameOf = ({ at, width, height }: typeof contours): THREE.BufferGeometry =>
  place(createPictureFrame(width, height), { at: [at.x, at.y, at.z] });

function roomParts(): ScanPart[] {
  const plane = new THREE.PlaneGeometry(1, 1);
  return [
    {
      geometry: place(plane, { at: [0.6, 3, wall], scale: [14, 6, 1] }),
      density: 650,
      edges: false,
      brightness: 0.5,
    },
    {
      geometry: place(plane, { at: [0.6, 0, 0.4], turn: [-Math.PI / 2, 0, 0], scale: [14, 7.2, 1] }),
      density: 300,
      edges: false,
      brightness: 0.45,
      solid: false,
    },
    { geometry: place(new THREE.BoxGeometry(14, 0.1, 0.02), { at: [0.6, 0.05, wall + 0.01] }), density: 300 },
    { geometry: join([frameOf(contours), frameOf(pluses)]), density: 5000, brightness: 1.2 },
    ...[contours, pluses].map(({ at, width, height }) => ({
      geometry: place(plane, { at: [at.x, at.y, wall + 0.01], scale: [width, height, 1] }),
      density: 500,
      edges: false as const,
      brightness: 0.5,
    })),
    // The labels next to the works.
    {
      geometry: join(
        [contours, pluses].map(({ at, width }) =>
          place(new THREE.BoxGeometry(0.15, 0.1, 0.012), {
            at: [at.x + width / 2 + 0.26, 1.32, wall + 0.006],
          }),
        ),
      ),
      density: 9000,
    },
    { geometry: plusMarks(false), density: 40_000, edges: 30, brightness: 1.5, solid: false },
    { geometry: plusMarks(true), density: 60_000, color: 'ember', brightness: 2.4, solid: false },
    // The part of the floor in the spotlight.
    {
      geometry: place(new THREE.CircleGeometry(spot.radius, 72), {
        at: spot.at.toArray(),
        turn: [-Math.PI / 2, 0, 0],
      }),
      density: 2600,
      brightness: 1.3,
      edges: false,
      solid: false,
    },
    { geometry: place(createBench(), { at: [2.95, 0, 0.35], turn: [0, -0.5, 0] }), density: 2600 },
  ];
}

/** The length of the bag's shadow, and half its width, in meters. */
const shadow = { length: 1.7, radius: 0.25 };

/** The part of the floor that the bag's shadow covers. */
const shadowShape = (lamp: THREE.Vector3): THREE.BufferGeometry =>
  place(new THREE.PlaneGeometry(shadow.length, 2 * shadow.radius).translate(shadow.length / 2, 0, 0), {
    at: [hook.x, 0, hook.z],
    turn: [-Math.PI / 2, Math.atan2(lamp.z - hook.z, hook.x - lamp.x), 0],
  });

const guestLamp = { position: new THREE.Vector3(0.9, 3.2, 0.9), reach: 4.5 };

/** The first one touches the bag, with an arm that the company gives him none for. */
// prettier-ignore
const guests: readonly Guest[] = [
  { x: 1.27, z: -0.36, heading: 1.5, pose: 'reaches', mirrored: true, hair: 'short', build: 1.02, turn: 0, lean: 0, wears: { top: 'pale', neck: 'hood', hem: -0.6 } },
  { x: 3.72, z: -1.7, heading: 0.45, pose: 'waits', hair: 'long', build: 0.97, turn: 0.1, lean: 0.06 },
  { x: -1.75, z: -1.95, heading: -0.35, pose: 'waits', hair: 'tail', build: 0.66, turn: 0, lean: -0.05, nod: 0.12 },
  { x: -2.2, z: -1.75, heading: -0.4, pose: 'holds', hair: 'bun', build: 0.96, turn: -0.1, lean: 0 },
  { x: -0.78, z: -1.75, heading: 0.12, pose: 'rides', hair: 'tail', build: 0.98, turn: 0.1, lean: 0, nod: 0.1 },
];

/** Where a guest looks at the bag from behind, in front of the film's camera; meters. */
export const onlooker = { x: -0.5, z: 1.15 };
const behind: Guest = {
  x: 0,
  z: 0,
  heading: 0.3,
  pose: 'waits',
  hair: 'short',
  build: 1.04,
  turn: -0.2,
  lean: 0,
};

/** Where the palm is, in meters: on the bag at the touch, with it for half a second, and then back. */
function palmAt(time: number): THREE.Vector3 {
  const before = 1 - smootherstep((time - touch + 0.9) / 0.9);
  const after = smootherstep((time - touch - 0.5) / 0.9);
  // When the bag swings back, it moves the hand.
  const pushed = 3.25 * (swayAt(Math.min(time, touch + 0.5)) + Math.max(0, swayAt(time)));
  return new THREE.Vector3(
    0.805 + pushed + 0.17 * before + 0.16 * after,
    1.3 - 0.16 * before - 0.06 * after,
    -0.36,
  );
}

/** The gallery: a heavy bag hung like a sculpture between two framed works, swaying slightly. */
export function createMuseum(frame: Frame): Room {
  const lamp = { position: new THREE.Vector3(-1.5, 3.3, 1.1), reach: 3.6 };
  const light: Light = {
    lamp: guestLamp,
    behind: new THREE.Vector3(0.6, 2, wall),
    edge: 0.6,
    accent: { from: new THREE.Vector3(0.75, 0.5, -0.5), color: 'ember', edge: 1.8 },
  };
  const arm = createArm(
    frame,
    { grip: 'lies', left: true, build: 1.02, density: 2600, tone: 'pale' },
    light,
    860,
  );
  const onlookers = createCompany(frame, [behind], light, 87, 0.017);
  onlookers.position.set(onlooker.x, 0, onlooker.z);
  const parts = createHeavyBag();
  const bag = createScan(frame, parts, 82, lamp);
  const bagEdge = createRim(frame, parts[0]!.geometry, new THREE.Vector3(2.4, 0.3, -0.9), 'ember');
  bagEdge.strength.value = 2.2;
  bag.add(bagEdge.mesh);
  bag.position.copy(hook);
  const scene = new THREE.Scene().add(
    createScan(frame, roomParts(), 81, lamp),
    bag,
    createLines(frame, contourLines(), { brightness: 0.55 }),
    createShadow(frame, { at: [hook.x, 0.004, hook.z], lamp: lamp.position, ...shadow }),
    createCompany(frame, guests, light, 85, 0.017, 2600),
    onlookers,
    arm.group,
    createPool(frame, { at: [0.95, 0.003, -0.6], radius: 2.5, color: 'ember', brightness: 0.75 }, 88).group,
    createBeam(frame, {
      from: new THREE.Vector3(-0.9, 6.4, 1.3),
      to: spot.at,
      radius: spot.radius,
      brightness: 0.03,
    }),
  );
  return {
    scene,
    mirror: 0.2,
    shapes: {
      bag: overSurface(parts[0]!.geometry.clone().translate(...hook.toArray()), 83),
      shadow: overSurface(shadowShape(lamp.position), 84),
    },
    update(time) {
      bag.rotation.set(0, 0.5 * swayAt(time), swayAt(time));
      const turn = new THREE.Quaternion().setFromEuler(new THREE.Euler(0, 1.4, 0.2, 'YXZ'));
      arm.reach(shoulderOf(guests[0]!), palmAt(time), turn, new THREE.Vector3(0.4, -1, 0.5));
    },
  };
}
