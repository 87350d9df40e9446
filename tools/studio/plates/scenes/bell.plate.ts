import { ball, box, lathe, limb, melt, panel, raised, torus, type Distance } from '../solids/distance';
import type { Plate } from '../plate';
import type { Material, Solid } from '../solids/solid';
import { upright, type Vector } from '../solids/vector';

/** Where the gong hangs on its board. */
const gongAt: Vector = [0, 0.3, 0.1];

/** A turned body whose axis points toward the viewer. */
const facing = ([cx, cy, cz]: Vector, outline: readonly (readonly [number, number])[]): Distance => {
  const turned = lathe([0, 0, 0], outline);
  return (x, y, z) => turned(x - cx, z - cz, cy - y);
};

const body = (distance: Distance, center: Vector, radius: number, material: Partial<Material>): Solid => ({
  distance,
  center,
  radius,
  material: { value: 0.8, outline: 0.75, ...material },
});

/** The bell's curve, from its rim to the washer under the nut. */
const curve = Array.from({ length: 13 }, (_, step) => {
  const angle = (step / 12) * 1.2;
  return [0.86 * Math.cos(angle) ** 0.8, 0.15 + 0.44 * Math.sin(angle)] as const;
});
const gong = facing(gongAt, [
  [0, 0],
  [0.96, 0],
  [1, 0.03],
  [1, 0.09],
  [0.96, 0.12],
  [0.88, 0.12],
  ...curve,
  [0.3, 0.6],
  [0.26, 0.62],
  [0, 0.62],
]);

/** Two turned grooves. */
const polish = ([x, y]: Vector): number => {
  const out = Math.hypot(x - gongAt[0], y - gongAt[1]);
  return Math.abs(out - 0.31) < 0.035 || Math.abs(out - 0.66) < 0.018 ? 0.3 : 0.88;
};

const nut = facing(
  [gongAt[0], gongAt[1], gongAt[2] + 0.6],
  [
    [0, 0],
    [0.17, 0],
    [0.17, 0.03],
    [0.11, 0.05],
    [0.11, 0.12],
    [0.07, 0.17],
    [0, 0.18],
  ],
);

/** Boards with a groove between each two. */
const board = raised(panel([0, 0, 0], [1.2, 1.5], 0.2, 0.08, upright), (x) =>
  Math.abs(Math.abs(x) - 0.38) < 0.012 ? -0.03 : 0,
);
const grain = ([x, y]: Vector): number =>
  0.36 - 0.16 * Math.max(0, Math.sin(x * 40 + 2.2 * Math.sin(y * 1.3 + x * 4)));

const screws: Solid[] = [-1, 1].flatMap((side) =>
  [-1.34, 1.34].map((y) =>
    body(ball([side * 0.98, y, 0.06], 0.06), [side * 0.98, y, 0.06], 0.08, { value: 0.9, shine: 0.5 }),
  ),
);

/** The hammer: a ball on a bent arm, which a pull at the cord swings against the rim. */
const pivot: Vector = [0.5, -1.16, 0.16];
const hammer: Vector = [0.87, -0.55, 0.3];
const arm = melt(0.03, [
  limb(pivot, [0.72, -0.9, 0.28], 0.045, 0.04),
  limb([0.72, -0.9, 0.28], hammer, 0.04, 0.04),
  limb(pivot, [0.06, -1.2, 0.26], 0.045, 0.04),
]);
const ring = torus([0.03, -1.29, 0.26], [0, 0, 1], 0.075, 0.022);

/** A ringside bell on its board, in light on a dark wall. The pull at its cord is ember. */
export const bell: Plate = {
  width: 468,
  height: 650,
  ground: 'ink',
  view: { eye: [-1.3, 0.9, 9], target: [-0.02, -0.155, 0], angle: 21.2 },
  light: { toward: [-0.75, 0.75, 0.8], ambient: 0.16, softness: 0.12, reach: 0.35 },
  grain: { fine: 0.92, bold: 2.1 },
  curve: { white: 1, black: 0.08 },
  seed: 21,
  solids: [
    body(board, [0, 0, 0], 1.95, { value: grain, outline: 0.8 }),
    ...screws,
    body(gong, [gongAt[0], gongAt[1], gongAt[2] + 0.25], 1.08, { value: polish, shine: 0.5 }),
    body(nut, [gongAt[0], gongAt[1], gongAt[2] + 0.62], 0.22, { value: 0.95, shine: 0.5 }),
    body(
      box([pivot[0], pivot[1], 0.12], [0.16, 0.12, 0.07], 0.03, upright),
      [pivot[0], pivot[1], 0.12],
      0.24,
      { value: 0.75 },
    ),
    body(arm, [0.5, -0.95, 0.25], 0.75, { value: 0.95 }),
    body(ball(hammer, 0.13), hammer, 0.14, { value: 1, shine: 0.6 }),
    body(ring, [0.03, -1.29, 0.26], 0.12, { value: 0.9 }),
    body(limb([0.03, -1.36, 0.26], [0.03, -1.62, 0.28], 0.03, 0.03), [0.03, -1.5, 0.27], 0.2, {
      ink: 'ember',
      value: 1,
    }),
    body(ball([0.03, -1.68, 0.28], 0.12), [0.03, -1.68, 0.28], 0.13, { ink: 'ember', value: 1 }),
  ],
};
