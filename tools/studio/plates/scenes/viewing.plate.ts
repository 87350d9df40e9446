import { clamp } from '../../world/easing';
import { createCamera } from '../drawing/camera';
import { shade, type Light, type Picture } from '../drawing/shade';
import { vignette } from '../drawing/vignette';
import { ring } from '../people/clothes';
import { figure } from '../people/person';
import { stand } from '../people/pose';
import { kick } from '../people/poses';
import type { PenLine, Plate } from '../plate';
import { box } from '../solids/distance';
import { seat, seatWidth, viewer, type Hair } from '../solids/seat';
import { sheet, type Sight, type Solid } from '../solids/solid';
import { upright, type Vector } from '../solids/vector';

const screen = { left: -2.7, right: 2.7, low: 1.0, high: 4.0, z: -5 };

const onScreen = ([x, y]: Vector, margin: number): boolean =>
  x > screen.left - margin &&
  x < screen.right + margin &&
  y > screen.low - margin &&
  y < screen.high + margin;

/** The fighter on the screen, as the projector shows it: drawn from the front, once it is needed. */
const image = { width: 540, height: 300 };
const camera = createCamera(
  { eye: [0, 2.5, 16], target: [0, 2.5, 0], angle: 10.71 },
  image.width,
  image.height,
);
let fighter: Picture | undefined;
function shown([x, y]: Vector): number {
  fighter ??= shade(
    figure(stand(kick, { at: [-0.3, 1.26, 0], yaw: Math.PI / 2, size: 1.42 }), ring),
    camera,
    { toward: [-0.5, 0.8, 0.6], ambient: 0.3, softness: 0.1, reach: 0.3 },
    image.width,
    image.height,
  );
  const column = Math.floor(((x - screen.left) / (screen.right - screen.left)) * image.width);
  const row = Math.floor(((screen.high - y) / (screen.high - screen.low)) * image.height);
  const pixel = clamp(row, 0, image.height - 1) * image.width + clamp(column, 0, image.width - 1);
  return fighter.solid[pixel] === -1 ? 1 : fighter.brightness[pixel]!;
}

/** Chance, 0 to 1, the same for every point of a small square: dots that thin out by chance leave no edge. */
function chance(x: number, y: number, side: number): number {
  const wild = Math.sin(Math.floor(x / side) * 12.9898 + Math.floor(y / side) * 78.233) * 43758.5453;
  return wild - Math.floor(wild);
}

/** The wall: light spills over the screen's edge as a halo, whose last dots are scattered. */
const wall = ({ point: [x, y, z] }: Sight): number => {
  if (onScreen([x, y, z], 0)) return shown([x, y, z]);
  const off = Math.hypot(Math.max(0, Math.abs(x) - 2.7), Math.max(0, Math.abs(y - 2.5) - 1.5));
  const spill = 0.19 * Math.exp(-off / 0.34);
  return chance(x, y, 0.1) * 0.07 < spill ? 0.62 - spill : 1;
};

const edge = vignette(960, 720, 84);

/** The audience: row from the screen, seat from the left. The seats at the aisle are free. */
const audience: readonly (readonly [number, number, Hair, number, number])[] = [
  [0, 0, 'short', 0.98, 0.03],
  [0, 1, 'long', 0.95, 0.08],
  [0, 3, 'short', 1, 0],
  [0, 4, 'bun', 0.95, -0.05],
  [1, 1, 'round', 0.98, 0.03],
  [1, 3, 'long', 0.98, 0.06],
  [1, 4, 'short', 1.02, -0.06],
  [2, 1, 'short', 1.04, 0.05],
  [2, 3, 'short', 1, -0.03],
];

/** Each row is a step higher than the one before it. */
const rise = 0.1;
const floorOf = (row: number): number => (row + 1) * rise;
const place = (row: number, index: number): Vector => [
  -2.3 + index * seatWidth,
  floorOf(row),
  -1.7 + row * 1.35,
];

const steps: Solid[] = [0, 1, 2].map((row) => {
  const center: Vector = [0.6, floorOf(row) / 2, -1.85 + row * 1.35];
  const half: Vector = [3.4, floorOf(row) / 2, 0.675];
  return {
    distance: box(center, half, 0.01, upright),
    center,
    radius: Math.hypot(...half),
    material: { value: 1.4 },
  };
});

const rows: Solid[] = [0, 1, 2].flatMap((row) =>
  Array.from({ length: 7 }, (_, index) => seat(place(row, index))).flat(),
);

/** The corners of the camera's frame around the kick. */
const brackets: PenLine[] = ([-1, 1] as const).flatMap((side) =>
  ([-1, 1] as const).map((up): PenLine => {
    const [x, y, z] = [0.06 + side * 1.12, 2.52 + up * 1.26, screen.z + 0.02];
    return {
      points: [
        [x - side * 0.34, y, z],
        [x, y, z],
        [x, y - up * 0.34, z],
      ],
      width: 2.9,
      ink: 'ember',
      slack: 0.05,
    };
  }),
);

const light: Light = { toward: [0.15, 0.9, -1], ambient: 0.36, softness: 0.25, reach: 0.35 };

/** An audience from behind and from the aisle, in rows of seats, in front of a screen that lights them. */
export const viewing: Plate = {
  width: 960,
  height: 720,
  unit: 1.25,
  ground: 'bone',
  view: { eye: [-4.3, 3.5, 4.5], target: [-0.6, 1.5, -2.6], angle: 40 },
  light,
  grain: { fine: 0.9, bold: 2 },
  curve: { white: 0.62, black: 0.04 },
  seed: 13,
  fade: (x, y) => edge(x + 34 * (chance(x, y, 7) - 0.5), y + 34 * (chance(y, x, 7) - 0.5)),
  solids: [
    sheet([0, 0, screen.z], [0, 0, 1], { value: 0.3, brightness: wall }),
    sheet([0, 0, 0], [0, 1, 0], { value: 1.4 }),
    ...steps,
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
      width: 2.9,
      slack: 0.05,
    },
    ...brackets,
  ],
};
