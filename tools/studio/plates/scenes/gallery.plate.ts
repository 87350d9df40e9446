import { smoothstep } from '../../world/easing';
import { box, lathe, sleeve, torus, type Distance } from '../solids/distance';
import type { PenLine, Plate } from '../plate';
import { vignette } from '../drawing/vignette';
import { sheet, type Material, type Sight, type Solid } from '../solids/solid';
import { guest, type Place } from '../people/guest';
import type { Visitor } from '../../walkthrough/shapes/people/visitor';
import { dot, normalize, upright, type Vector } from '../solids/vector';

const wallAt = -2.4;
const hall = { left: -2.35, right: 2.35, eye: 1.72 };
/** Half the width and height of each frame. */
const frames = new Map<number, readonly [number, number]>([
  [hall.left, [0.62, 0.82]],
  [hall.right, [0.72, 0.72]],
]);
const curve = { white: 0.88, black: 0.05 };

/** The brightness that is drawn with this tone, 0 to 1. */
const toned = (tone: number): number => curve.white - tone * (curve.white - curve.black);

/** How far a point of the wall is above the light of the lamps, one over each work, in meters. */
const overLight = (x: number, y: number): number =>
  y - Math.max(...[hall.left, 0, hall.right].map((at) => 3.02 - 1.5 * (x - at) ** 2));

/** Where a frame's shadow falls, a little below it. */
const isShaded = (x: number, y: number): boolean =>
  [...frames].some(
    ([at, [wide, high]]) =>
      Math.abs(x - at - 0.05) < wide - 0.02 && Math.abs(y - hall.eye + 0.11) < high - 0.02,
  );

/** The wall is bare where the lamps light it. */
const wall = ({ point: [x, y], open }: Sight): number => {
  const over = overLight(x, y);
  const dim = over > 0 ? 0.17 * Math.exp(-over / 0.28) : 0;
  return toned(dim + 0.16 * (1 - open) + (isShaded(x, y) ? 0.4 : 0));
};

const part = (distance: Distance, center: Vector, radius: number, material: Material): Solid => ({
  distance,
  center,
  radius,
  material: { outline: 0.8, ...material },
});

/** A frame on the wall. The material of its middle draws its content. */
function framed(x: number, picture: (x: number, y: number) => number): Solid {
  const [wide, high] = frames.get(x)!;
  const center: Vector = [x, hall.eye, wallAt + 0.05];
  const frame = part(box(center, [wide, high, 0.06], 0.008, upright), center, Math.hypot(wide, high) + 0.1, {
    value: 1,
    brightness: ({ point }) => {
      const u = point[0] - x;
      const v = point[1] - hall.eye;
      const border = Math.min(wide - Math.abs(u), high - Math.abs(v));
      return border < 0.05 ? 0.06 : picture(u, v);
    },
  });
  return { ...frame, shadowless: true };
}

/** Whorls around a core, like a fingerprint. */
function print(x: number, y: number): number {
  const out = Math.hypot(x / 0.36, (y + 0.05 * Math.sin(x * 5)) / 0.52);
  if (out > 1) return 1;
  const angle = Math.atan2(y, x);
  return 0.5 - 0.5 * Math.cos(out * 44 + angle + 1.4 * Math.sin(angle * 2 + out * 3)) > 0.5 ? 1 : 0.1;
}

/** A cross of two pen strokes. */
const plus = (x: number, y: number, arm: number, width: number, ink: 'line' | 'ember'): PenLine[] => [
  {
    points: [
      [x - arm, y, wallAt + 0.12],
      [x + arm, y, wallAt + 0.12],
    ],
    width,
    ink,
  },
  {
    points: [
      [x, y - arm, wallAt + 0.12],
      [x, y + arm, wallAt + 0.12],
    ],
    width,
    ink,
  },
];

const crosses = [-1, 0, 1].flatMap((row) =>
  [-1, 0, 1].flatMap((column) =>
    plus(
      hall.right + column * 0.36,
      hall.eye + row * 0.36,
      0.1,
      row === 0 && column === 0 ? 4 : 2.4,
      row === 0 && column === 0 ? 'ember' : 'line',
    ),
  ),
);

const bag = {
  low: 0.92,
  high: 2.32,
  outline: [
    [0, 0],
    [0.3, 0],
    [0.35, 0.05],
    [0.368, 0.3],
    [0.372, 0.7],
    [0.366, 1.1],
    [0.35, 1.36],
    [0.3, 1.4],
    [0, 1.4],
  ],
} as const;

/** Straps around the bag. */
const leather = ([, y]: Vector): number => {
  if (Math.abs(y - 1.2) < 0.035 || Math.abs(y - 2.06) < 0.035) return 0.12;
  return 0.95;
};

/** A lamp at the left models the bag; the one above it only throws its shadow. */
const side = normalize([-0.8, 0.4, 0.55]);
const modeled = ({ point, normal, open }: Sight): number =>
  leather(point) * (0.2 + 0.75 * Math.max(0, dot(normal, side))) * (0.5 + 0.5 * open);

const swivel: Vector = [0, 2.92, 0];
const chains: PenLine[] = [0, 1, 2, 3].map((corner) => {
  const angle = 0.5 + (corner * Math.PI) / 2;
  return {
    points: [[0.32 * Math.cos(angle), bag.high, 0.32 * Math.sin(angle)], swivel],
    width: 1.8,
  };
});

const plinth = { radius: 1.12, high: 0.1 };

/** The seams of the floor: all run to the middle of the horizon, so the floor is level. */
const seams: PenLine[] = Array.from({ length: 14 }, (_, index) => {
  const x = (index - 6.5) * 0.8;
  return {
    points: [
      [x, 0, wallAt],
      [x, 0, 4],
    ],
    width: 0.8,
    slack: 0.1,
  };
});

/** A parent with a child at the hand, somebody with a bag, and somebody in a wheelchair. All look away from the viewer. */
const visitors: readonly (readonly [Visitor, Place])[] = [
  [
    {
      pose: 'waits',
      hair: 'short',
      build: 1,
      turn: -0.25,
      lean: 0,
      nod: 0.1,
      wears: { collar: 'pale', top: 'pale' },
    },
    { at: [-1.0, 0, 0.95], yaw: Math.PI - 0.15, stripes: 0.07 },
  ],
  [
    { pose: 'follows', hair: 'tail', build: 0.66, turn: -0.2, lean: 0, nod: 0.3 },
    { at: [-0.5, 0, 1.02], yaw: Math.PI - 0.1 },
  ],
  [
    {
      pose: 'waits',
      hair: 'long',
      build: 0.98,
      turn: 0.3,
      lean: 0,
      nod: 0.12,
      wears: { top: 'dark', bagTone: 'plain' },
    },
    { at: [0.84, 0, 0.98], yaw: Math.PI + 0.35 },
  ],
  [
    {
      pose: 'rides',
      hair: 'bun',
      build: 0.95,
      turn: 0.1,
      lean: 0,
      nod: 0.1,
      wears: { top: 'plain', neck: 'hood', collar: 'pale', bottom: 'dark' },
    },
    { at: [1.72, 0, 1.05], yaw: Math.PI + 0.95 },
  ],
];

/** A heavy bag hung like a sculpture between two framed works. */
export const gallery: Plate = {
  width: 1120,
  height: 800,
  unit: 1.25,
  ground: 'bone',
  view: { eye: [0, 1.6, 6.4], target: [0, 1.6, 0], angle: 36.2 },
  light: { toward: [-0.15, 1, 0.02], ambient: 0.26, softness: 0.05, reach: 0.22 },
  grain: { fine: 0.9, bold: 1.98 },
  curve,
  seed: 18,
  fade: vignette(1120, 800, 80),
  solids: [
    sheet([0, 0, wallAt], [0, 0, 1], { value: 0.9, brightness: wall }),
    sheet([0, 0, 0], [0, 1, 0], {
      value: 0.8,
      brightness: ({ lit, open }) => toned(0.7 * smoothstep(0.6, 0.1, lit) + 0.45 * (1 - open)),
    }),
    framed(hall.left, print),
    framed(hall.right, () => 1),
    ...visitors.flatMap(([visitor, place]) => guest(visitor, place)),
    part(lathe([0, bag.low, 0], bag.outline), [0, 1.62, 0], 0.95, { value: 1, brightness: modeled }),
    part(torus([0, bag.high, 0], [0, 1, 0], 0.34, 0.025), [0, bag.high, 0], 0.4, { value: 0.3 }),
    part(sleeve([0, 0, 0], [0, plinth.high, 0], plinth.radius, plinth.radius), [0, 0, 0], 1.2, {
      value: 1,
      brightness: ({ point, normal, lit }) =>
        normal[1] > 0.5
          ? toned(0.85 * smoothstep(0.7, 0.15, lit))
          : toned(0.2 + 0.55 * smoothstep(-0.5, 1.1, point[0])),
    }),
  ],
  lines: [
    {
      points: [
        [-6, 0, wallAt],
        [6, 0, wallAt],
      ],
      width: 1.6,
      slack: 0.1,
    },
    { points: [swivel, [0, 5, 0]], width: 3 },
    ...seams,
    ...crosses,
    ...chains,
  ],
};
