import { ellipsoid, limb, melt, sleeve } from '../solids/distance';
import { bounded, outline, type Dress } from './clothes';
import type { Joints, Side } from './pose';
import type { Solid } from '../solids/solid';
import { add, along, into, mix, normalize, outOf, scale, subtract, type Vector } from '../solids/vector';

/** A bare arm from the shoulder to the wrist. */
export function arm(joints: Joints, side: Side, dress: Dress): Solid {
  const { shoulder, elbow, wrist } = joints[side];
  const { size, chest } = joints;
  const upper = along(subtract(elbow, shoulder), chest.frame[2]);
  const bend = normalize(subtract(wrist, elbow));
  const lower = along(subtract(wrist, elbow), normalize(subtract(elbow, shoulder)));
  return bounded(
    melt(0.03 * size, [
      ellipsoid(mix(shoulder, elbow, 0.1), scale([0.068, 0.085, 0.066], size), upper),
      limb(shoulder, elbow, 0.05 * size, 0.037 * size),
      ellipsoid(
        add(mix(shoulder, elbow, 0.52), scale(bend, 0.014 * size)),
        scale([0.046, 0.1, 0.05], size),
        upper,
      ),
      limb(elbow, wrist, 0.04 * size, 0.03 * size),
      ellipsoid(mix(elbow, wrist, 0.28), scale([0.046, 0.095, 0.046], size), lower),
    ]),
    [shoulder, elbow, wrist],
    0.12 * size,
    { value: dress.skin, outline },
  );
}

/** A glove with its thumb and a pale band around its wrist. */
export function glove({ size, ...joints }: Joints, side: Side, dress: Dress): Solid {
  const { elbow, wrist, palm } = joints[side];
  const frame = along(subtract(wrist, elbow), palm);
  const local = (x: number, y: number, z: number): Vector => add(wrist, outOf(frame, scale([x, y, z], size)));
  const inward = side === 'left' ? 1 : -1;
  const band = (point: Vector): boolean => {
    const [, y] = into(frame, scale(subtract(point, wrist), 1 / size));
    return y > -0.03 && y < 0.006;
  };
  return bounded(
    melt(0.022 * size, [
      ellipsoid(local(0, 0.105, 0), scale([0.07, 0.085, 0.066], size), frame),
      ellipsoid(local(0, 0.075, 0.03), scale([0.062, 0.06, 0.05], size), frame),
      limb(local(inward * 0.05, 0.03, 0.03), local(inward * 0.052, 0.1, 0.048), 0.026 * size, 0.027 * size),
      sleeve(local(0, -0.06, 0), local(0, 0.05, 0), 0.046 * size, 0.045 * size),
    ]),
    [wrist, local(0, 0.1, 0)],
    0.16 * size,
    { value: (point) => (band(point) ? 0.95 : dress.gloves), shine: 0.35, outline },
  );
}

/** A bare leg and the boot on its foot. */
export function leg({ size, ...joints }: Joints, side: Side, dress: Dress): Solid[] {
  const { hip, knee, ankle, foot } = joints[side];
  const thigh = along(subtract(knee, hip), foot[2]);
  const shin = along(subtract(ankle, knee), foot[2]);
  const front = thigh[2];
  const calf = add(mix(knee, ankle, 0.3), scale(shin[2], -0.03 * size));
  const inFoot = (x: number, y: number, z: number): Vector => add(ankle, outOf(foot, scale([x, y, z], size)));
  const bare = bounded(
    melt(0.035 * size, [
      limb(hip, knee, 0.088 * size, 0.055 * size),
      ellipsoid(
        add(mix(hip, knee, 0.45), scale(front, 0.018 * size)),
        scale([0.075, 0.17, 0.078], size),
        thigh,
      ),
      limb(knee, ankle, 0.052 * size, 0.036 * size),
      ellipsoid(calf, scale([0.05, 0.12, 0.05], size), shin),
    ]),
    [hip, knee, ankle],
    0.14 * size,
    { value: dress.skin, outline },
  );
  const boot = bounded(
    melt(0.03 * size, [
      sleeve(mix(knee, ankle, 0.62), ankle, 0.053 * size, 0.046 * size),
      limb(inFoot(0, -0.045, -0.035), inFoot(0, -0.05, 0.1), 0.042 * size, 0.04 * size),
      limb(inFoot(0, -0.055, 0.08), inFoot(0, -0.062, 0.17), 0.04 * size, 0.027 * size),
      limb(ankle, inFoot(0, -0.03, 0.09), 0.042 * size, 0.036 * size),
    ]),
    [mix(knee, ankle, 0.6), inFoot(0, -0.06, 0.18)],
    0.12 * size,
    { value: dress.boots, outline },
  );
  return [bare, boot];
}
