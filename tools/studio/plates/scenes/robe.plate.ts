import { lerp, smoothstep } from '../../world/easing';
import { cut, ellipsoid, limb, melt, raised, type Distance } from '../solids/distance';
import type { PenLine, Plate } from '../plate';
import type { Material, Solid } from '../solids/solid';
import { add, along, into, mix, scale, subtract, upright, type Vector } from '../solids/vector';

/** Heights over the middle of the plate, in meters: about the robe's real size. */
const shoulder = 0.8;
const waist = -0.22;
const hem = -1.5;

/** Half the robe's width at a height: sloping shoulders, a narrow waist, a wide hem. */
function halfWidth(y: number): number {
  if (y > 0.55) return lerp(0.5, 0.16, ((y - 0.55) / 0.42) ** 1.6);
  return y > waist
    ? lerp(0.41, 0.5, smoothstep(waist, 0.55, y))
    : lerp(0.41, 0.66, (waist - y) / (waist - hem));
}

/**
 * Folds that begin at the belt and deepen toward the hem, in meters. Above the belt a few fall from the
 * shoulders.
 */
function fold(x: number, y: number): number {
  if (y > waist) return 0.012 * Math.sin(x * 16 + y * 3 * Math.sign(x)) * smoothstep(0.75, 0.1, y);
  const down = (waist - y) / (waist - hem);
  const spread = x / halfWidth(y);
  return (0.012 + 0.05 * down) * Math.sin(spread * 10.5 + 0.7 * Math.sin(y * 2.4) + 0.5);
}

/**
 * Where the front edge lies at a height. From the neck to the belt the two edges cross; below, one lies over
 * the other.
 */
const edge = (y: number): number =>
  y > waist ? lerp(-0.015, 0.2, (y - waist) / (0.86 - waist)) : 0.02 + (waist - y) * 0.05;

/** Whether a point lies in the lapel, which runs along the front edge. The right one lies over the left. */
function inLapel(x: number, y: number): boolean {
  if (y > 0.9) return false;
  if (y > waist) return Math.abs(Math.abs(x) - edge(y)) < 0.055;
  return Math.abs(x - edge(y)) < 0.05;
}

const gown: Distance = (x, y, z) => {
  const wide = halfWidth(Math.min(0.95, Math.max(hem, y)));
  const deep = lerp(0.24, 0.34, smoothstep(waist, hem, y));
  const out = Math.hypot(x / wide, z / deep);
  const wall = (out - 1) * Math.min(wide, deep);
  const front = z > 0 ? 1 : 0;
  const relief = fold(x, y) + front * ((inLapel(x, y) ? 0.018 : 0) + (x < edge(y) && y < waist ? 0.012 : 0));
  return Math.max(wall - relief, y - 0.93, hem - y + 0.02 * Math.cos(x * 9));
};

/** The V of the neck, which shows the inside of the back. */
const neck: Distance = (x, y, z) =>
  Math.max(Math.abs(x) - Math.max(0, edge(y) - 0.02), 0.05 - z, waist + 0.15 - y);

const arms = [-1, 1].map((side) => {
  const top: Vector = [side * 0.36, 0.74, 0];
  const end: Vector = [side * 0.9, -0.38, 0.02];
  const frame = along(subtract(end, top), [0, 0, 1]);
  const long = 1.24;
  const tube: Distance = (x, y, z) => {
    const [across, down, out] = into(frame, [x - top[0], y - top[1], z - top[2]]);
    const part = Math.min(1, Math.max(-0.1, down / long));
    const wide = 0.17 + 0.09 * part;
    const deep = 0.15;
    const wall = (Math.hypot(across / wide, out / deep) - 1) * deep;
    const wrinkle = 0.016 * Math.sin(down * 15 + across * 9) * smoothstep(0.1, 0.4, part);
    return Math.max(wall - wrinkle - (down > long - 0.13 ? 0.014 : 0), down - long, -down - 0.12);
  };
  const mouth = ellipsoid(end, [0.2, 0.07, 0.11], frame);
  return { tube: cut(tube, mouth), center: mix(top, end, 0.5), top, frame, long };
});

const cloth = { outline: 0.85 };

const pale = 0.97;
const dark = 0.2;

const gownMaterial: Material = {
  ...cloth,
  value: ([x, y, z]) => {
    if (z > 0 && inLapel(x, y)) return dark;
    return y < hem + 0.13 ? dark : pale;
  },
};

const sleeves: Solid[] = arms.map(({ tube, center, top, frame, long }) => ({
  distance: tube,
  center,
  radius: 0.85,
  stride: 0.6,
  material: {
    ...cloth,
    value: (point) => (into(frame, subtract(point, top))[1] > long - 0.13 ? dark : pale),
  },
}));

/** The hood lies open behind the neck. */
const hood = cut(
  raised(
    melt(0.08, [
      ellipsoid([0, 0.98, -0.06], [0.33, 0.25, 0.2], upright),
      limb([-0.26, 0.86, 0.08], [0.26, 0.86, 0.08], 0.1, 0.1),
    ]),
    (x, y) => 0.012 * Math.sin(x * 13 + y * 14),
  ),
  ellipsoid([0, 1.06, 0.17], [0.25, 0.26, 0.24], upright),
);

/** The belt's knot and its two ends. */
const knot = melt(0.03, [
  ellipsoid([0.02, waist, 0.36], [0.085, 0.09, 0.06], upright),
  ellipsoid([-0.1, waist + 0.01, 0.34], [0.1, 0.05, 0.04], upright),
]);

const ends = ([-1, 1] as const).map((side): Solid => {
  const from: Vector = [0.02 + side * 0.03, waist - 0.05, 0.37];
  const to: Vector = [0.02 + side * (side > 0 ? 0.16 : 0.1), waist - (side > 0 ? 0.72 : 0.6), 0.47];
  const frame = along(subtract(to, from), [0, 0, 1]);
  const center = scale(add(from, to), 0.5);
  return {
    distance: raised(
      ellipsoid(center, [0.062, 0.38, 0.025], frame),
      (x, y) => 0.008 * Math.sin(y * 20 + x * 10),
    ),
    center,
    radius: 0.45,
    stride: 0.7,
    material: { ...cloth, value: 0.42, ink: 'ember' },
  };
});

const rail = 1.36;

/** The hanger's hook, from over the rail down to the neck. */
const hook: PenLine = {
  points: [
    ...Array.from({ length: 13 }, (_, part): Vector => {
      const angle = Math.PI * (1 - part / 12);
      return [0.055 * Math.cos(angle), rail + 0.005 + 0.055 * Math.sin(angle), 0];
    }),
    [0.05, rail - 0.04, 0],
    [0, rail - 0.1, 0],
    [0, shoulder, 0],
  ],
  width: 2.4,
};

const belt: Solid = {
  distance: (x, y, z) => {
    const wide = halfWidth(waist);
    const wall = (Math.hypot(x / (wide + 0.045), z / 0.32) - 1) * 0.32;
    return Math.max(
      wall - 0.012 * Math.sin(x * 22) * 0.4,
      Math.abs(y - waist - 0.01 * Math.sin(x * 4)) - 0.068,
    );
  },
  center: [0, waist, 0],
  radius: 0.6,
  stride: 0.6,
  material: { ...cloth, value: 0.42, ink: 'ember' },
};

/** A boxing robe on a rail; the belt is ember. */
export const robe: Plate = {
  width: 600,
  height: 750,
  ground: 'bone',
  view: { eye: [0, 0.1, 8], target: [0, -0.03, 0], angle: 23 },
  light: { toward: [-0.65, 0.55, 0.85], ambient: 0.32, softness: 0.12, reach: 0.3 },
  grain: { fine: 0.92, bold: 2.1 },
  curve: { white: 0.82, black: 0.06 },
  seed: 17,
  solids: [
    { distance: cut(gown, neck), center: [0, -0.28, 0], radius: 1.5, stride: 0.5, material: gownMaterial },
    ...sleeves,
    { distance: hood, center: [0, 0.95, 0], radius: 0.5, stride: 0.7, material: { ...cloth, value: pale } },
    belt,
    {
      distance: knot,
      center: [0, waist, 0.31],
      radius: 0.24,
      material: { ...cloth, value: 0.42, ink: 'ember' },
    },
    ...ends,
  ],
  lines: [
    {
      points: [
        [-1.7, rail, 0],
        [1.7, rail, 0],
      ],
      width: 3.2,
      through: true,
    },
    hook,
  ],
};
