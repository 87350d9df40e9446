import { Vector3 } from 'three';
import type { Posture } from './posture';
import type { Side } from '../body/skeleton';
import type { Torso } from './torso';

// The middle of each glove, from the middle of the head in the fighter's frame: left, up, ahead, in meters.
const ready = [new Vector3(0.135, -0.1, 0.315), new Vector3(-0.095, -0.115, 0.175)] as const;
const covering = [new Vector3(0.13, 0.005, 0.115), new Vector3(-0.13, 0.01, 0.1)] as const;
const parrying = new Vector3(0.02, -0.03, 0.33);
const guarding = [new Vector3(0.12, -0.09, 0.18), new Vector3(-0.125, -0.08, 0.15)] as const;

/**
 * Where a glove waits, in world meters.
 *
 * @param other how far the other glove has moved on a punch, 0 to 1: this one then moves to the chin
 */
export function guardAt(torso: Torso, posture: Posture, side: Side, other: number): Vector3 {
  const place = ready[side].clone();
  place.y += posture.bob[side];
  place.lerp(guarding[side], other).lerp(covering[side], posture.cover[side]);
  if (side === 1) place.lerp(parrying, posture.parry);
  return place.applyQuaternion(torso.facing).add(torso.head);
}
