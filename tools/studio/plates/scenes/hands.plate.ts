import type { Light } from '../drawing/shade';
import { limb } from '../solids/distance';
import { inHand, jointsOf, tapedHand, type Grip } from '../solids/hand';
import type { PenLine, Plate } from '../plate';
import { sheet, type Solid } from '../solids/solid';
import { add, normalize, scale, subtract, turned, type Frame, type Vector } from '../solids/vector';

/** A hand that lies on the table with its back up and points away from the viewer. Mirrored for the left one. */
const flat: Frame = [
  [1, 0, 0],
  [0, 0, -1],
  [0, 1, 0],
];
const mirrored: Frame = [[-1, 0, 0], flat[1], flat[2]];

const left: Grip = {
  at: [-0.7, 0.3, 1.25],
  frame: turned(flat, [0, 0, -0.12]),
  fingers: [
    { bend: [0.22, 0.15, 0.1], lean: 0.12 },
    { bend: [0.2, 0.18, 0.1], lean: 0 },
    { bend: [0.22, 0.18, 0.1], lean: -0.1 },
    { bend: [0.25, 0.15, 0.1], lean: -0.26 },
  ],
  thumb: [
    [0.2, 0.25, -0.08],
    [0.5, 0.58, -0.12],
    [0.68, 0.86, -0.16],
    [0.76, 1.12, -0.2],
  ],
};

const right: Grip = {
  at: [0.98, 0.3, 0.2],
  frame: turned(mirrored, [-0.8, -0.05, 0.3]),
  fingers: [
    { bend: [0.7, 0.5, 0.3], lean: 0.12 },
    { bend: [0.85, 0.7, 0.4], lean: 0.06 },
    { bend: [1.0, 1.0, 0.6], lean: 0 },
    { bend: [1.1, 1.1, 0.6], lean: -0.08 },
  ],
  thumb: [
    [0.2, 0.25, -0.1],
    [0.5, 0.58, -0.28],
    [0.52, 0.95, -0.46],
    [0.4, 1.22, -0.62],
  ],
};

/** The pencil lies between the tips of thumb and index finger, and on the first knuckle. */
const local = inHand(right);
const pinch = local(scale(add(jointsOf(0, right.fingers[0]!)[3]!, right.thumb[3]!), 0.5));
const rest = local([0.5, 0.4, 0.6]);
const way = normalize(subtract(pinch, rest));
const on = (far: number): Vector => add(pinch, scale(way, far));
const pencil: Solid[] = [
  [limb(on(0.3), on(-1.75), 0.058, 0.058), 0.75, 'ember'] as const,
  [limb(on(0.3), on(0.67), 0.056, 0.012), 0.2, 'line'] as const,
].map(([distance, value, ink]) => ({
  distance,
  center: on(-0.8),
  radius: 1.5,
  material: { value, ink, outline: 0.8 },
}));

/** The plus that it has drawn. */
const plusAt: Vector = [-0.88, 0, -1.3];
const plus: PenLine[] = [
  [0.36, 0],
  [0, 0.36],
].map(([x, z]) => ({
  points: [add(plusAt, [-x!, 0, -z!]), add(plusAt, [x!, 0, z!])],
  width: 6,
  ink: 'ember',
  through: true,
}));

const light: Light = { toward: [-0.75, 1, 0], ambient: 0.32, softness: 0.14, reach: 0.3 };

/** The sheet on the table: bare but for pale shadows. It lies a little deep, so that the hands keep their outlines. */
const paper = sheet([0, -0.22, 0], [0, 1, 0], { value: 1, brightness: ({ lit }) => 0.73 + 0.2 * lit });

/** Two taped hands at a table; the right one holds a pencil, which has drawn an ember plus. */
export const hands: Plate = {
  width: 600,
  height: 750,
  ground: 'bone',
  view: { eye: [0, 6.4, 4.2], target: [0.04, 0, 0.02], angle: 28.5 },
  light,
  grain: { fine: 0.92, bold: 2.1 },
  curve: { white: 0.84, black: 0.05 },
  seed: 23,
  solids: [paper, ...tapedHand(left), ...tapedHand(right), ...pencil],
  lines: plus,
};
