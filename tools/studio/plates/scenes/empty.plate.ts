import { smoothstep } from '../../world/easing';
import type { PenLine, Plate } from '../plate';
import { sheet, type Sight } from '../solids/solid';
import type { Vector } from '../solids/vector';

const frame = { wide: 1.15, high: 0.85, middle: 1.65 };

const inside = (x: number, y: number): boolean =>
  Math.abs(x) < frame.wide + 0.02 && Math.abs(y - frame.middle) < frame.high + 0.02;

/** A lamp over the frame lights the wall in a cone. */
function spotlight({ point: [x, y] }: Sight): number {
  if (inside(x, y)) return 0;
  const half = 0.25 + (3.6 - y) * 0.68;
  const cone = smoothstep(1, 0.25, Math.abs(x) / half);
  return 0.92 * cone * Math.exp(-((y - 1.75) ** 2) / 1.7);
}

const outline = (wide: number, high: number, x = 0, y = frame.middle): Vector[] => [
  [x - wide, y - high, 0],
  [x + wide, y - high, 0],
  [x + wide, y + high, 0],
  [x - wide, y + high, 0],
  [x - wide, y - high, 0],
];

const plus: PenLine[] = [
  {
    points: [
      [-0.12, frame.middle, 0],
      [0.12, frame.middle, 0],
    ],
    width: 3,
    ink: 'ember',
    through: true,
  },
  {
    points: [
      [0, frame.middle - 0.12, 0],
      [0, frame.middle + 0.12, 0],
    ],
    width: 3,
    ink: 'ember',
    through: true,
  },
];

/** An empty frame under a spotlight. */
export const empty: Plate = {
  width: 720,
  height: 540,
  ground: 'bone',
  view: { eye: [0, 1.5, 6], target: [0, 1.5, 0], angle: 36 },
  light: { toward: [0, 1, 1], ambient: 0.5, softness: 0.2, reach: 0.2 },
  grain: { fine: 0.85, bold: 1.8 },
  curve: { white: 0, black: 1 },
  seed: 19,
  solids: [sheet([0, 0, 0], [0, 0, 1], { value: 1, brightness: spotlight })],
  lines: [
    { points: outline(frame.wide, frame.high), width: 2.6, through: true },
    { points: outline(frame.wide - 0.09, frame.high - 0.09), width: 1, through: true },
    { points: outline(0.17, 0.11, 1.58, 1.2), width: 1.2, through: true },
    ...plus,
  ],
};
