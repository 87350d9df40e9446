import { clamp, lerp } from '../../world/easing';
import { box, ellipsoid, limb, melt, panel } from './distance';
import type { Material, Solid } from './solid';
import { add, turned, upright, type Vector } from './vector';

/** How the hair of somebody in the audience looks from behind. */
export type Hair = 'short' | 'long' | 'bun' | 'round';

/** From the middle of a seat to the middle of the next one, in meters. */
export const seatWidth = 0.68;

/** A theater seat that faces away from z: a back, a cushion and two armrests on side panels. @param at its foot */
export function seat(at: Vector): Solid[] {
  // Paler toward the top, where more light comes over it.
  const cloth: Material = {
    value: ([, y]) => lerp(0.72, 1.65, clamp((y - at[1] - 0.3) / 0.6)),
    outline: 0.85,
  };
  const wood: Material = { value: 0.9, outline: 0.85 };
  const part = (distance: Solid['distance'], center: Vector, radius: number, material: Material): Solid => ({
    distance,
    center,
    radius,
    material,
  });
  const inSeat = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const block = (center: Vector, half: Vector, rounding: number, material: Material): Solid =>
    part(box(center, half, rounding, upright), center, Math.hypot(...half), material);
  const back = inSeat(0, 0.7, 0.03);
  return [
    part(panel(back, [0.275, 0.33], 0.12, 0.065, turned(upright, [0, 0.17, 0])), back, 0.46, cloth),
    block(inSeat(0, 0.4, -0.27), [0.265, 0.085, 0.27], 0.06, cloth),
    ...[-1, 1].flatMap((side) => [
      block(inSeat((side * seatWidth) / 2, 0.62, -0.2), [0.045, 0.03, 0.27], 0.028, wood),
      block(inSeat((side * seatWidth) / 2, 0.3, -0.17), [0.022, 0.31, 0.19], 0.015, {
        value: 0.6,
        outline: 0.85,
      }),
    ]),
  ];
}

/**
 * Somebody in a seat, seen from behind: head, neck and shoulders above its back.
 *
 * @param size 1 for an adult
 * @param lean radians to the right
 */
export function viewer(at: Vector, hair: Hair, size: number, lean: number): Solid[] {
  const frame = turned(upright, [0, 0.08, -lean]);
  const seatTop = add(at, [0, 0.4, -0.2]);
  const place = (x: number, y: number, z: number): Vector =>
    add(seatTop, [(x + Math.sin(lean) * y) * size, y * size, z * size]);
  const radii = (x: number, y: number, z: number): Vector => [x * size, y * size, z * size];
  const crown = {
    short: [ellipsoid(place(0, 0.81, 0), radii(0.085, 0.112, 0.1), frame)],
    long: [
      ellipsoid(place(0, 0.82, 0), radii(0.096, 0.118, 0.108), frame),
      ellipsoid(place(0, 0.68, 0.05), radii(0.1, 0.15, 0.06), frame),
    ],
    bun: [
      ellipsoid(place(0, 0.81, 0), radii(0.088, 0.113, 0.103), frame),
      ellipsoid(place(0, 0.91, 0.085), radii(0.055, 0.05, 0.055), frame),
    ],
    round: [ellipsoid(place(0, 0.84, 0.01), radii(0.14, 0.145, 0.135), frame)],
  }[hair];
  const whole = (distance: Solid['distance'], up: number, radius: number, value: number): Solid => ({
    distance,
    center: place(0, up, 0),
    radius: radius * size,
    material: { value, outline: 0.8 },
  });
  return [
    whole(melt(0.03 * size, crown), 0.81, 0.34, 0.12),
    whole(
      melt(0.05 * size, [
        limb(place(0, 0.5, 0), place(0, 0.74, -0.01), 0.062 * size, 0.055 * size),
        ellipsoid(place(0, 0.78, -0.045), radii(0.07, 0.1, 0.07), frame),
        ellipsoid(place(-0.088, 0.79, -0.02), radii(0.014, 0.03, 0.018), frame),
        ellipsoid(place(0.088, 0.79, -0.02), radii(0.014, 0.03, 0.018), frame),
      ]),
      0.65,
      0.35,
      0.95,
    ),
    whole(
      melt(0.06 * size, [
        limb(place(-0.16, 0.545, 0), place(0.16, 0.545, 0), 0.078 * size, 0.078 * size),
        ellipsoid(place(0, 0.36, 0), radii(0.2, 0.24, 0.12), frame),
        limb(place(-0.2, 0.53, 0), place(-0.28, 0.26, -0.06), 0.066 * size, 0.052 * size),
        limb(place(0.2, 0.53, 0), place(0.28, 0.26, -0.06), 0.066 * size, 0.052 * size),
        limb(place(-0.28, 0.26, -0.06), place(-0.25, 0.26, -0.3), 0.05 * size, 0.042 * size),
        limb(place(0.28, 0.26, -0.06), place(0.25, 0.26, -0.3), 0.05 * size, 0.042 * size),
      ]),
      0.4,
      0.6,
      1.3,
    ),
  ];
}
