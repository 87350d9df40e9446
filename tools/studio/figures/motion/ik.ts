import { Matrix4, Vector3 } from 'three';

/** A limb of two bones: its joint and its end, and the directions of its bones and its hinge. */
type Limb = { bend: Vector3; end: Vector3; upper: Vector3; lower: Vector3; hinge: Vector3 };

/** No limb ever straightens completely: a locked joint would snap. */
const straightest = 0.992;

/**
 * Reaches for a target with a limb of two bones. The joint always bends toward the pole, so it hinges one way
 * only. The limb approaches a target out of reach as closely as it can.
 *
 * @param root where the limb begins
 * @param target where it should end
 * @param upperLength in meters, like `lowerLength`
 * @param pole the direction that the joint points in
 */
export function reach(
  root: Vector3,
  target: Vector3,
  upperLength: number,
  lowerLength: number,
  pole: Vector3,
): Limb {
  const toTarget = target.clone().sub(root);
  const length = Math.min(toTarget.length(), (upperLength + lowerLength) * straightest);
  const ahead = toTarget.normalize();
  const along = (upperLength ** 2 - lowerLength ** 2 + length ** 2) / (2 * length);
  const out = Math.sqrt(Math.max(0, upperLength ** 2 - along ** 2));
  const outward = pole.clone().addScaledVector(ahead, -pole.dot(ahead)).normalize();
  const bend = root.clone().addScaledVector(ahead, along).addScaledVector(outward, out);
  const end = root.clone().addScaledVector(ahead, length);
  return {
    bend,
    end,
    upper: bend.clone().sub(root).normalize(),
    lower: end.clone().sub(bend).normalize(),
    hinge: outward.clone().cross(ahead).normalize(),
  };
}

/** The rotation whose first axis is a bone's direction and whose second is its hinge. */
const frameOf = (direction: Vector3, hinge: Vector3): Matrix4 =>
  new Matrix4().makeBasis(direction, hinge, direction.clone().cross(hinge));

/** The rotation that turns a bone from its direction and hinge at rest to new ones. */
export const turnBone = (
  restDirection: Vector3,
  restHinge: Vector3,
  direction: Vector3,
  hinge: Vector3,
): Matrix4 => frameOf(direction, hinge).multiply(frameOf(restDirection, restHinge).transpose());

/** The matrix that moves a bone from the rest pose: turned, with its joint at a place. */
export function placeBone(turn: Matrix4, restJoint: Vector3, joint: Vector3): Matrix4 {
  const moved = restJoint.clone().applyMatrix4(turn);
  return turn.clone().setPosition(joint.clone().sub(moved));
}
