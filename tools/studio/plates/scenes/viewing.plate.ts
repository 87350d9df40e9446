import { smoothstep } from '../../world/easing';
import { ring } from '../people/clothes';
import { figure } from '../people/person';
import type { Plate } from '../plate';
import { vignette } from '../drawing/vignette';
import { stand } from '../people/pose';
import { kick } from '../people/poses';
import { seat, viewer, type Hair } from '../solids/seat';
import { sheet, valueAt, type Sight, type Solid } from '../solids/solid';
import { dot, type Vector } from '../solids/vector';

const screen = { left: -2.9, right: 2.9, low: 1.0, high: 4.2, z: -5 };

const onScreen = ([x, y]: Vector, margin: number): boolean =>
  x > screen.left - margin &&
  x < screen.right + margin &&
  y > screen.low - margin &&
  y < screen.high + margin;

/** The wall: dark except for the screen. */
const wall = ({ point }: Sight): number => {
  if (onScreen(point, 0)) return 1;
  const off = Math.hypot(point[0] / 4.2, (point[1] - 2.6) / 2.8);
  return 0.33 + 0.31 * smoothstep(1.25, 0.7, off);
};

/** The audience: row from the screen, seat from the left. */
const audience: readonly (readonly [number, number, Hair, number, number])[] = [
  [0, 0, 'long', 0.95, 0.05],
  [0, 1, 'short', 0.98, 0],
  [0, 3, 'bun', 0.95, 0.05],
  [0, 4, 'short', 0.98, -0.06],
  [1, 0, 'round', 0.98, 0.06],
  [1, 2, 'short', 1.02, -0.04],
  [1, 3, 'long', 0.98, 0.1],
  [2, 0, 'short', 1.04, 0.08],
  [2, 1, 'bun', 0.8, -0.07],
  [2, 3, 'long', 0.98, -0.03],
];

const place = (row: number, index: number): Vector => {
  const x = (index - (6 - row - 1) / 2) * 0.78;
  return [x, 0.1 + row * 0.26, -1.1 + row * 1.15 + x * x * 0.03];
};

const rows: Solid[] = [0, 1, 2].flatMap((row) =>
  Array.from({ length: 6 - row }, (_, index) => seat(place(row, index))).flat(),
);

/** The fighter on the screen is an image: it glows and throws no shadow into the room. */
const shown: Solid[] = figure(
  stand(kick, { at: [-0.5, 1.42, -4.6], yaw: Math.PI / 2, size: 1.38 }),
  ring,
).map((solid) => ({
  ...solid,
  shadowless: true,
  material: {
    ...solid.material,
    brightness: ({ point, normal, open }) =>
      valueAt(solid.material, point) * open * (0.16 + 0.6 * Math.max(0, dot(normal, [-0.6, 0.6, 0.53]))),
  },
}));

/** An audience from behind, in rows of seats, in front of a screen that lights them. */
export const viewing: Plate = {
  width: 720,
  height: 540,
  ground: 'bone',
  view: { eye: [0, 2.25, 4.6], target: [0, 1.78, -3], angle: 38 },
  light: { toward: [0, 0.75, -1], ambient: 0.34, softness: 0.3, reach: 0.4 },
  grain: { fine: 0.73, bold: 1.6 },
  curve: { white: 0.72, black: 0.04 },
  seed: 13,
  fade: vignette(720, 540, 84),
  solids: [
    sheet([0, 0, screen.z], [0, 0, 1], { value: 0.3, brightness: wall }),
    sheet([0, 0, 0], [0, 1, 0], {
      value: 0.5,
      brightness: ({ point, open }) => (0.08 + 0.36 * smoothstep(-2.5, -5, point[2])) * open,
    }),
    ...shown,
    ...rows,
    ...audience.flatMap(([row, index, hair, size, lean]) => viewer(place(row, index), hair, size, lean)),
  ],
  lines: [
    {
      points: [
        [screen.left, screen.low, screen.z],
        [screen.right, screen.low, screen.z],
        [screen.right, screen.high, screen.z],
        [screen.left, screen.high, screen.z],
        [screen.left, screen.low, screen.z],
      ],
      width: 2.2,
      slack: 0.05,
    },
  ],
};
