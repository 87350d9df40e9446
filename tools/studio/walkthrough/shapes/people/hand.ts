import type * as THREE from 'three';
import { mirrored, type Shape } from '../../../figures/body/shapes';
import { blendAll } from '../forms/blend';
import { place } from '../forms/place';
import { surfaceOf } from './guest';

/** What a hand does: it holds a glass that stands at the origin, or lies flat on a surface at z 0. */
export type Grip = 'holds' | 'lies' | 'points' | 'boxes';

/** Where the wrist of a right hand is, in meters. The hand points toward -z, or lies with its fingers up. */
export const wristOf: Record<Grip, readonly [number, number, number]> = {
  holds: [0.03, -0.012, 0.115],
  lies: [0, -0.075, 0.032],
  points: [0, 0, 0.09],
  boxes: [0, 0, 0.085],
};

const around = 0.04;

const fingers: Record<Grip, readonly Shape[]> = {
  holds: [
    { center: [around + 0.013, 0, 0.04], radii: [0.017, 0.042, 0.05] },
    { from: [around + 0.004, -0.006, 0.07], to: wristOf.holds, radii: [0.032, 0.03] },
    ...[0.034, 0.0115, -0.0115, -0.034].flatMap((y): Shape[] => [
      { from: [around + 0.012, y, 0.005], to: [0.028, y, -around - 0.002], radii: [0.0105, 0.0095] },
      { from: [0.028, y, -around - 0.002], to: [-0.022, y, -around + 0.004], radii: [0.0095, 0.0085] },
    ]),
    { from: [around, 0.012, 0.06], to: [0.004, 0.024, around + 0.012], radii: [0.014, 0.012] },
    { from: [0.004, 0.024, around + 0.012], to: [-0.03, 0.028, around - 0.008], radii: [0.012, 0.01] },
  ],
  lies: [
    { center: [0, -0.004, 0.018], radii: [0.043, 0.052, 0.018] },
    { from: [0, -0.03, 0.022], to: wristOf.lies, radii: [0.032, 0.03] },
    ...[-0.032, -0.011, 0.011, 0.031].map((x, index): Shape => {
      const length = [0.105, 0.122, 0.116, 0.095][index]!;
      return { from: [x, 0.035, 0.016], to: [x * 1.45, length, 0.01], radii: [0.011, 0.009] };
    }),
    { from: [-0.03, -0.025, 0.018], to: [-0.078, 0.03, 0.012], radii: [0.015, 0.01] },
  ],
  points: [
    { center: [0, -0.004, 0.03], radii: [0.026, 0.036, 0.046] },
    { from: [0, 0, 0.05], to: wristOf.points, radii: [0.028, 0.028] },
    { from: [-0.012, 0.018, -0.005], to: [-0.014, 0.02, -0.085], radii: [0.011, 0.009] },
    { from: [0, -0.012, -0.004], to: [-0.004, -0.02, -0.012], radii: [0.022, 0.02] },
  ],
  boxes: [
    { center: [0, 0, 0], radii: [0.068, 0.07, 0.078] },
    { from: [0, -0.005, 0.04], to: [0, 0, 0.12], radii: [0.055, 0.044] },
    { from: [-0.055, 0.01, 0.03], to: [-0.05, 0.012, -0.03], radii: [0.026, 0.024] },
  ],
};

/** A right or a left hand. @param grip what it does */
export function createHandShape(grip: Grip, left: boolean): THREE.BufferGeometry {
  const shapes = left ? fingers[grip].map(mirrored) : fingers[grip];
  const box = { low: [-0.13, -0.14, -0.15], high: [0.13, 0.16, 0.17] } as const;
  // Guests are made the other way around.
  return place(surfaceOf(blendAll(shapes, 0.007), box, 0.0065), { turn: [0, Math.PI, 0] });
}
