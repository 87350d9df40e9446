import { smoothstep } from '../../world/easing';
import type { Plant } from '../../world/plants';
import type { PenLine } from '../plate';
import { plantSolid } from './plant-solid';
import type { Solid } from './solid';
import type { Vector } from './vector';

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

/** The plants around the floor, from left to right. */
const plants: readonly Plant[] = [
  { kind: 'palm', x: -2.6, z: -0.7, height: 2.8, leaves: 8 },
  { kind: 'grass', x: -1.9, z: -1.6, height: 0.8, leaves: 26 },
  { kind: 'palm', x: 2.5, z: -5.2, height: 1.9, leaves: 8 },
  { kind: 'broad', x: 1.5, z: -3.4, height: 0.9, leaves: 7 },
  { kind: 'palm', x: 2.8, z: -1, height: 2.6, leaves: 8 },
  { kind: 'grass', x: 2.5, z: 0.5, height: 0.7, leaves: 26 },
];

export const planting: Solid[] = plants.map((plant, index) =>
  plantSolid(plant, groundAt(plant.x, plant.z), 40 + index),
);

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
