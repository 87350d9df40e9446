import * as THREE from 'three';
import type { Frame } from '../../stage/frame';
import { createScan, type ScanPart } from '../../walkthrough/scan/scan';
import { createArchWall } from '../../walkthrough/shapes/furniture/arch';
import { createCurtain } from '../../walkthrough/shapes/furniture/curtain';
import { seatPace } from '../../walkthrough/shapes/furniture/theater-seat';
import { join, place } from '../../walkthrough/shapes/forms/place';
import type { Point } from '../../walkthrough/shapes/forms/surface';
import { createPlus } from '../../walkthrough/shapes/furniture/picture-frame';
import { createBeam } from '../../walkthrough/shapes/light/beam';
import { createLines } from '../../walkthrough/shapes/light/light-lines';
import { createGlow } from '../../walkthrough/shapes/light/lights';
import { palette } from '../../world/palette';
import type { RoomView } from '../view';
import { createDoorway } from './doorway';
import { createLamplight } from './lamplight';
import { createSeats, createSitters, type Seat, type Sitter } from './seated';
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

/** Lamps along both walls: where each throws its light up and down the curtain. */
const sconces = [-6, -3.3, -0.7, 2, 4.7].flatMap((z) =>
  [-1, 1].map((at): Point => [at * (side - 0.34), floor + 2, z]),
);

/** Lamps under the booth, which light the wall behind the seats. */
const strip = [-1.5, -0.7, 0.1, 0.9, 1.7].map((x): Point => [x, booth.low - 0.08, back - 0.3]);

const tinted = (color: keyof typeof palette, brightness: number): Point => {
  const [r, g, b] = palette[color];
  return [r * brightness, g * brightness, b * brightness];
};

function shell(frame: Frame): THREE.Object3D[] {
  const curtain = createCurtain(back - front, ceiling, 26);
  const plane = new THREE.PlaneGeometry(1, 1);
  const length = back - front;
  const light = { lamps: sconces, reach: 1.8, brightness: 0.9 };
  return [
    // The screen's light grazes their folds: of the left fighter on the left, of the right one on the right.
    ...([-1, 1] as const).map((at) =>
      createLamplight(frame, {
        ...light,
        geometry: place(curtain, {
          at: [at * side, 0, at < 0 ? back : front],
          turn: [0, (-at * Math.PI) / 2, 0],
        }),
        density: 2000,
        soft: 0.12,
        far: {
          from: [0.7, 2.4, front],
          color: tinted(at < 0 ? 'ember' : 'tide', at < 0 ? 0.24 : 0.15),
          reach: 6,
        },
        seed: 93 + 200 * (at + 1),
      }),
    ),
    createLamplight(frame, {
      ...light,
      lamps: strip,
      reach: 2.8,
      soft: 0.07,
      geometry: join(
        doors.map((x) => {
          // Each half of the wall has its door in its middle; the outer ends are behind the curtains.
          const width = 2 * Math.abs(x - booth.x);
          return place(createArchWall([width, ceiling, 0.3], doorway), { at: [x, floor, back + 0.3] });
        }),
      ),
      density: 1100,
      seed: 98,
    }),
    createLamplight(frame, {
      ...light,
      geometry: join([
        place(new THREE.BoxGeometry(2 * side, floor, hall - lastRow), {
          at: [0, floor / 2, (hall + lastRow) / 2],
        }),
        place(plane, {
          at: [0, ceiling, (front + back) / 2],
          turn: [Math.PI / 2, 0, 0],
          scale: [2 * side, length, 1],
        }),
      ]),
      density: 1100,
      seed: 94,
    }),
    // A rail behind the last row, and the beams of the ceiling: only their edges show.
    createScan(
      frame,
      [
        {
          geometry: join([
            place(new THREE.BoxGeometry(7.4, 0.66, 0.05), { at: [0, floor + 0.33, 0.66] }),
            ...Array.from({ length: 7 }, (_, index) =>
              place(new THREE.BoxGeometry(2 * side, 0.22, 0.16), {
                at: [0, ceiling - 0.11, front + 1.1 + index * 1.75],
              }),
            ),
          ]),
          density: 1,
          brightness: 0.6,
        },
      ],
      95,
      { position: new THREE.Vector3(0.6, 5.2, 2.6), reach: 4.4 },
    ),
  ];
}

const seatsFrom = (first: number, count: number, y: number, z: number): Seat[] =>
  Array.from({ length: count }, (_, index) => ({ at: [first + index * seatPace, floor + y, z], heading: 0 }));

/** Low stages beside the visitor with two rows of seats each; meters. */
const stage = { height: 0.4, from: 1.15, to: 3.5 };
const besides = [2, 3.1].flatMap((z) => [
  ...seatsFrom(2.1, 5, stage.height, z),
  ...seatsFrom(-4.2, 5, stage.height, z),
]);

/** Two rows below the booth. */
const bank = { front: 4.3, back: 5.35, step: 0.28, height: 0.42, seats: 6 };
const empty = seatsFrom(-1.5, bank.seats, bank.step, bank.front);
const taken = seatsFrom(-1.5, bank.seats, bank.height, bank.back);

/** A panel at the end of each row beside the visitor, with a plus on it and a lamp at its foot. */
const ends = [2, 3.1].flatMap((z) =>
  [1.76, -1.32].map((x) => ({
    at: [x, floor + stage.height + 0.41, z - 0.26] as Point,
    // Its side toward the aisle.
    face: x > 0 ? -1 : 1,
  })),
);
const end = { thick: 0.07, high: 0.82, long: 0.84 };

/** Puts something flat on the panels. @param up meters above their middle @param off meters from the panel */
const onEnds = (geometry: THREE.BufferGeometry, up: number, off: number): THREE.BufferGeometry =>
  join(
    ends.map(({ at: [x, y, z], face }) =>
      place(geometry, {
        at: [x + face * (end.thick / 2 + off), y + up, z],
        turn: [0, (face * Math.PI) / 2, 0],
      }),
    ),
  );

function endParts(): ScanPart[] {
  const { thick, high, long } = end;
  return [
    {
      geometry: join(ends.map(({ at }) => place(new THREE.BoxGeometry(thick, high, long), { at }))),
      density: 700,
      brightness: 0.5,
    },
    {
      geometry: onEnds(createPlus(0.15, 0.012), 0.13, 0.012),
      density: 40_000,
      color: 'ember',
      brightness: 2,
      solid: false,
    },
  ];
}

/** A field on each panel, as lines of light. */
const fields = ends.map(({ at: [x, y, z], face }) =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ].map(
    ([along, up]) =>
      new THREE.Vector3(
        x + face * (end.thick / 2 + 0.006),
        y + up! * (end.high / 2 - 0.09),
        z + along! * (end.long / 2 - 0.09),
      ),
  ),
);

/** What the seats stand on. */
const stages = [
  ...[-1, 1].map((at) => {
    const inner = at < 0 ? 1.3 : 1.72;
    return place(new THREE.BoxGeometry(side - inner, stage.height, stage.to - stage.from), {
      at: [(at * (side + inner)) / 2, floor + stage.height / 2, (stage.from + stage.to) / 2],
    });
  }),
  place(new THREE.BoxGeometry(bank.seats * seatPace + 0.4, bank.step, 2.2), {
    at: [booth.x, floor + bank.step / 2, bank.front + 0.45],
  }),
  place(new THREE.BoxGeometry(bank.seats * seatPace + 0.4, bank.height, 1.2), {
    at: [booth.x, floor + bank.height / 2, bank.back - 0.05],
  }),
];

/** The edges of the stages, as lines of light. */
const ledges = [
  ...[-1.3, 1.72].map((x) =>
    [stage.from, stage.to].map((z) => new THREE.Vector3(x, floor + stage.height, z)),
  ),
  [-1, 1].map(
    (at) =>
      new THREE.Vector3(
        booth.x + at * (0.5 * bank.seats * seatPace + 0.2),
        floor + bank.step,
        bank.front - 0.65,
      ),
  ),
];

/** Those beside the visitor look at the screen, so they are seen in profile. */
const watching: readonly Sitter[] = [
  { ...besides[0]!, hair: 'long', build: 0.97, turn: 0.1, lean: 0 },
  { ...besides[2]!, hair: 'short', build: 1.03, turn: 0, lean: 0 },
  { ...besides[9]!, hair: 'long', build: 1, turn: -0.1, lean: 0 },
  { ...besides[11]!, hair: 'bun', build: 0.95, turn: 0, lean: 0 },
  { ...besides[18]!, hair: 'tail', build: 0.98, turn: 0, lean: 0 },
];

/** Those below the booth face the visitor. They talk, each to a neighbor, so they are seen in profile too. */
const talking: readonly Sitter[] = [
  { ...taken[0]!, hair: 'long', build: 0.96, turn: -1.3, lean: 0 },
  { ...taken[1]!, hair: 'short', build: 1.04, turn: 1.3, lean: 0 },
  { ...taken[3]!, hair: 'tail', build: 0.76, turn: -1.2, lean: 0 },
  { ...taken[4]!, hair: 'bun', build: 0.95, turn: 1.3, lean: 0.05 },
];

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

function wallLamps(frame: Frame): THREE.Object3D[] {
  const shade = new THREE.CylinderGeometry(0.09, 0.09, 0.3, 20);
  const shine = new THREE.CylinderGeometry(0.075, 0.075, 0.02, 20);
  const at = (geometry: THREE.BufferGeometry, up: number) =>
    sconces.map(([x, y, z]) => place(geometry, { at: [x, y + up, z] }));
  return [
    createScan(frame, [{ geometry: join(at(shade, 0)), density: 1, edges: 50 }], 921),
    createGlow(frame, join([...at(shine, 0.17), ...at(shine, -0.17)]), 'bone', 1.3).mesh,
  ];
}

/** Lamps at the feet of the panels, and their light on these and on the aisle. */
function footLights(frame: Frame): THREE.Object3D[] {
  return [
    createGlow(frame, onEnds(new THREE.PlaneGeometry(0.2, 0.018), -0.34, 0.014), 'bone', 1).mesh,
    ...ends.flatMap(({ at: [x, y, z], face }) => [
      createWash(frame, {
        at: [x + face * (end.thick / 2 + 0.016), y - 0.34, z],
        turn: [0, (face * Math.PI) / 2, 0],
        size: [0.9, 0.8],
        brightness: 0.07,
      }),
      createWash(frame, {
        at: [x + face * 0.35, floor + 0.012, z],
        turn: [-Math.PI / 2, 0, 0],
        size: [1.8, 1.7],
        brightness: 0.05,
      }),
    ]),
  ];
}

/** Small lights along both aisles. */
const aisleLights = (): THREE.BufferGeometry =>
  join(
    [1.2, 2.1, 3, 3.9, 4.8, 5.7].flatMap((z) =>
      [-2.05, 2.25].map((x) => place(new THREE.BoxGeometry(0.03, 0.02, 0.12), { at: [x, floor + 0.03, z] })),
    ),
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
    const lit = new THREE.Vector3(booth.x, floor + 2.4, back);
    const screen = new THREE.Vector3(0.7, 2.4, front);
    const lens = place(new THREE.CircleGeometry(0.07, 32), {
      at: [projector.x, port.y, booth.front - 0.07],
      turn: [0, Math.PI, 0],
    });
    // The wall behind the window of the booth.
    const inside = place(new THREE.PlaneGeometry(port.width + 0.5, port.height + 0.3), {
      at: [booth.x, port.y, back - 0.12],
    });
    return [
      ...shell(frame),
      createScan(frame, boothParts(), 96, { position: new THREE.Vector3(...strip[2]!), reach: 1.5 }),
      createLines(frame, ledges, { brightness: 0.3 }),
      createLines(frame, fields, { brightness: 0.1, width: 1 }),
      createScan(frame, endParts(), 99, { position: new THREE.Vector3(0.2, floor + 2.6, 1.4), reach: 1.9 }),
      ...footLights(frame),
      createScan(frame, [{ geometry: join(stages), density: 1, brightness: 0.4 }], 97, {
        position: screen,
        reach: 9,
      }),
      ...createSeats(frame, [...empty, ...taken], { position: lit, reach: 2.8 }, 'tide'),
      ...createSeats(frame, besides, { position: screen, reach: 9 }, 'tide'),
      ...createSitters(frame, watching, { from: screen, brightness: 3.2 }),
      ...createSitters(frame, talking, {
        from: new THREE.Vector3(booth.x, floor + 3.6, back + 1),
        brightness: 4,
      }),
      ...wallLamps(frame),
      createGlow(frame, aisleLights(), 'bone', 0.6).mesh,
      ...doors.map((x, index) =>
        createDoorway(frame, { at: [x, floor, back], turn: Math.PI, ...doorway, deep, seed: 923 + index }),
      ),
      createGlow(frame, inside, 'bone', 0.14).mesh,
      createGlow(frame, lens, 'bone', 1.4).mesh,
      createBeam(frame, {
        from: projector,
        to: screen,
        radius: 3.4,
        brightness: 0.05,
      }),
    ];
  },
};
