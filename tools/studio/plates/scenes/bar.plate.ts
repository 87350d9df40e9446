import { clamp, lerp } from '../../world/easing';
import { ball, both, half, lathe, limb, melt, raised, type Distance } from '../solids/distance';
import type { PenLine, Plate } from '../plate';
import { vignette } from '../drawing/vignette';
import { paperFloor, type Light } from '../drawing/shade';
import { sheet, type Material, type Sight, type Solid } from '../solids/solid';
import { along, into, subtract, type Frame, type Vector } from '../solids/vector';

const body = (distance: Distance, center: Vector, radius: number, material: Material): Solid => ({
  distance,
  center,
  radius,
  material: { outline: 0.75, ...material },
});

/** A jug of glazed clay: a belly, a wide mouth with a spout toward the right, and a handle. */
const jugAt: Vector = [-0.98, 0, -0.25];
const jugHigh = 1.36;
type Outline = readonly (readonly [radius: number, high: number])[];

/** A smooth line through points (Catmull-Rom). */
const smooth = (points: Outline): Outline =>
  points.slice(0, -1).flatMap((from, index) => {
    const to = points[index + 1]!;
    const [before, after] = [points[index - 1] ?? from, points[index + 2] ?? to];
    return [0, 1, 2, 3].map((step) => {
      const t = step / 4;
      const at = (axis: 0 | 1) =>
        from[axis] +
        0.5 * t * (to[axis] - before[axis]) +
        t * t * (before[axis] - 2.5 * from[axis] + 2 * to[axis] - 0.5 * after[axis]) +
        t * t * t * (1.5 * (from[axis] - to[axis]) + 0.5 * (after[axis] - before[axis]));
      return [at(0), at(1)] as const;
    });
  });

const jugWall = lathe(jugAt, [
  [0, 0],
  [0.3, 0],
  ...smooth([
    [0.33, 0.03],
    [0.45, 0.27],
    [0.48, 0.46],
    [0.45, 0.68],
    [0.36, 0.9],
    [0.31, 1.06],
    [0.315, 1.2],
    [0.365, jugHigh],
  ]),
  [0.365, jugHigh],
  [0.335, jugHigh],
  [0.285, 1.19],
  [0.28, 1.06],
  [0.32, 0.9],
  [0.42, 0.68],
  [0, 0.64],
]);

/** The spout pulls the wall of the mouth outward. */
const jug: Distance = (x, y, z) => {
  const [right, up, near] = [x - jugAt[0], y - 1.02, z - jugAt[2]];
  const beside = Math.exp(-((near / 0.13) ** 2)) * clamp(right / 0.3);
  const pull = 0.13 * Math.min(1.15, Math.max(0, up / (jugHigh - 1.02))) ** 1.6 * beside;
  return 0.8 * jugWall(x - pull, y - 0.2 * pull, z);
};

const handle = (() => {
  const points: Vector[] = Array.from({ length: 17 }, (_, index) => {
    const angle = lerp(1.9, -1.45, index / 16);
    return [
      jugAt[0] - 0.3 - 0.36 * Math.cos(angle) * (1 - 0.12 * Math.sin(angle)),
      0.8 + 0.38 * Math.sin(angle),
      jugAt[2],
    ];
  });
  return melt(
    0.02,
    points.slice(1).map((to, index) => limb(points[index]!, to, 0.045, 0.045)),
  );
})();

/** Pale glaze down to the foot, which is bare clay. */
const glazed = ([, y]: Vector): number => (y > 0.2 ? 1 : 0.6);

/** Where the tumblers stand, and how high the drink is in each. */
const tumblers: readonly { at: Vector; level: number }[] = [
  { at: [0.34, 0, -0.4], level: 0.52 },
  { at: [1.02, 0, -0.02], level: 0.4 },
];
const tumblerHigh = 0.66;
const wall = (out: number, y: number): readonly [number, number] => [out + y * 0.075, y];

/** A tumbler with a heavy foot, and a drink in it. */
function tumbler({ at, level }: (typeof tumblers)[number]): Solid[] {
  const glass = lathe(at, [
    [0, 0],
    [0.21, 0],
    wall(0.225, 0.02),
    wall(0.225, tumblerHigh),
    wall(0.205, tumblerHigh),
    wall(0.2, 0.1),
    [0, 0.085],
  ]);
  const drink = lathe(at, [[0, 0.095], wall(0.194, 0.11), wall(0.2, level), [0, level]]);
  return [
    body(glass, [at[0], tumblerHigh / 2, at[2]], 0.48, { value: 1, clear: true }),
    body(drink, [at[0], level / 2, at[2]], 0.4, { value: 0.95, shine: 0.4, outline: 0.5 }),
  ];
}

/** The lip of a tumbler, and its foot, in pen. */
const rims = ([x, y, z]: Vector): PenLine[] =>
  (
    [
      [tumblerHigh, wall(0.225, tumblerHigh)[0], 1.3],
      [0.012, 0.224, 1.1],
    ] as const
  ).map(([high, radius, width]) => ({
    points: Array.from({ length: 73 }, (_, part): Vector => {
      const angle = (part / 72) * Math.PI * 2;
      return [x + radius * Math.cos(angle), y + high, z + radius * Math.sin(angle)];
    }),
    width,
  }));

const size = 0.3;
const rind = (at: Vector): Distance =>
  raised(ball(at, size), (x, y, z) => 0.003 * Math.sin(x * 70) * Math.sin(y * 74) * Math.sin(z * 66));

/** Half of an orange, cut across. @param facing where the cut looks */
function halfOrange(at: Vector, facing: Vector): Solid {
  const frame: Frame = along(facing, [0, 1, 0]);
  const flesh = ({ point, lit, open }: Sight): number => {
    const [across, deep, up] = into(frame, subtract(point, at));
    const light = (0.34 + 0.66 * lit) * (0.55 + 0.45 * open);
    if (deep < -0.012) return 0.86 * light;
    const out = Math.hypot(across, up) / size;
    if (out > 0.955) return 0.25;
    if (out > 0.875 || out < 0.09) return 1;
    const segment = ((Math.atan2(up, across) + 0.2) / Math.PI) * 5;
    const skin = Math.abs(segment - Math.round(segment)) * (Math.PI / 5) * out;
    if (skin < 0.028) return 1;
    // Drops in the flesh, longer toward the middle.
    const drops = Math.sin(segment * 13 + 3 * Math.sin(out * 9)) * Math.sin(out * 26 + segment * 4);
    return 0.56 + 0.14 * drops + 0.12 * (0.9 - out);
  };
  return body(both(rind(at), half(at, frame[1])), at, size * 1.02, {
    value: 0.9,
    ink: 'ember',
    brightness: flesh,
  });
}

const light: Light = { toward: [-0.85, 0.95, 0.6], ambient: 0.28, softness: 0.14, reach: 0.34 };

/** A jug, two tumblers, and an orange in two halves, which is ember. */
export const bar: Plate = {
  width: 960,
  height: 600,
  ground: 'bone',
  view: { eye: [0, 2.05, 7.2], target: [-0.05, 0.57, 0], angle: 17.8 },
  light,
  grain: { fine: 0.72, bold: 1.65 },
  curve: { white: 0.84, black: 0.05 },
  seed: 16,
  fade: vignette(960, 600, 60),
  solids: [
    sheet([0, 0, 0], [0, 1, 0], { value: paperFloor(light) }),
    body(melt(0.04, [jug, handle]), [jugAt[0] - 0.1, 0.7, jugAt[2]], 0.98, { value: glazed, shine: 0.5 }),
    ...tumblers.flatMap(tumbler),
    halfOrange([0.1, 0.25, 0.66], [0.3, 0.5, 0.8]),
    halfOrange([-0.5, 0.004, 0.5], [0, -1, 0.01]),
  ],
  lines: tumblers.flatMap(({ at }) => rims(at)),
};
