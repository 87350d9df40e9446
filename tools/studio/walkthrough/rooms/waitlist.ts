import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { beat } from '../../world/clock';
import { lerp, smootherstep, smoothstep } from '../../world/easing';
import type { Frame } from '../../stage/frame';
import type { Room } from '../room';
import { alongLines } from '../handover/dots';
import { body, createCompany, createEdges, type Guest, type Light } from './props/company';
import { createScan, type Lamp, type ScanPart } from '../scan/scan';
import { archLine, createArchWall } from '../shapes/furniture/arch';
import { createGuest } from '../shapes/people/guest';
import { createTube } from '../shapes/forms/tube';
import { createPool } from '../shapes/light/pool';
import { createVisitor, neck } from '../shapes/people/visitor';
import { join, place } from '../shapes/forms/place';
import { createLines } from '../shapes/light/light-lines';
import { createRim } from '../shapes/light/rim';
import { createRow } from '../shapes/light/board-row';
import type { Point } from '../shapes/forms/surface';

/** The number of rows on the board. */
export const places = 8;

/** The visitor's row: it starts at this place, from 0, and ends at the first. */
export const ownRow = 5;

/** Lengths of the rows' bars in meters, in the order of their appearance. */
const lengths = [1.9, 2.3, 1.35, 2.1, 1.6, 2.45, 1.15, 2.2, 1.75, 1.3, 2.05, 1.5, 2.35, 1.2, 1.85] as const;

/** How long a move takes, in seconds. */
const move = 0.3;

/** How many places the rows have moved up: one on every beat. */
export function shift(time: number): number {
  const beats = Math.floor(time / beat + 1e-6);
  return beats < 1 ? 0 : beats - 1 + smootherstep((time - beats * beat) / move);
}

const boardAt: Point = [1.15, 1.72, -2.6];
const rowPace = 0.235;
const heightOf = (place: number): number => ((places - 1) / 2 - place) * rowPace;

/** The door from outside, and where it stands. */
const doorway = { width: 1.9, height: 2.6 };
const doorwayAt = new THREE.Vector3(-0.55, 0, 3.6);

/** The bench in front of the board, and its guests: x and turn of each. */
const benchAt = -0.35;
const guests = [
  { x: 0.62, hair: 'bun', build: 1, turn: 0.12, lean: 0.02 },
  { x: 1.2, hair: 'short', build: 1.04, turn: -0.1, lean: -0.03 },
  { x: 1.62, hair: 'tail', build: 0.72, turn: 0.22, lean: 0.05 },
] as const;

const standing: readonly Guest[] = [
  { x: -0.95, z: 0.35, heading: -0.45, pose: 'waits', hair: 'long', build: 0.97, turn: 0.1, lean: 0 },
  { x: 2.75, z: -1.5, heading: 0.6, pose: 'holds', hair: 'short', build: 1.03, turn: 0.1, lean: 0 },
];

/** A child, who turns from the parent to the board and points at it. */
const child: Guest = {
  x: 0,
  z: 0,
  heading: 0,
  pose: 'reaches',
  hair: 'tail',
  build: 0.66,
  turn: -0.1,
  lean: 0.05,
};
const childAt = new THREE.Vector3(-0.42, 0, 0.25);

/** When the child turns to the board, and when the arm rises, in seconds. */
const turns = 2 * beat;
const points = 3 * beat;

/** The child's right arm, from the shoulder down. */
const childArm = () =>
  createTube(
    [
      [0, 0.03, 0],
      [0, -0.15, 0.004],
      [0, -0.31, 0.02],
      [0, -0.37, 0.03],
      [0, -0.415, 0.034],
    ],
    {
      radius: (along) =>
        (0.042 - 0.017 * Math.min(1, along * 1.15) + 0.006 * smoothstep(0.76, 0.88, along)) *
        Math.sqrt(1 - Math.max(0, (along - 0.9) / 0.1) ** 2),
      rows: 48,
    },
  );

const lamp: Lamp = { position: new THREE.Vector3(-2.4, 4, 1.4), reach: 7 };

function hall(): ScanPart[] {
  const [x, y, z] = boardAt;
  const board = new RoundedBoxGeometry(3.2, rowPace * places + 0.3, 0.09, 3, 0.03).translate(x, y, z - 0.06);
  const ribs = Array.from({ length: 24 }, (_, index) =>
    new THREE.BoxGeometry(0.05, 4, 0.06).translate(-4.4 + index * 0.45, 2, z - 0.19),
  );
  const rules = Array.from({ length: places - 1 }, (_, index) =>
    new THREE.BoxGeometry(2.9, 0.003, 0.004).translate(x, y + heightOf(index + 0.5), z - 0.012),
  );
  const bench = [
    new RoundedBoxGeometry(2.5, 0.07, 0.44, 3, 0.02).translate(1.2, 0.44, benchAt),
    new RoundedBoxGeometry(2.5, 0.34, 0.05, 3, 0.02).translate(1.2, 0.72, benchAt + 0.22),
    ...[0.15, 2.25].map((side) => new THREE.BoxGeometry(0.05, 0.42, 0.36).translate(side, 0.21, benchAt)),
  ];
  return [
    { geometry: board, density: 900, brightness: 0.35 },
    { geometry: join(rules), density: 1, brightness: 0.15 },
    {
      geometry: place(createArchWall([12, 4.4, 0.3], doorway), { at: doorwayAt.toArray() }),
      density: 900,
      brightness: 0.5,
    },
    { geometry: join(ribs), density: 3_000, brightness: 0.4 },
    { geometry: join(bench), density: 8_000, brightness: 0.7 },
    {
      geometry: new THREE.PlaneGeometry(10, 6).rotateX(-Math.PI / 2).translate(0.6, 0, -0.3),
      density: 1_500,
      brightness: 0.3,
      solid: false,
      edges: false,
    },
  ];
}

/** The waitlist: a board whose rows of light move up one place on every beat, and guests who watch it. */
export function createWaitlist(frame: Frame): Room {
  const scene = new THREE.Scene();
  const [x, y, z] = boardAt;
  const seated = guests.map(({ x: seat, ...guest }) =>
    createGuest(guest, 0.009).translate(seat, 0.5 + 0.56 * guest.build, benchAt + 0.02),
  );
  scene.add(createScan(frame, [...hall(), { geometry: join(seated), ...body }], 17, lamp));
  const watching: Light = { lamp, behind: new THREE.Vector3(x, y, z), edge: 0.6 };
  scene.add(createCompany(frame, standing, watching, 18));
  const rim = createRim(frame, join(seated), new THREE.Vector3(x, y, z));
  rim.strength.value = 1;
  scene.add(rim.mesh);

  const pointing = childArm();
  const arm = new THREE.Group().add(
    createScan(frame, [{ geometry: pointing, ...body }], 19, lamp),
    createEdges(frame, pointing, watching),
  );
  arm.position.set(0.165, neck - 0.155, 0).multiplyScalar(child.build);
  const family = new THREE.Group().add(createCompany(frame, [child], watching, 20, 0.016), arm);
  family.position.copy(childAt);
  scene.add(family);

  // The visitor's row lights the edges of the guests and the floor before the board.
  const row = new THREE.Vector3(x - 0.4, y, z);
  const warm = createRim(
    frame,
    join([
      ...seated,
      ...standing.map(({ x: left, z: near, heading, ...guest }) =>
        place(createVisitor(guest, 0.02), { at: [left, 0, near], turn: [0, heading, 0] }),
      ),
    ]),
    row,
    'ember',
  );
  const pool = createPool(
    frame,
    { at: [x - 0.2, 0.003, z + 0.9], radius: 2.4, color: 'ember', brightness: 0.6 },
    71,
  );
  scene.add(warm.mesh, pool.group);

  const arch = createLines(frame, [archLine(doorway)], { brightness: 0.6 });
  arch.position.copy(doorwayAt).z += 0.01;
  scene.add(arch);

  const rows = lengths.map((length, index) => createRow(frame, { length, own: index === ownRow }));
  scene.add(...rows.map(({ mesh }) => mesh));

  return {
    scene,
    mirror: 0.4,
    shapes: {
      doorway: alongLines([archLine(doorway).map((point) => point.add(doorwayAt))]),
    },
    update(time) {
      const raised = smootherstep((time - points) / 0.5);
      arm.rotation.set(lerp(0, 1.75, raised), 0, lerp(0.06, 0.2, raised), 'YXZ');
      family.rotation.y = lerp(0.75, -0.6, smootherstep((time - turns) / 0.7));
      rows.forEach(({ mesh, strength }, index) => {
        const place = index - shift(time);
        const shown = smoothstep(-0.8, -0.2, place) * (1 - smoothstep(places - 0.8, places - 0.2, place));
        mesh.position.set(x - 1.36, y + heightOf(place), z);
        mesh.visible = shown > 0;
        const first = 1 - smoothstep(0, 1, place);
        if (index === ownRow) {
          row.y = mesh.position.y;
          warm.strength.value = 0.8 + 0.7 * first;
          pool.strength.value = 0.6 + 0.6 * first;
        }
        strength.value = shown * (index === ownRow ? 0.95 + 0.5 * first : lerp(0.55, 0.3, place / places));
      });
    },
  };
}
