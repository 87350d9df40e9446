import * as THREE from 'three';
import type { Frame } from '../../stage/frame';
import { createCompany, type Guest } from '../../walkthrough/rooms/props/company';
import { createScan, type ScanPart } from '../../walkthrough/scan/scan';
import { join, place } from '../../walkthrough/shapes/forms/place';
import { createArchWall, domeLines } from '../../walkthrough/shapes/furniture/arch';
import { createPictureFrame, createPlus } from '../../walkthrough/shapes/furniture/picture-frame';
import { createBeam } from '../../walkthrough/shapes/light/beam';
import { createLines, createLoop } from '../../walkthrough/shapes/light/light-lines';
import { createGlove } from '../../walkthrough/shapes/people/glove';
import { createBelt, createHollow, createRobe, createTrim } from '../../walkthrough/shapes/people/robe';
import { createStone } from '../../walkthrough/shapes/plants/stone';
import type { RoomView } from '../view';
import { onlooker, touch } from '../../walkthrough/rooms/museum';
import { createDoorway } from './doorway';
import { createWash } from './wash';

/** The walls to the left, to the right and behind, and the ceiling; meters. */
const left = -4.2;
const right = 5.4;
const back = 5.2;
const front = -3.2;
const ceiling = 4.5;

const robeAt = new THREE.Vector3(left + 0.75, 0.14, 0.5);

/** The drawing of a dome on the wall behind. */
const drawing = { x: 0.6, y: 1.2, width: 2.7, height: 1.6 };

/** The doorways on both sides of it. */
const doorway = { width: 1.5, height: 2.6 };
const doors = [-2.45, 3.65] as const;

/** What stands on plinths in the corners and along the walls. */
const plinths = [
  { x: 4.5, z: 3.3, height: 1.05 },
  { x: -3.4, z: 3.2, height: 1.05 },
  { x: 4.6, z: -2.2, height: 0.8 },
  { x: -3.3, z: -2.1, height: 0.8 },
] as const;

/** Drawings on the side walls: where each is, and whether it hangs on the right. */
const works = [
  { z: 2.15, onRight: false },
  { z: -1.35, onRight: false },
  { z: 2.75, onRight: true },
] as const;
const work = { width: 0.84, height: 1.1, y: 1.72 };

const sideOf = (onRight: boolean) => (onRight ? right : left);

function shell(): ScanPart[] {
  const plane = new THREE.PlaneGeometry(1, 1);
  const deep = back - front;
  const wide = right - left;
  const middle = [(left + right) / 2, (front + back) / 2] as const;
  const onRight: Parameters<typeof place>[1] = { at: [right - 0.01, 1.72, 0.3], turn: [0, -Math.PI / 2, 0] };
  return [
    {
      geometry: join([
        place(plane, {
          at: [left, ceiling / 2, middle[1]],
          turn: [0, Math.PI / 2, 0],
          scale: [deep, ceiling, 1],
        }),
        place(plane, {
          at: [right, ceiling / 2, middle[1]],
          turn: [0, -Math.PI / 2, 0],
          scale: [deep, ceiling, 1],
        }),
        ...doors.map((x) => {
          // Each half of the wall has its door in its middle, and reaches behind the other walls.
          const width = 2 * Math.abs(x - drawing.x);
          return place(createArchWall([width, ceiling, 0.2], doorway), { at: [x, 0, back + 0.2] });
        }),
      ]),
      density: 340,
      edges: false,
      brightness: 0.7,
    },
    {
      geometry: place(plane, {
        at: [middle[0], ceiling, middle[1]],
        turn: [Math.PI / 2, 0, 0],
        scale: [wide, deep, 1],
      }),
      density: 250,
      edges: false,
      brightness: 0.4,
    },
    // The beams of the ceiling, and the skirting.
    {
      geometry: join([
        ...Array.from({ length: 6 }, (_, index) =>
          place(new THREE.BoxGeometry(0.14, 0.2, deep), {
            at: [left + 0.8 + index * 1.6, ceiling - 0.1, middle[1]],
          }),
        ),
        place(new THREE.BoxGeometry(0.02, 0.1, deep), { at: [left + 0.01, 0.05, middle[1]] }),
        place(new THREE.BoxGeometry(0.02, 0.1, deep), { at: [right - 0.01, 0.05, middle[1]] }),
        place(new THREE.BoxGeometry(wide, 0.1, 0.02), { at: [middle[0], 0.05, back - 0.01] }),
      ]),
      density: 400,
      brightness: 0.7,
    },
    {
      geometry: join([
        place(createPictureFrame(drawing.width, drawing.height), {
          at: [drawing.x, 1.85, back],
          turn: [0, Math.PI, 0],
        }),
        place(createPictureFrame(1.5, 1.5), onRight),
        ...works.map((it) =>
          place(createPictureFrame(work.width, work.height), {
            at: [sideOf(it.onRight), work.y, it.z],
            turn: [0, ((it.onRight ? -1 : 1) * Math.PI) / 2, 0],
          }),
        ),
      ]),
      density: 5000,
      brightness: 1.2,
    },
    {
      geometry: place(createPlus(1.1, 0.05), onRight),
      density: 20_000,
      color: 'ember',
      brightness: 2,
      solid: false,
    },
    // The floor, where the walkthrough never looks.
    {
      geometry: place(plane, {
        at: [middle[0], 0, (4 + back) / 2],
        turn: [-Math.PI / 2, 0, 0],
        scale: [wide, back - 4, 1],
      }),
      density: 300,
      edges: false,
      brightness: 0.45,
      solid: false,
    },
    // What the robe and the small works stand on.
    {
      geometry: join([
        place(new THREE.BoxGeometry(0.9, 0.42, 0.9), { at: [robeAt.x, 0.21, robeAt.z] }),
        ...plinths.map(({ x, z, height }) =>
          place(new THREE.BoxGeometry(0.46, height, 0.46), { at: [x, height / 2, z] }),
        ),
      ]),
      density: 1500,
    },
    // A bench in front of the drawing.
    {
      geometry: join([
        place(new THREE.BoxGeometry(1.5, 0.08, 0.44), { at: [drawing.x, 0.43, 3.9] }),
        ...[-0.5, 0.5].map((x) =>
          place(new THREE.BoxGeometry(0.1, 0.39, 0.34), { at: [drawing.x + x, 0.195, 3.9] }),
        ),
      ]),
      density: 1500,
    },
    // The spotlights on two rails under the ceiling.
    {
      geometry: join([
        ...[-1.5, 2.7].map((x) =>
          place(new THREE.BoxGeometry(0.05, 0.05, back - front), { at: [x, ceiling - 0.28, middle[1]] }),
        ),
        ...[-1.5, 2.7].flatMap((x) =>
          [-2, -0.4, 1.2, 2.8, 4.2].map((z) =>
            place(new THREE.CylinderGeometry(0.05, 0.075, 0.26, 20), {
              at: [x + (x < 0 ? -0.1 : 0.1), ceiling - 0.46, z],
              turn: [0, 0, x < 0 ? -0.6 : 0.6],
            }),
          ),
        ),
      ]),
      density: 1800,
      edges: 50,
    },
    // The labels next to the works.
    {
      geometry: join([
        place(new THREE.BoxGeometry(0.15, 0.1, 0.012), { at: [drawing.x - 1.65, 1.32, back - 0.006] }),
        place(new THREE.BoxGeometry(0.012, 0.1, 0.15), { at: [right - 0.006, 1.32, 1.35] }),
        place(new THREE.BoxGeometry(0.012, 0.1, 0.15), { at: [left + 0.006, 1.32, -0.4] }),
      ]),
      density: 9000,
    },
  ];
}

const robe: readonly ScanPart[] = [
  { geometry: createRobe(), density: 18_000, edges: false, brightness: 1.8 },
  { geometry: createTrim(), density: 20_000, edges: false, brightness: 0.4 },
  { geometry: createHollow(), density: 1, edges: false, brightness: 0.02 },
  { geometry: createBelt(), density: 20_000, edges: false, color: 'ember', brightness: 1.3 },
];

/** Rings in one frame, waves in the next, both as lines on the wall. */
function workLines(): THREE.Vector3[][] {
  return works.flatMap(({ z, onRight }, index) => {
    const on = (across: number, up: number) =>
      new THREE.Vector3(sideOf(onRight) + (onRight ? -0.015 : 0.015), work.y + up, z + across);
    if (index % 2) {
      return Array.from({ length: 11 }, (_, row) => {
        const up = 0.42 - row * 0.084;
        return Array.from({ length: 41 }, (_, step) => {
          const across = (step / 40 - 0.5) * 0.66;
          return on(across, up + 0.035 * Math.sin(across * 9 + row * 0.7) * (1 - 0.06 * row));
        });
      });
    }
    return Array.from({ length: 8 }, (_, ring) =>
      createLoop(() => 0.045 * (ring + 1), 72).map(({ x, y }) => on(x, y * 1.2)),
    );
  });
}

/** The small works: a pair of gloves, a sphere of the game, a pile of stones from the garden, and a ring. */
function smallWorks(): ScanPart[] {
  const [first, second, third, fourth] = plinths;
  const glove = createGlove(0.007);
  return [
    {
      geometry: join([
        place(glove, { at: [first.x - 0.07, first.height, first.z - 0.08], turn: [0, -0.9, 0.1] }),
        place(glove, {
          at: [first.x + 0.06, first.height, first.z + 0.09],
          turn: [0, -1.3, -0.12],
          scale: [-1, 1, 1],
        }),
      ]),
      density: 14_000,
      edges: false,
      brightness: 1.4,
    },
    {
      geometry: place(new THREE.SphereGeometry(0.2, 40, 28), {
        at: [second.x, second.height + 0.2, second.z],
      }),
      density: 11_000,
      edges: false,
      color: 'tide',
      brightness: 1.6,
    },
    {
      geometry: place(new THREE.TorusGeometry(0.26, 0.045, 16, 56), {
        at: [third.x, third.height + 0.3, third.z],
        turn: [0, -0.8, 0],
      }),
      density: 9000,
      edges: false,
      brightness: 1.3,
    },
    {
      geometry: join(
        [0.42, 0.34, 0.25, 0.17].map((size, index) =>
          place(createStone(size, 690 + index), {
            at: [fourth.x + 0.02 * (index % 2), fourth.height + [0, 0.12, 0.23, 0.32][index]!, fourth.z],
            turn: [0, index, 0],
            scale: [1, 1.9, 1],
          }),
        ),
      ),
      density: 9000,
      edges: false,
      brightness: 1.2,
    },
  ];
}

/** The light of the spotlights on the walls. */
function wallLights(frame: Frame): THREE.Object3D[] {
  const beside = [-1.35, 0.5, 2.15, 3.7];
  const onSide = [-2, 0.3, 2.75];
  return [
    ...beside.map((z) =>
      createWash(frame, {
        at: [left + 0.02, 1.9, z],
        turn: [0, Math.PI / 2, 0],
        size: [2.3, 3.6],
        brightness: 0.075,
      }),
    ),
    ...onSide.map((z) =>
      createWash(frame, {
        at: [right - 0.02, 1.9, z],
        turn: [0, -Math.PI / 2, 0],
        size: [2.6, 3.6],
        brightness: 0.085,
      }),
    ),
    createWash(frame, {
      at: [drawing.x, 2.1, back - 0.02],
      turn: [0, Math.PI, 0],
      size: [5, 4],
      brightness: 0.03,
    }),
    ...plinths.map(({ x, z }) =>
      createWash(frame, { at: [x, 0.008, z], turn: [-Math.PI / 2, 0, 0], size: [2, 2], brightness: 0.07 }),
    ),
    ...plinths.map(({ x, z, height }) =>
      createBeam(frame, {
        from: new THREE.Vector3(x < 0 ? -1.6 : 2.8, ceiling - 0.5, z - 0.1),
        to: new THREE.Vector3(x, height, z),
        radius: 0.4,
        brightness: 0.05,
      }),
    ),
  ];
}

const guests: readonly Guest[] = [
  { x: 1.5, z: 4.3, heading: Math.PI + 0.25, pose: 'waits', hair: 'bun', build: 0.95, turn: 0.1, lean: 0 },
  {
    x: -0.15,
    z: 3.75,
    heading: Math.PI - 0.25,
    pose: 'waits',
    hair: 'short',
    build: 1.04,
    turn: -0.1,
    lean: 0,
  },
  {
    x: -2.3,
    z: 1.5,
    heading: Math.PI / 2 - 0.4,
    pose: 'holds',
    hair: 'long',
    build: 0.96,
    turn: 0,
    lean: 0.04,
  },
  { x: 4.1, z: 0.7, heading: -Math.PI / 2 + 0.2, pose: 'waits', hair: 'tail', build: 0.66, turn: 0, lean: 0 },
  { x: 3.95, z: 1.35, heading: -Math.PI / 2, pose: 'waits', hair: 'short', build: 1.02, turn: 0.2, lean: 0 },
  { x: -2.35, z: 4.75, heading: Math.PI, pose: 'walks', hair: 'tail', build: 0.94, turn: 0, lean: 0 },
];

/** In the gallery, in front of the bag, with works on all walls. */
export const museum: RoomView = {
  id: 'museum',
  stop: 'museum',
  // The palm lies on the bag.
  time: touch + 0.1,
  eye: [0.8, 1.7, 1.6],
  heading: 0,
  exposure: 1.3,
  // Who looks at the bag from beside the visitor would hide the robe.
  leavesOut: ({ x, z }) => x === onlooker.x && z === onlooker.z,
  surroundings(frame) {
    const lamp = { position: new THREE.Vector3(0.6, 4.1, 1.4), reach: 3.3 };
    const sculpture = createScan(frame, robe, 99, { position: new THREE.Vector3(-2.1, 3.2, 1.6), reach: 4 });
    sculpture.position.copy(robeAt);
    sculpture.rotation.y = Math.PI / 2 - 0.25;
    const lines = createLines(frame, domeLines(1.2), { brightness: 0.2, width: 1 });
    lines.scale.z = 0.001;
    lines.position.set(drawing.x, drawing.y, back - 0.02);
    return [
      createScan(frame, shell(), 100, lamp),
      createScan(frame, smallWorks(), 102, { ...lamp, reach: 9 }),
      sculpture,
      lines,
      createLines(frame, workLines(), { brightness: 0.5, width: 1 }),
      ...wallLights(frame),
      ...doors.map((x, index) =>
        createDoorway(frame, {
          at: [x, 0, back],
          turn: Math.PI,
          ...doorway,
          deep: 0.7,
          light: 0.4,
          seed: 103 + index,
        }),
      ),
      createCompany(
        frame,
        guests,
        { lamp, behind: new THREE.Vector3(0.6, 2, 6), edge: 0.8 },
        101,
        0.02,
        1800,
      ),
    ];
  },
};
