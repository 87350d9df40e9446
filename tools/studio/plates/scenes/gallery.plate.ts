import { box, lathe, limb, sleeve, torus, type Distance } from '../solids/distance';
import type { PenLine, Plate } from '../plate';
import { sheet, type Material, type Sight, type Solid } from '../solids/solid';
import { upright, type Vector } from '../solids/vector';

const wallAt = -2.4;
const hall = { left: -2.35, right: 2.35, eye: 1.72 };
const bagAt: Vector = [0, 0, 0];

/** Light on the wall from the lamp over each work. */
const lamp = (x: number, y: number, atX: number, size: number): number =>
  Math.exp(-(((x - atX) ** 2 + ((y - hall.eye) * 0.75) ** 2) / size));

const wall = ({ point: [x, y], open }: Sight): number =>
  (0.8 + 0.2 * Math.max(lamp(x, y, hall.left, 1.1), lamp(x, y, hall.right, 1.1), 0.85 * lamp(x, y, 0, 1.3))) *
  (0.75 + 0.25 * open);

const part = (distance: Distance, center: Vector, radius: number, material: Material): Solid => ({
  distance,
  center,
  radius,
  material: { outline: 0.8, ...material },
});

/** A frame on the wall. The material of its middle draws its content. */
function framed(x: number, wide: number, high: number, picture: (x: number, y: number) => number): Solid {
  const center: Vector = [x, hall.eye, wallAt + 0.05];
  return part(box(center, [wide, high, 0.06], 0.008, upright), center, Math.hypot(wide, high) + 0.1, {
    value: 1,
    brightness: ({ point }) => {
      const u = point[0] - x;
      const v = point[1] - hall.eye;
      const border = Math.min(wide - Math.abs(u), high - Math.abs(v));
      return border < 0.05 ? 0.06 : picture(u, v);
    },
  });
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
  return 0.9;
};

const swivel: Vector = [0, 2.92, 0];
const chains: PenLine[] = [0, 1, 2, 3].map((corner) => {
  const angle = 0.5 + (corner * Math.PI) / 2;
  return {
    points: [[0.32 * Math.cos(angle), bag.high, 0.32 * Math.sin(angle)], swivel],
    width: 1.5,
  };
});

/** A heavy bag hung like a sculpture between two framed works. */
export const gallery: Plate = {
  width: 840,
  height: 600,
  ground: 'bone',
  view: { eye: [0.55, 1.6, 6.2], target: [0.06, 1.6, 0], angle: 35 },
  light: { toward: [-0.5, 0.9, 0.6], ambient: 0.26, softness: 0.05, reach: 0.22 },
  grain: { fine: 0.85, bold: 1.75 },
  curve: { white: 0.88, black: 0.05 },
  seed: 18,
  solids: [
    sheet([0, 0, wallAt], [0, 0, 1], { value: 0.9, brightness: wall }),
    sheet([0, 0, 0], [0, 1, 0], {
      value: 0.8,
      brightness: ({ point: [x, , z], lit, open }) =>
        (0.72 + 0.3 * Math.exp(-(x * x + z * z) / 2.2)) * open * (0.4 + 0.78 * lit),
    }),
    framed(hall.left, 0.62, 0.82, print),
    framed(hall.right, 0.72, 0.72, () => 1),
    part(lathe([0, bag.low, 0], bag.outline), [0, 1.62, 0], 0.95, { value: leather, shine: 0.25 }),
    part(torus([0, bag.high, 0], [0, 1, 0], 0.34, 0.025), [0, bag.high, 0], 0.4, { value: 0.3 }),
    part(limb(swivel, [0, 5, 0], 0.018, 0.018), [0, 4, 0], 1.2, { value: 0.2 }),
    part(sleeve([0, 0, 0], [0, 0.09, 0], 0.95, 0.93), bagAt, 1.05, { value: 1 }),
  ],
  lines: [
    {
      points: [
        [-6, 0, wallAt],
        [6, 0, wallAt],
      ],
      width: 1.3,
      slack: 0.1,
    },
    ...crosses,
    ...chains,
  ],
};
