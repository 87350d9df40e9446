import { smoothstep } from '../../world/easing';
import type { Plant } from '../../world/plants';
import type { PenLine } from '../plate';
import { plantSolid } from './plant-solid';
import type { Solid } from './solid';
import type { Vector } from './vector';

/** The middle of the dome's floor, and its radius, in meters. The half toward the viewer is open. */
export const domeAt: Vector = [0, 0, -0.6];
export const domeRadius = 3.7;

/** Height of the ground: flat where people spar, rising to planted banks toward the rim. */
function groundAt(x: number, z: number): number {
  const out = Math.hypot(x * 0.72, z);
  return smoothstep(2.3, 5.5, out) * (0.34 + 0.3 * Math.sin(x * 1.1 + 0.6) * Math.cos(z * 0.8));
}

export const ground: Solid = {
  distance: (x, y, z) => y - groundAt(x, z),
  center: [0, 0, 0],
  radius: 9.2,
  stride: 0.8,
  shadowless: true,
  material: { value: 1.12 },
};

/** The plants around the floor, from left to right. */
const plants: readonly Plant[] = [
  { kind: 'palm', x: -2.35, z: -1, height: 2, leaves: 8 },
  { kind: 'grass', x: -1.9, z: -1.6, height: 0.8, leaves: 26 },
  { kind: 'broad', x: 1.25, z: -2.6, height: 0.9, leaves: 7 },
  { kind: 'palm', x: 2.35, z: -1.2, height: 1.9, leaves: 8 },
  { kind: 'grass', x: 2.3, z: 0.4, height: 0.7, leaves: 26 },
];

export const planting: Solid[] = plants.map((plant, index) =>
  plantSolid(plant, groundAt(plant.x, plant.z), 40 + index),
);

/** A point on the dome. `turn` goes along its rim from right to left through the back, `rise` up to its top, in radians. */
const onDome = (turn: number, rise: number): Vector => [
  domeAt[0] + domeRadius * 0.998 * Math.cos(rise) * Math.cos(turn),
  domeAt[1] + domeRadius * 0.998 * Math.sin(rise),
  domeAt[2] - domeRadius * 0.998 * Math.cos(rise) * Math.sin(turn),
];

/** The arch in front, the rim on the floor, and three meridians between them. */
export function ribs(): PenLine[] {
  const range = (count: number): number[] => Array.from({ length: count + 1 }, (_, index) => index / count);
  const pen = (points: Vector[], width: number): PenLine => ({ points, width, slack: 0.12 });
  return [
    pen(
      range(96).map((part) => onDome(0, part * Math.PI)),
      2.2,
    ),
    pen(
      range(48).map((part) => onDome(part * Math.PI, 0)),
      0.9,
    ),
    ...[1, 2, 3].map((quarter) =>
      pen(
        range(32).map((part) => onDome((quarter * Math.PI) / 4, (part * Math.PI) / 2)),
        1.1,
      ),
    ),
  ];
}
