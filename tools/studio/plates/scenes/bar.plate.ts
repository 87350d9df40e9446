import { ball, box, ellipsoid, lathe, limb, melt, raised, sleeve, type Distance } from '../solids/distance';
import type { Plate } from '../plate';
import { vignette } from '../drawing/vignette';
import { paperFloor, type Light } from '../drawing/shade';
import { sheet, type Material, type Solid } from '../solids/solid';
import { turned, upright, type Vector } from '../solids/vector';

const body = (distance: Distance, center: Vector, radius: number, material: Material): Solid => ({
  distance,
  center,
  radius,
  material: { outline: 0.7, ...material },
});

const bottle = lathe(
  [-0.82, 0, -0.3],
  [
    [0, 0],
    [0.29, 0],
    [0.31, 0.04],
    [0.31, 0.86],
    [0.29, 0.98],
    [0.2, 1.12],
    [0.12, 1.24],
    [0.1, 1.36],
    [0.1, 1.58],
    [0.125, 1.59],
    [0.125, 1.65],
    [0.1, 1.67],
    [0.1, 1.72],
    [0, 1.74],
  ],
);

/** A plain label around the bottle: a lighter band with a rule at each edge. */
const labeled = ([, y]: Vector): number => {
  if (y < 0.26 || y > 0.76) return 0.62;
  return y < 0.285 || y > 0.735 ? 0.3 : 1;
};

const glassAt: Vector = [-0.1, 0, 0.38];
const wall = (out: number, y: number): readonly [number, number] => [out + y * 0.06, y];
const tumbler = lathe(glassAt, [
  [0, 0],
  wall(0.235, 0),
  wall(0.235, 0.82),
  wall(0.215, 0.82),
  wall(0.215, 0.06),
  [0, 0.06],
]);
const drink = lathe(glassAt, [[0, 0.06], wall(0.212, 0.06), wall(0.212, 0.6), [0, 0.6]]);

const bowl = lathe(
  [0.86, 0, -0.12],
  [
    [0, 0],
    [0.2, 0],
    [0.2, 0.05],
    [0.4, 0.16],
    [0.53, 0.33],
    [0.58, 0.5],
    [0.55, 0.5],
    [0.49, 0.34],
    [0.36, 0.2],
    [0, 0.16],
  ],
);

/** Fruit with a dent at its stem. */
const apple = ([x, y, z]: Vector, size: number): Distance =>
  raised(ball([x, y, z], size), (px, py, pz) => {
    const out = Math.hypot(px - x, pz - z);
    return py > y ? -0.06 * Math.exp(-((out / 0.07) ** 2)) : 0;
  });

const pear = melt(0.12, [ball([0.84, 0.62, 0.06], 0.17), ball([0.88, 0.86, 0.02], 0.095)]);
const stem = limb([0.89, 0.94, 0.01], [0.93, 1.06, 0.02], 0.012, 0.016);
const lemon = melt(0.06, [
  ellipsoid([0.3, 0.13, 0.66], [0.19, 0.135, 0.135], turned(upright, [0.5, 0, 0])),
  ball([0.48, 0.13, 0.56], 0.035),
]);

/** A slice on the glass's rim: pale flesh in a darker rind. */
const sliceAt: Vector = [0.16, 0.84, 0.42];
const slice = sleeve([0.185, 0.83, 0.4], [0.17, 0.845, 0.455], 0.15, 0.15);

const light: Light = { toward: [-0.85, 0.95, 0.6], ambient: 0.3, softness: 0.16, reach: 0.3 };

/** A drink without alcohol, and fruit. One fruit is ember. */
export const bar: Plate = {
  width: 600,
  height: 600,
  ground: 'bone',
  view: { eye: [0, 1.55, 6.4], target: [0.2, 0.72, 0], angle: 26 },
  light,
  grain: { fine: 0.72, bold: 1.65 },
  curve: { white: 0.84, black: 0.05 },
  seed: 16,
  fade: vignette(600, 600, 100),
  solids: [
    sheet([0, 0, 0], [0, 1, 0], { value: paperFloor(light) }),
    body(bottle, [-0.82, 0.87, -0.3], 0.95, { value: labeled, shine: 0.9 }),
    body(tumbler, [-0.1, 0.41, 0.38], 0.55, { value: 1, clear: true }),
    body(drink, [-0.1, 0.33, 0.38], 0.45, { value: 1, shine: 0.3 }),
    body(
      box([-0.17, 0.6, 0.42], [0.09, 0.09, 0.09], 0.02, turned(upright, [0.5, 0.4, 0.2])),
      [-0.17, 0.6, 0.42],
      0.17,
      {
        value: 1,
      },
    ),
    body(
      box([0, 0.6, 0.34], [0.08, 0.08, 0.08], 0.02, turned(upright, [0.1, 0.3, -0.5])),
      [0, 0.6, 0.34],
      0.15,
      {
        value: 1,
      },
    ),
    body(limb([-0.05, 0.4, 0.36], [-0.22, 1.2, 0.2], 0.02, 0.02), [-0.13, 0.8, 0.28], 0.5, { value: 0.35 }),
    body(slice, sliceAt, 0.2, {
      value: ([x, y, z]) => {
        const out = Math.hypot(x - 0.177, y - 0.838, z - 0.43);
        return out > 0.128 ? 0.3 : 0.95;
      },
    }),
    body(bowl, [0.86, 0.25, -0.12], 0.68, { value: 1 }),
    body(apple([0.6, 0.57, 0.02], 0.18), [0.6, 0.57, 0.02], 0.2, { value: 0.85, shine: 0.5 }),
    body(apple([1.12, 0.56, 0.02], 0.175), [1.12, 0.56, 0.02], 0.2, { value: 0.7, ink: 'ember', shine: 0.4 }),
    body(pear, [0.86, 0.7, 0.04], 0.32, { value: 0.95 }),
    body(stem, [0.91, 1, 0.01], 0.1, { value: 0.2 }),
    body(apple([0.84, 0.58, -0.3], 0.18), [0.84, 0.58, -0.3], 0.2, { value: 0.8 }),
    body(lemon, [0.32, 0.13, 0.64], 0.26, { value: 0.95 }),
  ],
};
