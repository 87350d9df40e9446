import { distanceTo, mirrored, type Distance, type Shape } from '../../../figures/body/shapes';
import { blendAll } from '../forms/blend';
import type { Guest } from './guest';

/** How light something is that a guest wears or is made of. */
export type Tone = 'skin' | 'hair' | 'pale' | 'plain' | 'dark';

/** How bright each tone is drawn. */
export const brightnessOf: Record<Tone, number> = { skin: 1, hair: 0.35, pale: 2.3, plain: 0.85, dark: 0.28 };

type Neckwear = 'collar' | 'hood' | 'scarf' | 'round';
type Bag = 'tote' | 'backpack';

export type Outfit = {
  top: Tone;
  /** Where the top ends, in meters below the neck of an adult. */
  hem: number;
  neck: Neckwear;
  collar: Tone;
  legs: 'trousers' | 'skirt';
  bottom: Tone;
  shoes: Tone;
  bag?: Bag;
  bagTone: Tone;
};

const jacket: Outfit = {
  top: 'plain',
  hem: -0.64,
  neck: 'collar',
  collar: 'pale',
  legs: 'trousers',
  bottom: 'dark',
  shoes: 'pale',
  bagTone: 'pale',
};
const hoodie: Outfit = { ...jacket, top: 'pale', hem: -0.6, neck: 'hood', collar: 'pale', bottom: 'plain' };
const skirt: Outfit = {
  ...jacket,
  top: 'plain',
  hem: -0.5,
  neck: 'round',
  collar: 'plain',
  legs: 'skirt',
  bottom: 'pale',
  shoes: 'plain',
  bag: 'tote',
};
const coat: Outfit = { ...jacket, top: 'dark', hem: -0.95, neck: 'scarf', bottom: 'plain', bagTone: 'plain' };

/** The usual clothes of a guest. */
export const outfitOf = ({ hair, build }: Pick<Guest, 'hair' | 'build'>): Outfit => {
  if (build < 0.8) return { ...hoodie, bag: 'backpack', bagTone: 'dark' };
  return { short: jacket, long: skirt, bun: coat, tail: hoodie }[hair];
};

type Joints = readonly (readonly [number, number, number])[];

/** Shoes on the feet below a left leg. */
export const shoesOf = (joints: Joints): Shape[] => {
  const [x, y, z] = joints[2]!;
  return [
    { center: [x + 0.006, y - 0.035, z + 0.07], radii: [0.056, 0.05, 0.135] },
    { from: [x, y + 0.03, z], to: [x, y - 0.03, z], radii: [0.05, 0.056] },
  ];
};

/** Two legs in trousers, which end above the shoes; or bare. */
export function legsOf(legs: readonly [Joints, Joints], isBare: boolean): Distance {
  const radii = isBare ? ([0.085, 0.056, 0.04] as const) : ([0.104, 0.086, 0.074] as const);
  const of = ([hip, knee, ankle]: Joints): Shape[] => [
    { from: hip!, to: knee!, radii: [radii[0], radii[1]] },
    { from: knee!, to: ankle!, radii: [radii[1], radii[2]] },
  ];
  const both = blendAll([...of(legs[0]), ...of(legs[1]).map(mirrored)], 0.012);
  const hem = Math.min(legs[0][2]![1], legs[1][2]![1]) + (isBare ? -0.02 : -0.002);
  return (x, y, z) => Math.max(both(x, y, z), hem - y);
}

/** A skirt that widens from the waist, in folds. */
export function skirtOf(isSeated: boolean): Distance {
  const [top, low] = [-0.44, -1.08];
  const lap = blendAll(
    [
      { from: [0.08, -0.58, 0], to: [0.1, -0.58, 0.42], radii: [0.13, 0.115] },
      { from: [-0.08, -0.58, 0], to: [-0.1, -0.58, 0.42], radii: [0.13, 0.115] },
      { from: [0, -0.62, 0.44], to: [0, -0.86, 0.46], radii: [0.17, 0.18] },
    ],
    0.06,
  );
  if (isSeated) return lap;
  return (x, y, z) => {
    const part = Math.min(1, Math.max(0, (top - y) / (top - low)));
    const out = Math.hypot(x, z * 1.22);
    const folds = 0.016 * part * Math.cos(9 * Math.atan2(z, x));
    const wall = (out - 0.135 - 0.15 * part ** 0.8 - folds) * 0.85;
    return Math.max(wall, y - top, low - y);
  };
}

/** What hangs below the waist of a coat. */
export const tailsOf =
  (low: number): Distance =>
  (x, y, z) => {
    const part = Math.min(1, Math.max(0, (-0.4 - y) / (-0.4 - low)));
    const wall = (Math.hypot(x, z * 1.2) - 0.165 - 0.06 * part) * 0.85;
    // Open in front, below the waist.
    const gap = z > 0 ? 0.01 + 0.05 * part - Math.abs(x) : -1;
    return Math.max(wall, y + 0.4, low - y, gap);
  };

const stroke = (points: Joints, radius: number): Shape[] =>
  points.slice(1).map((to, index) => ({ from: points[index]!, to, radii: [radius, radius] }));

/** What lies around the neck. */
export function neckwearOf(kind: Neckwear): Distance {
  const ring = (radius: number, thick: number, low: number, high: number): Distance => {
    // Higher at the back, open at the front.
    return (x, y, z) => {
      const tilted = y - 0.22 * -z;
      const out = Math.hypot(x * 0.94, z + 0.006);
      const wall = Math.abs(out - radius - 0.22 * Math.max(0, -tilted)) - thick;
      const gap = 0.025 + 0.5 * Math.max(0, high - tilted) - Math.hypot(x, 0) - (z > 0 ? 0 : 1);
      return Math.max(wall, low - tilted, tilted - high, gap) * 0.8;
    };
  };
  if (kind === 'collar') return ring(0.074, 0.011, -0.13, -0.015);
  if (kind === 'round') {
    return blendAll(
      Array.from({ length: 12 }, (_, index): Shape => {
        const [from, to] = [index, index + 1].map((step): [number, number, number] => {
          const angle = (step / 12) * Math.PI * 2;
          return [0.09 * Math.cos(angle), -0.07 - 0.025 * Math.sin(angle), 0.082 * Math.sin(angle) - 0.008];
        }) as [[number, number, number], [number, number, number]];
        return { from, to, radii: [0.014, 0.014] };
      }),
      0.004,
    );
  }
  if (kind === 'scarf') {
    return blendAll(
      [
        { center: [0, -0.045, -0.006], radii: [0.106, 0.05, 0.104] },
        { center: [0, -0.012, -0.016], radii: [0.092, 0.035, 0.092] },
        ...stroke(
          [
            [0.05, -0.06, 0.085],
            [0.065, -0.18, 0.125],
            [0.06, -0.36, 0.145],
          ],
          0.03,
        ),
      ],
      0.012,
    );
  }
  // A hood lies on the back, and its edge on both shoulders.
  return blendAll(
    [
      { center: [0, -0.1, -0.115], radii: [0.125, 0.1, 0.07] },
      { center: [0, -0.045, -0.09], radii: [0.112, 0.05, 0.06] },
      ...stroke(
        [
          [0.1, -0.055, -0.06],
          [0.095, -0.07, 0.03],
          [0.03, -0.115, 0.09],
        ],
        0.026,
      ),
      ...stroke(
        [
          [-0.1, -0.055, -0.06],
          [-0.095, -0.07, 0.03],
          [-0.03, -0.115, 0.09],
        ],
        0.026,
      ),
    ],
    0.02,
  );
}

/** A box with round corners. */
const block = (
  [cx, cy, cz]: readonly [number, number, number],
  [wide, high, deep]: readonly [number, number, number],
  round: number,
): Distance => {
  const { max, hypot, abs, min } = Math;
  return (x, y, z) => {
    const u = abs(x - cx) - wide + round;
    const v = abs(y - cy) - high + round;
    const w = abs(z - cz) - deep + round;
    return hypot(max(u, 0), max(v, 0), max(w, 0)) + min(max(u, v, w), 0) - round;
  };
};

/** A bag on the left shoulder, or on the back. */
export function bagOf(kind: Bag): Distance {
  if (kind === 'tote') {
    const body = block([0.25, -0.66, -0.02], [0.04, 0.16, 0.15], 0.03);
    const handles = [-0.09, 0.06].flatMap((z) =>
      stroke(
        [
          [0.165, -0.085, z * 0.4 - 0.01],
          [0.225, -0.25, z * 0.8],
          [0.25, -0.52, z],
        ],
        0.013,
      ),
    );
    const straps = handles.map(distanceTo);
    return (x, y, z) => straps.reduce((near, strap) => Math.min(near, strap(x, y, z)), body(x, y, z));
  }
  const body = block([0, -0.3, -0.19], [0.14, 0.19, 0.08], 0.06);
  const pocket = block([0, -0.38, -0.275], [0.1, 0.08, 0.03], 0.025);
  const strap = stroke(
    [
      [0.1, -0.1, -0.1],
      [0.105, -0.075, 0],
      [0.11, -0.16, 0.1],
      [0.125, -0.34, 0.11],
      [0.14, -0.42, 0.02],
    ],
    0.019,
  );
  const straps = [...strap, ...strap.map(mirrored)].map(distanceTo);
  return (x, y, z) =>
    straps.reduce((near, each) => Math.min(near, each(x, y, z)), Math.min(body(x, y, z), pocket(x, y, z)));
}
