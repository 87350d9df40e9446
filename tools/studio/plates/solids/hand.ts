import { ball, both, ellipsoid, limb, melt, raised, type Distance } from './distance';
import type { Material, Solid } from './solid';
import { add, into, mix, normalize, outOf, scale, subtract, type Frame, type Vector } from './vector';

/**
 * Where a wrist is, and the hand's frame: x toward the thumb, y toward the fingers, z out of the back of the hand. A palm is
 * one unit long.
 */
export type Grip = { at: Vector; frame: Frame; fingers: readonly Finger[]; thumb: readonly Vector[] };

/** How far each joint of a finger bends toward the palm, and how far it points toward the thumb, in radians. */
export type Finger = { bend: readonly [number, number, number]; lean: number };

/** Knuckles from the index finger to the little one: where they are, and the lengths and the thickness of the finger. */
const knuckles: readonly { at: Vector; long: readonly [number, number, number]; thick: number }[] = [
  { at: [0.3, 0.97, 0.03], long: [0.44, 0.27, 0.2], thick: 0.104 },
  { at: [0.09, 1.02, 0.06], long: [0.49, 0.31, 0.21], thick: 0.108 },
  { at: [-0.12, 0.97, 0.04], long: [0.45, 0.29, 0.21], thick: 0.1 },
  { at: [-0.31, 0.87, -0.02], long: [0.36, 0.21, 0.19], thick: 0.088 },
];

/** A place in a hand's coordinates. */
export const inHand =
  ({ at, frame }: Pick<Grip, 'at' | 'frame'>) =>
  (place: Vector): Vector =>
    add(at, outOf(frame, place));

/** The joints of a finger, from its knuckle to its tip, in the hand's coordinates. */
export function jointsOf(index: number, { bend, lean }: Finger): Vector[] {
  const { at, long } = knuckles[index]!;
  let [place, angle] = [at, 0];
  return [
    at,
    ...long.map((length, joint) => {
      angle += bend[joint]!;
      const flat = Math.cos(angle);
      place = add(place, scale([Math.sin(lean) * flat, Math.cos(lean) * flat, -Math.sin(angle)], length));
      return place;
    }),
  ];
}

const skin: Material = { value: 0.66, outline: 0.9 };
const tape: Material = { value: 1, outline: 0.7 };

function around(places: readonly Vector[], margin: number): Pick<Solid, 'center' | 'radius'> {
  const center = scale(places.reduce(add), 1 / places.length);
  return {
    center,
    radius: margin + Math.max(...places.map((place) => Math.hypot(...subtract(place, center)))),
  };
}

/** A finger or a thumb with its nail. `back` points away from the palm. */
function digit(joints: readonly Vector[], thick: number, back: Vector): Solid[] {
  const [a, b, c, d] = joints as [Vector, Vector, Vector, Vector];
  const tip = normalize(subtract(d, c));
  const x = normalize([
    tip[1] * back[2] - tip[2] * back[1],
    tip[2] * back[0] - tip[0] * back[2],
    tip[0] * back[1] - tip[1] * back[0],
  ]);
  const up: Vector = [
    x[1] * tip[2] - x[2] * tip[1],
    x[2] * tip[0] - x[0] * tip[2],
    x[0] * tip[1] - x[1] * tip[0],
  ];
  const nail = add(mix(c, d, 0.92), scale(up, thick * 0.5));
  return [
    {
      distance: melt(0.05, [
        limb(a, b, thick * 1.12, thick),
        ball(b, thick * 1.03),
        limb(b, c, thick, thick * 0.88),
        limb(c, d, thick * 0.9, thick * 0.74),
      ]),
      ...around(joints, thick * 1.3),
      material: skin,
    },
    {
      distance: ellipsoid(nail, [thick * 0.6, thick * 0.85, thick * 0.36], [x, tip, up]),
      center: nail,
      radius: thick,
      material: { value: 0.9, outline: 0.5 },
    },
  ];
}

/** A taped hand and its forearm. */
export function tapedHand(grip: Grip): Solid[] {
  const local = inHand(grip);
  const { frame, at } = grip;
  const fingers = grip.fingers.map((finger, index) => jointsOf(index, finger).map(local));
  const thumb = grip.thumb.map(local);
  const palm = melt(0.16, [
    ...knuckles.map(({ at: knuckle }, index) =>
      limb(local([0.17 - index * 0.11, 0.1, 0]), local(add(knuckle, [0, -0.03, -0.03])), 0.16, 0.135),
    ),
    limb(local([0.12, 0.2, -0.1]), thumb[1]!, 0.17, 0.13),
    ellipsoid(local([-0.27, 0.45, -0.08]), [0.13, 0.34, 0.15], frame),
  ]);
  const wrist = melt(0.1, [
    limb(local([0.11, -0.5, 0]), local([0.11, 0.12, 0]), 0.19, 0.17),
    limb(local([-0.12, -0.5, 0]), local([-0.12, 0.12, 0]), 0.19, 0.16),
  ]);
  const forearm = melt(0.2, [
    limb(local([0.11, -4, -0.02]), local([0.11, -0.35, 0]), 0.36, 0.185),
    limb(local([-0.12, -4, -0.02]), local([-0.12, -0.35, 0]), 0.36, 0.185),
  ]);
  const hand = melt(0.12, [palm, wrist]);
  /** A winding of tape over a part of the hand: between two planes across it, a little tilted. */
  const winding = (over: Distance, low: number, high: number, tilt: number, lift: number): Distance =>
    both(
      raised(over, () => lift),
      (x, y, z) => {
        const [across, up] = into(frame, subtract([x, y, z], at));
        return Math.abs(up - tilt * across - (low + high) / 2) - (high - low) / 2;
      },
    );
  const tapes = [
    ...[-0.62, -0.46, -0.3, -0.14, 0.02].map((low, index) =>
      winding(
        melt(0.1, [hand, forearm]),
        low,
        low + 0.2,
        index % 2 ? 0.12 : -0.06,
        0.02 + 0.007 * (index % 3),
      ),
    ),
    ...[0.5, 0.63, 0.76].map((low, index) =>
      winding(hand, low, low + 0.2, 0.1 + 0.06 * index, 0.022 + 0.008 * (index % 2)),
    ),
    winding(hand, 0.28, 0.46, 0.75, 0.018),
    winding(hand, 0.28, 0.46, -0.8, 0.024),
  ];
  return [
    { distance: hand, ...around([local([0, -0.5, 0]), local([0, 1, 0]), thumb[1]!], 0.5), material: skin },
    { distance: forearm, ...around([local([0, -4, 0]), local([0, -0.3, 0])], 0.5), material: skin },
    ...tapes.map((distance): Solid => ({
      distance,
      ...around([local([0, -0.6, 0]), local([0, 1, 0])], 0.55),
      material: tape,
      stride: 0.8,
    })),
    ...fingers.flatMap((joints, index) => digit(joints, knuckles[index]!.thick, frame[2])),
    ...digit(thumb, 0.125, normalize(add(frame[2], scale(frame[0], 0.6)))),
  ];
}
