import { Matrix4, Quaternion, Vector3 } from 'three';
import { clamp, lerp, smoothstep } from '../../world/easing';
import { aimOf, stanceAt } from './aim';
import { strikes, type Fighter } from '../choreography';
import { footAt } from './footwork';
import { guardAt } from './guard';
import { placeBone, reach, turnBone } from './ik';
import type { Posture } from './posture';
import { blowAt, lightAt, punches, sideOf, type Blow } from './punch';
import {
  boneCount,
  boneIndex,
  limb,
  onSide,
  sides,
  signOf,
  type CenterBone,
  type Side,
  type SideBone,
} from '../body/skeleton';
import { joints, type Torso } from './torso';

/** A fighter at a moment, in world meters. */
export type Pose = {
  /** One matrix per bone, which moves it from the rest pose. In the order of `boneIndex`. */
  bones: Matrix4[];
  head: Vector3;
  pelvis: Vector3;
  /** The left one first. */
  wrists: [Vector3, Vector3];
  fists: [Vector3, Vector3];
  /** How brightly a punch lights each arm, 0 to 1. */
  lights: [number, number];
};

const fistLength = limb.forearm + limb.wristToFist;

/** Half of the turn from one rotation to another, for the helper bones at the joints. */
function halfway(from: Quaternion, to: Matrix4): Matrix4 {
  return new Matrix4().makeRotationFromQuaternion(
    from.clone().slerp(new Quaternion().setFromRotationMatrix(to), 0.5),
  );
}

/** The glove's path: straight out and back, or around the side for a hook. */
function wayOf(blow: Blow, guard: Vector3, torso: Torso): Vector3 {
  const { target, passes } = aimOf(blow.punch);
  const local = (left: number, up: number, ahead: number) =>
    new Vector3(left, up, ahead).applyQuaternion(torso.facing);
  if (blow.punch.move !== 'hook') {
    const side = blow.punch.move === 'cross' ? -1 : 1;
    return guard
      .clone()
      .add(local(side * 0.04, -0.04, blow.punch.move === 'cross' ? -0.1 : -0.07).multiplyScalar(blow.load))
      .lerp(target, blow.out);
  }
  const way = signOf(sideOf(blow.punch));
  const wide = target.clone().add(local(way * 0.44, 0.01, -0.12));
  const begin = guard.clone().add(local(way * 0.07, -0.03, -0.1).multiplyScalar(blow.load));
  const part = blow.out;
  const first = begin.clone().lerp(wide, part);
  // A hook that hits nothing swings on.
  const past = local(way * -0.2, 0, -0.02).multiplyScalar(passes ? blow.past : 0);
  return first.lerp(wide.lerp(target, part), part).add(past);
}

type Arm = { side: Side; torso: Torso; fist: Vector3; out: number; hook: number };

function placeArm(bones: Matrix4[], fighter: Fighter, { side, torso, fist, out, hook }: Arm) {
  const sign = signOf(side);
  const rest = joints[fighter];
  const shoulder = torso.shoulders[side];
  // The elbow of a waiting arm stays on its own side of the chest, also while the other arm turns the chest.
  const waiting = new Vector3(sign * 1.2, -1, 0).applyQuaternion(torso.bones.chest.turn);
  const straight = new Vector3(sign * 0.8, -0.75, -0.3).applyQuaternion(torso.facing);
  const level = new Vector3(sign, 0.12, -0.25).applyQuaternion(torso.facing);
  const pole = waiting.lerp(straight, out).lerp(level, hook);
  const arm = reach(shoulder, fist, limb.upperArm, fistLength, pole);
  const wrist = arm.bend.clone().addScaledVector(arm.lower, limb.forearm);

  const restDirection = new Vector3(sign, 0, 0);
  const restHinge = new Vector3(0, -sign, 0);
  const turned = (roll: number) =>
    turnBone(restDirection, restHinge, arm.lower, arm.hinge.clone().applyAxisAngle(arm.lower, roll));
  // A straight punch turns the palm down as it lands.
  const roll = sign * (0.25 + 1.05 * out * (1 - hook));
  const upper = turnBone(restDirection, restHinge, arm.upper, arm.hinge);
  const fore = turned(roll * 0.5);
  const set = (bone: SideBone, turn: Matrix4, joint: Vector3) => {
    bones[boneIndex(bone, side)] = placeBone(turn, onSide(rest[bone], side), joint);
  };
  set('shoulder', halfway(torso.bones.chest.turn, upper), shoulder);
  set('upperArm', upper, shoulder);
  set('elbow', halfway(new Quaternion().setFromRotationMatrix(upper), fore), arm.bend);
  set('forearm', fore, arm.bend);
  set('hand', turned(roll), wrist);
  return { wrist, fist: arm.end };
}

/** How the feet point in the stance, in radians to the right, and how high the rear heel is. */
const footTurn = [
  { stance: -0.3, pivoted: -1.05, heel: 0.02, raised: 0.42 },
  { stance: -0.95, pivoted: -0.2, heel: 0.34, raised: 0.74 },
] as const;

function placeLeg(
  bones: Matrix4[],
  fighter: Fighter,
  time: number,
  side: Side,
  torso: Torso,
  posture: Posture,
) {
  const sign = signOf(side);
  const rest = joints[fighter];
  const foot = footAt(fighter, time, side);
  const { stance, pivoted, heel, raised } = footTurn[side];
  const pivot = posture.pivot[side];
  const yaw = foot.yaw + lerp(stance, pivoted, pivot);
  const flat = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), yaw);
  const tilted = flat
    .clone()
    .multiply(new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), lerp(heel, raised, pivot)));
  const ball = foot.ball.clone();
  ball.y = rest.toes.y + foot.lift;
  const ankle = onSide(rest.foot.clone().sub(rest.toes), side).applyQuaternion(tilted).add(ball);
  const pole = new Vector3(sign * 0.2, 0, 1).applyAxisAngle(
    new Vector3(0, 1, 0),
    foot.yaw + (yaw - foot.yaw) * 0.7,
  );
  const leg = reach(torso.hips[side], ankle, limb.thigh, limb.shin, pole);

  const directionOf = (from: Vector3, to: Vector3) => onSide(to.clone().sub(from), side).normalize();
  const hingeOf = (direction: Vector3) =>
    new Vector3(1, 0, 0).addScaledVector(direction, -direction.x).normalize();
  const turned = (direction: Vector3, now: Vector3) =>
    turnBone(direction, hingeOf(direction), now, leg.hinge);
  const thigh = turned(directionOf(rest.hip, rest.knee), leg.upper);
  const shin = turned(directionOf(rest.knee, rest.foot), leg.lower);
  const set = (bone: SideBone, turn: Matrix4, joint: Vector3) => {
    bones[boneIndex(bone, side)] = placeBone(turn, onSide(rest[bone], side), joint);
  };
  set('hip', halfway(torso.bones.pelvis.turn, thigh), torso.hips[side]);
  set('thigh', thigh, torso.hips[side]);
  set('knee', halfway(new Quaternion().setFromRotationMatrix(thigh), shin), leg.bend);
  set('shin', shin, leg.bend);
  set('foot', new Matrix4().makeRotationFromQuaternion(tilted), leg.end);
  // The toes stay on the floor while the heel rises.
  set('toes', new Matrix4().makeRotationFromQuaternion(flat), ball);
}

/**
 * A fighter's pose.
 *
 * @param time seconds; the pose repeats with the loop
 */
export function solve(fighter: Fighter, time: number): Pose {
  const { posture, torso, out } = stanceAt(fighter, time, (punch) => aimOf(punch).lunge);
  const bones = Array.from({ length: boneCount }, () => new Matrix4());
  for (const [bone, { joint, turn }] of Object.entries(torso.bones)) {
    const name = bone as CenterBone;
    bones[boneIndex(name)] = placeBone(
      new Matrix4().makeRotationFromQuaternion(turn),
      joints[fighter][name],
      joint,
    );
  }
  const arms = sides.map((side) => {
    const other: Side = side === 0 ? 1 : 0;
    let fist = guardAt(torso, posture, side, out[other]);
    let hook = 0;
    for (const punch of punches) {
      if (punch.fighter !== fighter || sideOf(punch) !== side) continue;
      const blow = blowAt(punch, time);
      if (!blow) continue;
      fist = wayOf(blow, fist, torso);
      if (punch.move === 'hook')
        hook = Math.max(hook, smoothstep(0, 0.3, Math.max(blow.out, blow.load * 0.12)));
    }
    return placeArm(bones, fighter, { side, torso, fist, out: clamp(out[side]), hook });
  });
  const lightOf = (side: Side) =>
    Math.max(
      ...punches
        .filter((punch) => punch.fighter === fighter && sideOf(punch) === side)
        .map((punch) => lightAt(punch, time)),
    );
  for (const side of sides) placeLeg(bones, fighter, time, side, torso, posture);
  return {
    bones,
    head: torso.head,
    pelvis: torso.bones.pelvis.joint,
    wrists: [arms[0]!.wrist, arms[1]!.wrist],
    fists: [arms[0]!.fist, arms[1]!.fist],
    lights: [lightOf(0), lightOf(1)],
  };
}

/** Where each strike of the choreography lands, in world meters. When both strike, it is where ember's lands. */
export function contacts(): Vector3[] {
  return strikes.map(({ time, color, technique }) => {
    const fighter = color === 'bone' ? 'ember' : color;
    const punch = punches.find(
      (one) => one.time === time && one.fighter === fighter && one.move === technique,
    )!;
    return aimOf(punch).target.clone();
  });
}
