import { Euler, Quaternion, Vector3, type EulerOrder } from 'three';
import { lerp } from '../../world/easing';
import type { Fighter } from '../choreography';
import { facingOf, rootAt, type Root } from './footwork';
import type { Posture } from './posture';
import { onSide, restJoints, signOf, sides, type CenterBone, type Joints, type Side } from '../body/skeleton';

/** How far the hips of the stance are turned to the right, in radians. */
const bladed = -0.68;

/** The hips' height in the stance, in meters: knees bent. */
const hipHeight = 0.845;

export const joints: Record<Fighter, Joints> = { ember: restJoints('ember'), tide: restJoints('tide') };

export type Torso = {
  root: Root;
  facing: Quaternion;
  /** Joint and rotation of each bone of the trunk. */
  bones: Record<CenterBone, { joint: Vector3; turn: Quaternion }>;
  shoulders: [Vector3, Vector3];
  hips: [Vector3, Vector3];
  /** The middle of the head. */
  head: Vector3;
};

const rotation = (x: number, y: number, z: number, order: EulerOrder = 'YXZ') =>
  new Quaternion().setFromEuler(new Euler(x, y, z, order));

/**
 * The trunk and head of a fighter, in world meters.
 *
 * @param shrug how far a punch moves each shoulder ahead, or a cover raises it, 0 to 1
 */
export function torsoAt(fighter: Fighter, time: number, posture: Posture, shrug: [number, number]): Torso {
  const rest = joints[fighter];
  const root = rootAt(fighter, time);
  const facing = facingOf(root);
  const place = (x: number, y: number, z: number) =>
    new Vector3(x, y, z).applyQuaternion(facing).add(root.place);
  const from = (parent: { joint: Vector3; turn: Quaternion }, bone: Vector3, parentRest: Vector3) =>
    parent.joint.clone().add(bone.clone().sub(parentRest).applyQuaternion(parent.turn));
  const { pitch, side } = posture;

  const pelvis = {
    joint: place(posture.left * 0.6, hipHeight + posture.up, posture.ahead - 0.02),
    turn: facing.clone().multiply(rotation(0.08 + 0.2 * pitch, 0, -side * 0.25, 'XZY')),
  };
  pelvis.turn.multiply(rotation(0, bladed + posture.hips, 0));
  const lean = (part: number) =>
    facing
      .clone()
      .multiply(rotation(pitch * part, 0, -side * part, 'XZY'))
      .multiply(rotation(0, bladed + posture.hips * lerp(1, 0.85, part) + posture.twist * part, 0));
  const spine = { joint: from(pelvis, rest.spine, rest.pelvis), turn: lean(0.5) };
  const chest = { joint: from(spine, rest.chest, rest.spine), turn: lean(1) };
  const neck = {
    joint: from(chest, rest.neck, rest.chest),
    turn: chest.turn.clone().slerp(facing.clone().multiply(rotation(0.62, -0.12, -side * 0.4)), 0.55),
  };
  const head = {
    joint: from(neck, rest.head, rest.neck),
    turn: facing
      .clone()
      .multiply(rotation(0.2 + posture.nod + pitch * 0.2, -0.1 + posture.twist * 0.12, -side * 0.35)),
  };

  const shoulderOf = (which: Side) => {
    const sign = signOf(which);
    const part = shrug[which];
    const raised = new Vector3(-sign * (0.012 + 0.014 * part), 0.016 + 0.022 * part, 0.024 + 0.052 * part);
    return from(chest, onSide(rest.shoulder, which), rest.chest).add(raised.applyQuaternion(facing));
  };
  const hipOf = (which: Side) => from(pelvis, onSide(rest.hip, which), rest.pelvis);
  return {
    root,
    facing,
    bones: { pelvis, spine, chest, neck, head },
    shoulders: [shoulderOf(sides[0]), shoulderOf(sides[1])],
    hips: [hipOf(sides[0]), hipOf(sides[1])],
    head: head.joint.clone().add(new Vector3(0, 0.09, 0.015).applyQuaternion(head.turn)),
  };
}
