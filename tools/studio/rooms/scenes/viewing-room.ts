import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import type { Frame } from '../../stage/frame';
import { createCompany, type Guest } from '../../walkthrough/rooms/props/company';
import { createScan, type ScanPart } from '../../walkthrough/scan/scan';
import { createArchWall } from '../../walkthrough/shapes/furniture/arch';
import { createCurtain } from '../../walkthrough/shapes/furniture/curtain';
import { createSeat, seatPace, seatPiping, seatTop } from '../../walkthrough/shapes/furniture/theater-seat';
import { join, place } from '../../walkthrough/shapes/forms/place';
import { createRod } from '../../walkthrough/shapes/forms/rod';
import type { Point } from '../../walkthrough/shapes/forms/surface';
import { createBeam } from '../../walkthrough/shapes/light/beam';
import { createLines } from '../../walkthrough/shapes/light/light-lines';
import { createGlow } from '../../walkthrough/shapes/light/lights';
import { createRim } from '../../walkthrough/shapes/light/rim';
import { createGuest } from '../../walkthrough/shapes/people/guest';
import type { RoomView } from '../view';
import { createDoorway } from './doorway';
import { createWash } from './wash';

/** The floor behind the last row, the walls and the ceiling; meters. */
const floor = 0.96;
const side = 5.1;
const front = -8.2;
const back = 7.2;
const ceiling = 5.6;

/** Where the floor begins behind the last row, and where the halls behind the doors end. */
const lastRow = 0.82;
const hall = back + 1.7;

const doorway = { width: 1.6, height: 2.6 };
const deep = 0.7;
const doors = [-3.9, 4.1] as const;

/** The projection booth above the seats at the back: a box with a long window. */
const booth = { x: 0.1, width: 4.4, low: floor + 2.72, high: floor + 4.1, front: back - 1.1 };
const port = { width: 3.4, height: 0.62, y: floor + 3.42 };

const projector = new THREE.Vector3(0.7, port.y, booth.front - 0.04);

/** Steps for two rows of seats at the back, which look over the visitor at the screen. */
const steps = [
  { z: 4.55, height: 0.2 },
  { z: 5.75, height: 0.55 },
] as const;
const bank = { from: -1.5, seats: 5 };

function shell(): ScanPart[] {
  const curtain = createCurtain(back - front, ceiling, 26);
  const plane = new THREE.PlaneGeometry(1, 1);
  const length = back - front;
  return [
    {
      geometry: join([
        place(curtain, { at: [-side, 0, back], turn: [0, Math.PI / 2, 0] }),
        place(curtain, { at: [side, 0, front], turn: [0, -Math.PI / 2, 0] }),
      ]),
      density: 300,
      edges: false,
      brightness: 0.8,
    },
    {
      geometry: join(
        doors.map((x) => {
          // Each half of the wall has its door in its middle; the outer ends are behind the curtains.
          const width = 2 * Math.abs(x - booth.x);
          return place(createArchWall([width, ceiling, 0.3], doorway), { at: [x, floor, back + 0.3] });
        }),
      ),
      density: 340,
      edges: false,
      brightness: 0.6,
    },
    {
      geometry: place(new THREE.BoxGeometry(2 * side, floor, hall - lastRow), {
        at: [0, floor / 2, (hall + lastRow) / 2],
      }),
      density: 300,
      brightness: 0.6,
    },
    {
      geometry: place(plane, {
        at: [0, ceiling, (front + back) / 2],
        turn: [Math.PI / 2, 0, 0],
        scale: [2 * side, length, 1],
      }),
      density: 250,
      edges: false,
      brightness: 0.5,
    },
    // A rail behind the last row.
    {
      geometry: place(new THREE.BoxGeometry(7.4, 0.66, 0.05), { at: [0, floor + 0.33, 0.66] }),
      density: 1600,
      brightness: 0.7,
    },
    // The beams of the ceiling.
    {
      geometry: join(
        Array.from({ length: 7 }, (_, index) =>
          place(new THREE.BoxGeometry(2 * side, 0.22, 0.16), {
            at: [0, ceiling - 0.11, front + 1.1 + index * 1.75],
          }),
        ),
      ),
      density: 500,
      brightness: 0.6,
    },
  ];
}

/** The seats at the back, seen from their front, and the steps that they stand on. */
function backRows(): ScanPart[] {
  const seat = join([
    createSeat(),
    place(new RoundedBoxGeometry(0.52, 0.12, 0.5, 2, 0.04), { at: [0, 0.46, -0.26] }),
  ]);
  const width = bank.seats * seatPace + 0.3;
  return [
    {
      geometry: join(
        steps.flatMap(({ z, height }) =>
          Array.from({ length: bank.seats }, (_, index) =>
            place(seat, { at: [bank.from + (index + 0.5) * seatPace, floor + height, z] }),
          ),
        ),
      ),
      density: 700,
      edges: false,
      brightness: 0.8,
    },
    {
      geometry: join(
        steps.map(({ z, height }) =>
          place(new THREE.BoxGeometry(width, height, back - z + 0.7), {
            at: [booth.x, floor + height / 2, (back + z - 0.7) / 2],
          }),
        ),
      ),
      density: 420,
      brightness: 0.8,
    },
  ];
}

/** The piping along the backs of those seats. */
const piping = steps.flatMap(({ z, height }) =>
  Array.from({ length: bank.seats }, (_, index) =>
    seatPiping().map((point) =>
      point.add(new THREE.Vector3(bank.from + (index + 0.5) * seatPace, floor + height, z - 0.08)),
    ),
  ),
);

/** The booth with its window, and a film projector in it. */
function boothParts(): ScanPart[] {
  const { x, width, low, high, front: z } = booth;
  const wall = new THREE.Shape();
  wall
    .moveTo(-width / 2, low)
    .lineTo(width / 2, low)
    .lineTo(width / 2, high)
    .lineTo(-width / 2, high);
  const window = new THREE.Path();
  const [half, under, over] = [port.width / 2, port.y - port.height / 2, port.y + port.height / 2];
  window.moveTo(-half, under).lineTo(-half, over).lineTo(half, over).lineTo(half, under);
  wall.holes.push(window);
  const deep = back - z;
  const sideWall = (at: number) =>
    place(new THREE.BoxGeometry(0.06, high - low, deep), { at: [x + at, (low + high) / 2, z + deep / 2] });
  const slab = (y: number) =>
    place(new THREE.BoxGeometry(width + 0.16, 0.1, deep + 0.1), { at: [x, y, z + deep / 2 - 0.02] });
  const reel = (at: Point) =>
    place(new THREE.CylinderGeometry(0.17, 0.17, 0.04, 32), { at, turn: [0, 0, Math.PI / 2] });
  return [
    {
      geometry: join([
        new THREE.ExtrudeGeometry(wall, { depth: 0.08, bevelEnabled: false }).translate(x, 0, z),
        sideWall(-width / 2),
        sideWall(width / 2),
        slab(low),
        slab(high),
      ]),
      density: 900,
      brightness: 0.9,
    },
    // The projector stands behind the window, its lens in front.
    {
      geometry: join([
        place(new THREE.BoxGeometry(0.26, 0.26, 0.5), { at: [projector.x, port.y, z + 0.4] }),
        place(new THREE.CylinderGeometry(0.1, 0.08, 0.24, 28), {
          at: [projector.x, port.y, z + 0.06],
          turn: [Math.PI / 2, 0, 0],
        }),
        reel([projector.x + 0.2, port.y + 0.2, z + 0.3]),
        reel([projector.x + 0.2, port.y + 0.1, z + 0.66]),
        place(new THREE.BoxGeometry(0.34, 0.2, 0.3), { at: [x - 0.9, port.y - 0.2, z + 0.4] }),
      ]),
      density: 2600,
      brightness: 0.9,
    },
  ];
}

/** Lamps along both walls: where each throws its light up and down the curtain. */
const sconces = [-5.6, -2.6, 0.4, 3.4, 6].flatMap((z) => [-1, 1].map((at) => ({ z, at })));

function wallLamps(frame: Frame): THREE.Object3D[] {
  const shade = new THREE.CylinderGeometry(0.09, 0.09, 0.3, 20);
  const places = (y: number, inset: number) =>
    sconces.map(({ z, at }): Point => [at * (side - inset), floor + y, z]);
  const shine = place(new THREE.CylinderGeometry(0.075, 0.075, 0.02, 20), {});
  return [
    createScan(
      frame,
      [{ geometry: join(places(2, 0.3).map((at) => place(shade, { at }))), density: 5000, edges: 50 }],
      921,
    ),
    createGlow(
      frame,
      join([...places(2.17, 0.3), ...places(1.83, 0.3)].map((at) => place(shine, { at }))),
      'bone',
      1.3,
    ).mesh,
    ...sconces.flatMap(({ z, at }) =>
      ([1, -1] as const).map((up) =>
        createWash(frame, {
          at: [at * (side - 0.22), floor + 2 + 0.75 * up, z],
          turn: [0, (-at * Math.PI) / 2, 0],
          size: [1.7, 2.5],
          brightness: z > -2 ? 0.11 : 0.05,
        }),
      ),
    ),
  ];
}

/** Small lights along both aisles. */
const aisleLights = (): THREE.BufferGeometry =>
  join(
    [1.2, 2.1, 3, 3.9, 4.8, 5.7].flatMap((z) =>
      [-2.05, 2.25].map((x) => place(new THREE.BoxGeometry(0.03, 0.02, 0.12), { at: [x, floor + 0.03, z] })),
    ),
  );

/** Those who have just come in. */
const guests: readonly Guest[] = [
  { x: -3.1, z: 2.6, heading: -0.25, pose: 'waits', hair: 'long', build: 0.97, turn: -0.2, lean: 0 },
  { x: -3.5, z: 1.75, heading: -0.3, pose: 'holds', hair: 'short', build: 1.03, turn: 0.1, lean: 0 },
  { x: -3.55, z: 6.4, heading: 0.2, pose: 'walks', hair: 'bun', build: 0.95, turn: 0, lean: 0 },
  { x: 3.6, z: 2.4, heading: 0.5, pose: 'waits', hair: 'tail', build: 0.7, turn: 0.1, lean: 0.03 },
  { x: 3.95, z: 2.9, heading: 0.4, pose: 'waits', hair: 'short', build: 1.01, turn: 0.1, lean: 0 },
];

/** Those in the seats at the back: only head and shoulders are seen over the row in front of the upper one. */
const seated = [
  { row: 0, seat: 1, hair: 'long', build: 0.95, turn: 0.15, lean: 0 },
  { row: 0, seat: 3, hair: 'short', build: 0.76, turn: -0.1, lean: 0.05 },
  { row: 1, seat: 0, hair: 'short', build: 1.03, turn: 0, lean: 0 },
  { row: 1, seat: 2, hair: 'bun', build: 0.95, turn: 0.2, lean: 0.06 },
  { row: 1, seat: 4, hair: 'short', build: 1, turn: -0.1, lean: 0 },
] as const;

const createSeated = (): THREE.BufferGeometry =>
  join(
    seated.map(({ row, seat, ...guest }) => {
      const { z, height } = steps[row];
      const [x, y] = [bank.from + (seat + 0.5) * seatPace, floor + height];
      const lap = join(
        [-0.1, 0.1].flatMap((leg) => [
          createRod([leg, 0.58, -0.12], [leg * 1.3, 0.56, -0.56], 0.085),
          createRod([leg * 1.3, 0.58, -0.56], [leg * 1.3, 0.06, -0.6], 0.06),
          place(new THREE.SphereGeometry(0.088, 16, 12), { at: [leg * 1.3, 0.565, -0.56] }),
          place(new THREE.SphereGeometry(0.1, 12, 8), {
            at: [leg * 1.3, 0.05, -0.64],
            scale: [0.5, 0.45, 1.3],
          }),
        ]),
      );
      return join([
        place(createGuest(guest, 0.02), {
          at: [x, y + seatTop + 0.115 * (2 * guest.build - 1), z - 0.2],
        }),
        place(lap, { at: [x, y, z] }),
      ]);
    }),
  );

/** Behind the last row, between the screen and the doors. */
export const viewingRoom: RoomView = {
  id: 'viewing-room',
  stop: 'viewing-room',
  time: 2.15,
  eye: [0.2, floor + 1.7, 1.75],
  heading: 3,
  exposure: 0.92,
  surroundings(frame) {
    const lamp = { position: new THREE.Vector3(0.6, 5.2, 2.6), reach: 4.4 };
    const company = createCompany(
      frame,
      guests,
      { lamp, behind: new THREE.Vector3(0.7, 2.4, front), edge: 0.6 },
      92,
    );
    company.position.y = floor;
    const people = createSeated();
    const light = createRim(frame, people, new THREE.Vector3(0.7, 3.4, front));
    light.strength.value = 0.5;
    const lens = place(new THREE.CircleGeometry(0.07, 32), {
      at: [projector.x, port.y, booth.front - 0.07],
      turn: [0, Math.PI, 0],
    });
    // The wall behind the window of the booth.
    const inside = place(new THREE.PlaneGeometry(port.width + 0.5, port.height + 0.3), {
      at: [booth.x, port.y, back - 0.12],
    });
    return [
      createScan(frame, shell(), 93, lamp),
      createScan(frame, [...backRows(), ...boothParts()], 94, {
        position: new THREE.Vector3(0.6, 4.6, 1.2),
        reach: 4.2,
      }),
      createScan(frame, [{ geometry: people, density: 2600, edges: false, brightness: 0.9 }], 922, {
        position: new THREE.Vector3(0.6, 4.2, 1.2),
        reach: 4.2,
      }),
      light.mesh,
      createLines(frame, piping, { brightness: 0.16 }),
      company,
      ...wallLamps(frame),
      createGlow(frame, aisleLights(), 'bone', 0.6).mesh,
      ...doors.map((x, index) =>
        createDoorway(frame, { at: [x, floor, back], turn: Math.PI, ...doorway, deep, seed: 923 + index }),
      ),
      createGlow(frame, inside, 'bone', 0.14).mesh,
      createGlow(frame, lens, 'bone', 1.4).mesh,
      createBeam(frame, {
        from: projector,
        to: new THREE.Vector3(0.7, 2.4, front),
        radius: 3.4,
        brightness: 0.05,
      }),
    ];
  },
};
