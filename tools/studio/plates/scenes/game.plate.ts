import { ball } from '../solids/distance';
import { boxingGlove, type Hold } from '../solids/glove-solid';
import type { PenLine, Plate } from '../plate';
import type { Solid } from '../solids/solid';
import { cross, normalize, type Frame, type Vector } from '../solids/vector';

/** The rings of the tunnel, in meters. */
const tunnel = { wide: 2.9, high: 2.05, rings: 13, from: 2.2, apart: 1.55 };

const onRing = (angle: number, z: number): Vector => [
  tunnel.wide * Math.cos(angle),
  tunnel.high * Math.sin(angle),
  z,
];

const rings: PenLine[] = Array.from({ length: tunnel.rings }, (_, ring) => ({
  points: Array.from({ length: 97 }, (__, part) =>
    onRing((part / 96) * Math.PI * 2, tunnel.from - ring * tunnel.apart),
  ),
  width: Math.max(0.7, 1.7 - ring * 0.11),
}));

const lanes: PenLine[] = Array.from({ length: 16 }, (_, lane) => {
  const angle = ((lane + 0.5) / 16) * Math.PI * 2;
  return { points: [onRing(angle, tunnel.from), onRing(angle, tunnel.from - 12 * tunnel.apart)], width: 0.7 };
});

/** The approaching beats, nearest first: center and radius. */
const beats: readonly (readonly [Vector, number])[] = [
  [[-0.62, 0.62, 1.7], 0.34],
  [[1.25, 0.52, -0.4], 0.36],
  [[-1.3, 0.2, -2.6], 0.36],
  [[0.35, 0.95, -4.4], 0.36],
  [[1.1, -0.35, -6.5], 0.36],
  [[-0.75, 0.7, -9], 0.36],
  [[0.3, -0.1, -12], 0.36],
  [[-0.2, 0.35, -15.5], 0.36],
];

/** A frame for a glove that points along `forward`, with its thumb toward `thumb`. */
function pointing(forward: Vector, thumb: Vector): Frame {
  const y = normalize(forward);
  const z = normalize(cross(y, thumb));
  return [cross(z, y), y, z];
}

const reflected = ([x, y, z]: Vector): Vector => [-x, y, z];

const right: Hold = {
  at: [1.05, -0.8, 2.9],
  frame: pointing([-0.16, 0.62, -0.8], [-1, 0.1, 0.5]),
  size: 0.82,
};

const [thumb, knuckles, palm] = pointing([-0.22, 0.72, -0.7], [-1, 0.05, 0.4]);

/** The other hand is the right one mirrored, turned a little on its way up. */
const left: Hold = {
  at: [-1.12, -0.98, 3],
  frame: [reflected(thumb), reflected(knuckles), reflected(palm)],
  size: 0.82,
};

const beat = ([center, radius]: readonly [Vector, number], index: number): Solid => ({
  distance: ball(center, radius),
  center,
  radius: radius * 1.01,
  material: { value: 0.8, outline: 0.6, shine: 0.4, ink: index === 0 ? 'ember' : 'line' },
});

/** Two gloves in front of the player's eyes, and spheres that arrive through rings. */
export const game: Plate = {
  width: 960,
  height: 600,
  ground: 'bone',
  view: { eye: [0, 0, 6], target: [0, 0, 0], angle: 48 },
  light: { toward: [-0.45, 0.9, 0.25], ambient: 0.24, softness: 0.12, reach: 0.3 },
  grain: { fine: 0.65, bold: 1.45 },
  curve: { white: 0.84, black: 0.05 },
  seed: 15,
  solids: [
    ...boxingGlove(left, { value: 0.88, shine: 0.25, outline: 0.75 }),
    ...boxingGlove(right, { value: 0.88, shine: 0.25, outline: 0.75 }),
    ...beats.map(beat),
  ],
  lines: [...rings, ...lanes],
};
