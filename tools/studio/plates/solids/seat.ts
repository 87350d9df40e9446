import { smoothstep } from '../../world/easing';
import { box, ellipsoid, limb, melt, panel } from './distance';

import type { Sight, Solid } from './solid';
import { add, dot, turned, upright, type Vector } from './vector';

/** How the hair of somebody in the audience looks from behind. */
export type Hair = 'short' | 'long' | 'bun' | 'round';

/** Light from the screen falls over a back: pale along its top, dark toward the floor and its sides. */
const glow =
  (at: Vector) =>
  ({ point, normal, open }: Sight): number => {
    const side = Math.abs(point[0] - at[0]) / 0.3;
    const fall = smoothstep(0.36, 0.88, point[1] - at[1]);
    return (0.05 + 0.66 * fall * (1 - 0.75 * side ** 5) + 0.4 * Math.max(0, normal[1])) * open;
  };

/** A back is lit only where its surface turns up or away, toward the screen. */
const rim =
  (value: number) =>
  ({ normal, view }: Sight): number =>
    value * (0.3 + 0.7 * Math.max(0, normal[1])) +
    0.8 * (1 - Math.abs(dot(normal, view))) ** 2 * Math.max(0, 0.35 + normal[1]);

/** A theater seat from behind, 0.6 m wide. @param at its foot */
export function seat(at: Vector): Solid[] {
  const back = turned(upright, [0, 0.13, 0]);
  const part = (distance: Solid['distance'], up: number, radius: number, value: number): Solid => ({
    distance,
    center: add(at, [0, up, 0]),
    radius,
    material: { value, outline: 0.9, brightness: glow(at) },
  });
  return [
    part(panel(add(at, [0, 0.46, 0]), [0.3, 0.4], 0.15, 0.055, back), 0.66, 0.5, 0.72),
    part(box(add(at, [-0.345, 0.5, -0.2]), [0.035, 0.05, 0.25], 0.03, upright), 0.5, 0.5, 0.5),
    part(box(add(at, [0.345, 0.5, -0.2]), [0.035, 0.05, 0.25], 0.03, upright), 0.5, 0.5, 0.5),
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
  const seatTop = add(at, [0, 0.34, -0.2]);
  const place = (x: number, y: number, z: number): Vector =>
    add(seatTop, [(x + Math.sin(lean) * y) * size, y * size, z * size]);
  const radii = (x: number, y: number, z: number): Vector => [x * size, y * size, z * size];
  const crown = {
    short: [ellipsoid(place(0, 0.81, -0.02), radii(0.085, 0.115, 0.1), frame)],
    long: [
      ellipsoid(place(0, 0.82, -0.01), radii(0.1, 0.12, 0.11), frame),
      ellipsoid(place(0, 0.67, 0.05), radii(0.105, 0.16, 0.06), frame),
    ],
    bun: [
      ellipsoid(place(0, 0.81, -0.02), radii(0.09, 0.115, 0.105), frame),
      ellipsoid(place(0, 0.95, 0.06), radii(0.055, 0.05, 0.055), frame),
    ],
    round: [ellipsoid(place(0, 0.84, -0.01), radii(0.145, 0.15, 0.14), frame)],
  }[hair];
  const whole = (distance: Solid['distance'], up: number, radius: number, value: number): Solid => ({
    distance,
    center: place(0, up, 0),
    radius: radius * size,
    material: { value, brightness: rim(value) },
  });
  return [
    whole(melt(0.03 * size, crown), 0.81, 0.34, 0.16),
    whole(
      melt(0.06 * size, [
        limb(place(0, 0.5, 0), place(0, 0.74, 0), 0.066 * size, 0.058 * size),
        limb(place(-0.17, 0.53, 0), place(0.17, 0.53, 0), 0.075 * size, 0.075 * size),
        ellipsoid(place(0, 0.36, 0), radii(0.21, 0.24, 0.12), frame),
        limb(place(-0.2, 0.5, 0), place(-0.26, 0.2, -0.05), 0.065 * size, 0.05 * size),
        limb(place(0.2, 0.5, 0), place(0.26, 0.2, -0.05), 0.065 * size, 0.05 * size),
        ellipsoid(place(-0.09, 0.8, -0.02), radii(0.014, 0.03, 0.018), frame),
        ellipsoid(place(0.09, 0.8, -0.02), radii(0.014, 0.03, 0.018), frame),
      ]),
      0.5,
      0.55,
      0.42,
    ),
  ];
}
