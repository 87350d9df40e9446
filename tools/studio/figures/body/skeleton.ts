import { Vector3 } from 'three';
import type { Fighter } from '../choreography';

/** 0 is the fighter's left, which leads; 1 is the right. */
export type Side = 0 | 1;

export const sides = [0, 1] as const satisfies readonly Side[];

/** In a fighter's own frame left is +x, y is up and z is ahead. */
export const signOf = (side: Side): number => (side === 0 ? 1 : -1);

const centerBones = ['pelvis', 'spine', 'chest', 'neck', 'head'] as const;

// Shoulder, elbow, hip and knee are helper bones that turn half as far as the limb. They keep the joints'
// volume.
const sideBones = [
  'shoulder',
  'upperArm',
  'elbow',
  'forearm',
  'hand',
  'hip',
  'thigh',
  'knee',
  'shin',
  'foot',
  'toes',
] as const;

export type CenterBone = (typeof centerBones)[number];
export type SideBone = (typeof sideBones)[number];

export const boneCount = centerBones.length + 2 * sideBones.length;

/** The index of a bone in every list of bones. Limbs need a side. */
export function boneIndex(bone: CenterBone): number;
export function boneIndex(bone: SideBone, side: Side): number;
export function boneIndex(bone: CenterBone | SideBone, side?: Side): number {
  if (side === undefined) return centerBones.indexOf(bone as CenterBone);
  return centerBones.length + side * sideBones.length + sideBones.indexOf(bone as SideBone);
}

/** Lengths of the limbs in meters. A punch is aimed with the middle of the glove. */
export const limb = { upperArm: 0.29, forearm: 0.26, wristToFist: 0.115, thigh: 0.431, shin: 0.412 } as const;

/** Joints of a fighter in the rest pose, standing with arms spread, in meters. Limbs are the left ones. */
export type Joints = Record<CenterBone | SideBone, Vector3>;

/**
 * Meters outward per meter down. In the rest pose the legs stand apart, so that the legs of the shorts do not
 * merge.
 */
export const legSlope = 0.17;

const shoulderX = { ember: 0.2, tide: 0.174 } as const;

/** The joint that each bone turns about. */
export function restJoints(fighter: Fighter): Joints {
  const armY = 1.445;
  const armZ = -0.012;
  const arm = (along: number) => new Vector3(shoulderX[fighter] + along, armY, armZ);
  const hip = new Vector3(0.095, 0.93, 0);
  const knee = hip.clone().add(new Vector3(legSlope, -1, 0.028).setLength(limb.thigh));
  const ankle = knee.clone().add(new Vector3(legSlope, -1, -0.078).setLength(limb.shin));
  return {
    pelvis: new Vector3(0, 0.96, 0),
    spine: new Vector3(0, 1.06, 0),
    chest: new Vector3(0, 1.2, -0.005),
    neck: new Vector3(0, 1.49, -0.015),
    head: new Vector3(0, 1.6, 0.01),
    shoulder: arm(0),
    upperArm: arm(0),
    elbow: arm(limb.upperArm),
    forearm: arm(limb.upperArm),
    hand: arm(limb.upperArm + limb.forearm),
    hip,
    thigh: hip,
    knee,
    shin: knee,
    foot: ankle,
    toes: new Vector3(ankle.x + 0.01, 0.025, 0.11),
  };
}

/** A point of the left half, mirrored if the side is the right. */
export const onSide = (point: Vector3, side: Side): Vector3 =>
  new Vector3(signOf(side) * point.x, point.y, point.z);
