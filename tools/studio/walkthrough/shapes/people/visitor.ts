import type * as THREE from 'three';
import { mirrored, type Distance, type Shape } from '../../../figures/body/shapes';
import { blend, blendAll } from '../forms/blend';
import { bust, surfaceOf, type Guest } from './guest';

/** What a standing guest does. Who reaches out or fights has a right arm elsewhere; who offers a hand, a left forearm. */
export type Pose = 'waits' | 'walks' | 'holds' | 'reaches' | 'offers' | 'fights';

/** `mirrored` exchanges left and right. */
export type Visitor = Guest & { pose: Pose; mirrored?: boolean };

// Around the joint of the neck, like the bust. The face looks toward z, and the left arm and leg are at x > 0.
const hips: readonly Shape[] = [
  { from: [0, -0.3, -0.008], to: [0, -0.5, -0.004], radii: [0.142, 0.132] },
  { center: [0, -0.6, -0.012], radii: [0.162, 0.13, 0.118] },
  // A loose jacket.
  { center: [0, -0.44, -0.008], radii: [0.178, 0.26, 0.132] },
];

/** A leg from the hip to the foot. @param forward how far ahead the foot is, in meters */
const leg = (forward: number): Shape[] => [
  { from: [0.083, -0.64, -0.006], to: [0.094, -1.02, 0.55 * forward + 0.02], radii: [0.09, 0.06] },
  { from: [0.094, -1.02, 0.55 * forward + 0.02], to: [0.098, -1.38, forward - 0.02], radii: [0.062, 0.044] },
  { center: [0.104, -1.415, forward + 0.05], radii: [0.046, 0.036, 0.122] },
];

const elbow = [0.212, -0.37, 0.018] as const;

/** A forearm that hangs, and one that is raised in front. */
const hanging = (forward: number): Shape[] => [
  { from: elbow, to: [0.205, -0.6, 0.06 + forward], radii: [0.05, 0.036] },
  { center: [0.2, -0.665, 0.075 + 1.2 * forward], radii: [0.03, 0.055, 0.042] },
];
const raised: readonly Shape[] = [
  { from: elbow, to: [0.13, -0.28, 0.235], radii: [0.05, 0.036] },
  { center: [0.115, -0.255, 0.28], radii: [0.036, 0.042, 0.05] },
];

/** An upper arm to the front, and the elbow that a forearm elsewhere continues. */
export const offered = [0.17, -0.29, 0.145] as const;
const offering: readonly Shape[] = [{ from: [0.172, -0.158, -0.006], to: offered, radii: [0.066, 0.05] }];

const across = (shapes: readonly Shape[]) => shapes.map(mirrored);

const limbs: Record<Pose, readonly Shape[]> = {
  waits: [...leg(0.02), ...across(leg(-0.04)), ...hanging(0), ...across(hanging(0.03))],
  walks: [...leg(0.2), ...across(leg(-0.22)), ...hanging(-0.07), ...across(hanging(0.12))],
  reaches: [...leg(0.06), ...across(leg(-0.08)), ...hanging(0)],
  fights: [...leg(0.16), ...across(leg(-0.18)), ...raised],
  offers: [...leg(0.1), ...across(leg(-0.08)), ...offering, ...across(hanging(0.02))],
  holds: [...leg(-0.03), ...across(leg(0.05)), ...raised, ...across(hanging(0.02))],
};

const bodies = Object.fromEntries(
  Object.entries(limbs).map(([pose, shapes]) => [pose, blendAll([...hips, ...shapes], 0.045)]),
) as Record<Pose, Distance>;

/** The height of an adult's neck above the floor, in meters. */
export const neck = 1.45;

/** The joint of the right shoulder of a standing adult who looks toward -z, in meters. */
export const rightShoulder = [0.168, neck - 0.155, 0.008] as const;

/**
 * A standing guest on y 0, in meters, who looks toward -z.
 *
 * @param cell meters between the surface's corners
 */
export function createVisitor(
  { pose, mirrored: swapped = false, ...guest }: Visitor,
  cell: number,
): THREE.BufferGeometry {
  const { build } = guest;
  const whole = bust(guest, pose !== 'reaches' && pose !== 'offers' && pose !== 'fights');
  const side = swapped ? -1 : 1;
  // The bust can only be without its right arm.
  const top: Distance = pose === 'offers' ? (x, y, z) => whole(-x, y, z) : whole;
  const below = bodies[pose];
  const distance: Distance = (x, y, z) =>
    blend(top(side * x, y, z), below((side * x) / build, y / build, z / build) * build, 0.05);
  const low = [-0.3 * build - 0.03, -neck * build, -0.34 * build - 0.03] as const;
  const high = [0.3 * build + 0.03, 0.34, 0.36 * build + 0.03] as const;
  return surfaceOf(distance, { low, high }, cell).translate(0, neck * build, 0);
}
