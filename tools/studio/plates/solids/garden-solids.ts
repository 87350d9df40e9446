import { smoothstep } from '../../world/easing';
import { createRandom } from '../../world/random';
import { ellipsoid, limb, melt, raised, type Distance } from './distance';
import type { PenLine } from '../plate';
import type { Solid } from './solid';
import { upright, type Vector } from './vector';

/** The dome's radius, in meters. */
export const domeRadius = 9;

/** Height of the ground: flat where people spar, rising to planted banks toward the rim. */
function groundAt(x: number, z: number): number {
  const out = Math.hypot(x * 0.72, z);
  return smoothstep(2.3, 5.5, out) * (0.34 + 0.3 * Math.sin(x * 1.1 + 0.6) * Math.cos(z * 0.8));
}

export const ground: Solid = {
  distance: (x, y, z) => y - groundAt(x, z),
  center: [0, 0, 0],
  radius: domeRadius * 1.02,
  stride: 0.8,
  shadowless: true,
  material: { value: 1.12 },
};

/** Leaves as a relief of waves that do not repeat. */
const foliage = (size: number): Distance => {
  const often = 5.5 / size;
  return (x, y, z) =>
    size *
    (0.1 * Math.sin(x * often + 2 * Math.sin(z * often * 0.6)) * Math.sin(y * often + 1.3) +
      0.07 * Math.sin(z * often * 1.9 + y * often) * Math.sin(x * often * 2.1));
};

/** A tree with a few round crowns on a forked trunk. */
function tree(x: number, z: number, high: number, seed: number): Solid[] {
  const random = createRandom(seed);
  const foot: Vector = [x, groundAt(x, z) - 0.05, z];
  const crown = high * 0.3;
  const fork: Vector = [x + (random() - 0.5) * 0.2, foot[1] + high * 0.45, z];
  const clumps = Array.from({ length: 4 }, (_, index): Vector => {
    const angle = index * 1.9 + random() * 1.2;
    const out = index === 3 ? 0 : crown * 0.62;
    return [
      fork[0] + out * Math.cos(angle),
      foot[1] + high * (0.68 + (index === 3 ? 0.17 : random() * 0.1)),
      z + out * Math.sin(angle),
    ];
  });
  const middle: Vector = [fork[0], foot[1] + high * 0.75, z];
  return [
    {
      distance: melt(0.08, [
        limb(foot, fork, high * 0.035, high * 0.026),
        ...clumps.map((clump) => limb(fork, clump, high * 0.024, high * 0.012)),
      ]),
      center: [x, foot[1] + high * 0.35, z],
      radius: high * 0.5,
      material: { value: 0.35 },
    },
    {
      distance: raised(
        melt(
          0.12,
          clumps.map((clump) => ellipsoid(clump, [crown * 0.68, crown * 0.55, crown * 0.68], upright)),
        ),
        foliage(crown),
      ),
      center: middle,
      radius: crown * 1.75,
      stride: 0.55,
      material: { value: 0.95, outline: 0.4 },
    },
  ];
}

/** A low bush. */
function bush(x: number, z: number, size: number): Solid {
  const center: Vector = [x, groundAt(x, z) + size * 0.3, z];
  return {
    distance: raised(ellipsoid(center, [size * 1.2, size * 0.8, size], upright), foliage(size)),
    center,
    radius: size * 1.45,
    stride: 0.55,
    material: { value: 0.95, outline: 0.4 },
  };
}

/** Blades that bend away from a root, as single pen lines. */
export function grass(x: number, z: number, size: number, seed: number): PenLine[] {
  const random = createRandom(seed);
  return Array.from({ length: 9 }, (_, blade) => {
    const side = (blade - 4) / 4 + (random() - 0.5) * 0.2;
    const high = size * (1 - 0.35 * Math.abs(side)) * (0.8 + 0.4 * random());
    return {
      points: Array.from({ length: 6 }, (__, part): Vector => {
        const up = part / 5;
        return [
          x + side * size * 0.75 * up ** 1.8,
          groundAt(x, z) + high * (up - 0.25 * Math.abs(side) * up ** 3),
          z,
        ];
      }),
      width: 1.5,
    };
  });
}

/** Trees and bushes around the floor: x, z and height. */
const trees: readonly (readonly [number, number, number])[] = [
  [-3.7, -0.6, 2.7],
  [-3.1, -4.2, 2.1],
  [-5.9, -3.2, 2.6],
  [3.4, -1.4, 2.4],
  [4.6, 0.3, 3],
  [3.3, -5, 2],
  [5.6, -4, 2.5],
];

const bushes: readonly (readonly [number, number, number])[] = [
  [-2.9, -1.2, 0.4],
  [-2.2, -4.1, 0.45],
  [2.6, -1.8, 0.38],
  [3.2, 0.6, 0.36],
  [1.9, -5.2, 0.5],
  [-0.9, -5.6, 0.4],
];

export const planting: Solid[] = [
  ...trees.flatMap(([x, z, high], index) => tree(x, z, high, 40 + index)),
  ...bushes.map(([x, z, size]) => bush(x, z, size)),
];

/** Ribs and hoops of the dome. */
export function ribs(): PenLine[] {
  const on = (angle: number, rise: number): Vector => [
    domeRadius * 0.998 * Math.cos(rise) * Math.cos(angle),
    domeRadius * 0.998 * Math.sin(rise),
    domeRadius * 0.998 * Math.cos(rise) * Math.sin(angle),
  ];
  const range = (count: number): number[] => Array.from({ length: count + 1 }, (_, index) => index / count);
  return [
    ...range(17).map((part) => range(24).map((up) => on((part + 0.03) * Math.PI * 2, (up * Math.PI) / 2))),
    ...[0.2, 0.42, 0.66, 0.92, 1.2].map((rise) => range(96).map((part) => on(part * Math.PI * 2, rise))),
  ].map((points) => ({ points, width: 0.6, slack: 0.12 }));
}
