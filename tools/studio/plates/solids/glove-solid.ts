import { ellipsoid, limb, melt, sleeve, torus, type Distance } from './distance';
import type { Material, Solid } from './solid';
import { add, outOf, scale, type Frame, type Vector } from './vector';

/** Where a glove is, its frame (y toward the knuckles, z the palm's side, x toward the thumb), and its scale. */
export type Hold = { at: Vector; frame: Frame; size: number };

/** A point in a glove's coordinates, where the glove is about 1.7 high. */
export const onGlove =
  ({ at, frame, size }: Hold) =>
  (x: number, y: number, z: number): Vector =>
    add(at, outOf(frame, scale([x, y, z], size)));

/** Radius of the cuff at a height in the glove's coordinates. */
export const cuffRadius = (y: number): number => 0.325 - 0.13 * (y + 0.1);

/** A boxing glove with a thumb, a cuff and the forearm inside. */
export function boxingGlove(hold: Hold, material: Material): Solid[] {
  const local = onGlove(hold);
  const { size, frame } = hold;
  const round = (x: number, y: number, z: number, radii: Vector): Distance =>
    ellipsoid(local(x, y, z), scale(radii, size), frame);
  const part = (
    distance: Distance,
    x: number,
    y: number,
    z: number,
    radius: number,
    of: Material,
  ): Solid => ({
    distance,
    center: local(x, y, z),
    radius: radius * size,
    material: of,
  });
  const fist = melt(0.14 * size, [
    round(-0.03, 0.62, -0.06, [0.43, 0.5, 0.37]),
    round(-0.04, 0.78, 0.16, [0.39, 0.32, 0.32]),
    round(0, 0.25, 0.02, [0.31, 0.36, 0.29]),
    limb(local(0, 0.05, 0), local(0, 0.3, 0), 0.29 * size, 0.33 * size),
  ]);
  const thumb = melt(0.1 * size, [
    limb(local(0.24, 0.12, 0.16), local(0.4, 0.42, 0.26), 0.15 * size, 0.16 * size),
    limb(local(0.4, 0.42, 0.26), local(0.3, 0.74, 0.42), 0.16 * size, 0.135 * size),
  ]);
  const piping = (y: number, thick: number): Distance =>
    torus(local(0, y, 0), frame[1], (cuffRadius(y) + 0.005) * size, thick * size);
  return [
    part(fist, 0, 0.5, 0, 0.95, material),
    part(thumb, 0.3, 0.42, 0.28, 0.62, material),
    part(
      sleeve(local(0, -0.62, 0), local(0, 0.08, 0), cuffRadius(-0.62) * size, cuffRadius(0.08) * size),
      0,
      -0.3,
      0,
      0.6,
      material,
    ),
    part(piping(0.02, 0.035), 0, 0, 0, 0.45, material),
    part(piping(-0.62, 0.035), 0, -0.62, 0, 0.5, material),
    part(limb(local(0, -0.5, 0), local(0.02, -1.75, -0.05), 0.26 * size, 0.34 * size), 0, -1.1, 0, 1.1, {
      value: 1,
      outline: 0.8,
    }),
  ];
}
