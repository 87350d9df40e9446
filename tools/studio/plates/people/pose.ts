import {
  add,
  cross,
  dot,
  normalize,
  outOf,
  scale,
  subtract,
  turned,
  upright,
  type Frame,
  type Vector,
} from '../solids/vector';

export type Side = 'left' | 'right';

/** A hand or a foot: where it is, and where its elbow or knee points. */
type Reach = { at: Vector; bend: Vector };

/**
 * How a figure stands, in meters and radians, before it is placed in a scene. It looks along z, its left is
 * x, and the floor is y = 0. Turns are yaw to its left, pitch forward, roll to its left. Chest and head turn
 * relative to the pelvis.
 */
export type Pose = {
  pelvis: { at: Vector; turn: Vector };
  chest: Vector;
  head: Vector;
  hands: Record<Side, Reach>;
  /** The ankle, and the foot's turn from straight ahead. */
  feet: Record<Side, Reach & { turn: Vector }>;
};

/** Where a figure stands, where it looks (0 is toward the viewer), and its size (1 is 1.8 m tall). */
type Stand = { at: Vector; yaw: number; size: number };

type Limbs = {
  shoulder: Vector;
  elbow: Vector;
  wrist: Vector;
  hip: Vector;
  knee: Vector;
  ankle: Vector;
  /** Where the palm faces, and where the foot's axes point. */
  palm: Vector;
  foot: Frame;
};

type Part = { at: Vector; frame: Frame };

/** A posed skeleton in the scene. */
export type Joints = { pelvis: Part; chest: Part; neck: Vector; head: Part; size: number } & Record<
  Side,
  Limbs
>;

const bones = { upperArm: 0.3, forearm: 0.26, thigh: 0.44, shin: 0.43 };

/**
 * The elbow or knee between the two ends of a limb of two bones, and the far end, pulled in if it is out of
 * reach.
 *
 * @param bend where the joint points
 */
export function reach(
  from: Vector,
  to: Vector,
  first: number,
  second: number,
  bend: Vector,
): [Vector, Vector] {
  const way = subtract(to, from);
  const axis = normalize(way);
  const far = Math.min(Math.hypot(...way), (first + second) * 0.995);
  const along = (first * first - second * second + far * far) / (2 * far);
  const off = Math.sqrt(Math.max(0, first * first - along * along));
  const out = normalize(subtract(bend, scale(axis, dot(bend, axis))));
  return [add(from, add(scale(axis, along), scale(out, off))), add(from, scale(axis, far))];
}

/** Places a pose in a scene. */
export function stand(pose: Pose, { at, yaw, size }: Stand): Joints {
  const world = turned(upright, [yaw, 0, 0]);
  const place = (local: Vector): Vector => add(at, outOf(world, scale(local, size)));
  const direction = (local: Vector): Vector => outOf(world, local);
  const pelvisFrame = turned(world, pose.pelvis.turn);
  const chestFrame = turned(pelvisFrame, pose.chest);
  const headFrame = turned(world, pose.head);
  const pelvis = { at: place(pose.pelvis.at), frame: pelvisFrame };
  const from = (part: Part, local: Vector): Vector => add(part.at, outOf(part.frame, scale(local, size)));
  const spine = from(pelvis, [0, 0.13, -0.005]);
  const chest = { at: from({ at: spine, frame: chestFrame }, [0, 0.16, 0.005]), frame: chestFrame };
  const neck = from(chest, [0, 0.2, -0.015]);
  const head = { at: from({ at: neck, frame: headFrame }, [0, 0.16, 0.035]), frame: headFrame };
  const limbs = (side: Side): Limbs => {
    const sign = side === 'left' ? 1 : -1;
    const hand = pose.hands[side];
    const foot = pose.feet[side];
    const socket = from(chest, [sign * 0.175, 0.145, -0.01]);
    const toward = normalize(subtract(place(hand.at), socket));
    // The shoulder follows a hand that reaches out.
    const stretch = Math.min(1, Math.hypot(...subtract(place(hand.at), socket)) / (0.56 * size));
    const shoulder = add(socket, scale(toward, 0.06 * stretch ** 4 * size));
    const hip = from(pelvis, [sign * 0.092, -0.05, 0]);
    const arm = [bones.upperArm * size, bones.forearm * size] as const;
    const [elbow, wrist] = reach(shoulder, place(hand.at), ...arm, direction(hand.bend));
    const [knee, ankle] = reach(
      hip,
      place(foot.at),
      bones.thigh * size,
      bones.shin * size,
      direction(foot.bend),
    );
    const inward = scale(chestFrame[0], -sign);
    const palm = normalize(
      cross(cross(subtract(wrist, elbow), add(inward, [0, -0.3, 0])), subtract(wrist, elbow)),
    );
    return { shoulder, elbow, wrist, hip, knee, ankle, palm, foot: turned(world, foot.turn) };
  };
  return { pelvis, chest, neck, head, size, left: limbs('left'), right: limbs('right') };
}
