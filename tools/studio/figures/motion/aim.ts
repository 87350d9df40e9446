import { Vector3 } from 'three';
import type { Fighter, Technique } from '../choreography';
import { guardAt } from './guard';
import { postureAt, type Posture } from './posture';
import { answerTo, blowAt, isLow, punches, sideOf, type Punch } from './punch';
import { limb } from '../body/skeleton';
import { torsoAt, type Torso } from './torso';

/** Where a punch's glove ends, in world meters, and how far the hips move ahead to get it there. */
type Aim = {
  target: Vector3;
  lunge: number;
  /** Whether nothing stops the glove there. */
  passes: boolean;
};

const opponentOf = (fighter: Fighter): Fighter => (fighter === 'ember' ? 'tide' : 'ember');

/** From the shoulder to the middle of the glove as it lands: the arm is nearly straight, or bent for a hook. */
const reachOf: Record<Technique, number> = {
  jab: 0.98 * (limb.upperArm + limb.forearm + limb.wristToFist),
  cross: 0.98 * (limb.upperArm + limb.forearm + limb.wristToFist),
  hook: 0.52,
};

/** How far a punch can move the hips without a step, in meters: back and ahead. */
const furthest = [-0.03, 0.24] as const;

/** How far each glove has moved: 0 at guard, 1 at the opponent. */
function outAt(fighter: Fighter, time: number): [number, number] {
  const out: [number, number] = [0, 0];
  for (const punch of punches) {
    if (punch.fighter !== fighter) continue;
    const side = sideOf(punch);
    out[side] = Math.max(out[side], blowAt(punch, time)?.out ?? 0);
  }
  return out;
}

/** Posture and trunk at a time. @param lungeOf how far each punch moves the hips ahead, in meters */
export function stanceAt(
  fighter: Fighter,
  time: number,
  lungeOf: (punch: Punch) => number,
): { posture: Posture; torso: Torso; out: [number, number] } {
  const posture = postureAt(fighter, time, lungeOf);
  const out = outAt(fighter, time);
  // A punch takes its shoulder along. The other one comes ahead too, because its glove stays at the chin.
  const shrug: [number, number] = [
    Math.max(out[0], out[1] * 0.8, posture.cover[0] * 0.5),
    Math.max(out[1], out[0] * 0.8, posture.cover[1] * 0.5),
  ];
  return { posture, torso: torsoAt(fighter, time, posture, shrug), out };
}

/** Where the middle of the punching glove ends: at the opponent's head, trunk or glove. */
function targetOf(punch: Punch, attacker: Torso, lungeOf: (punch: Punch) => number): Vector3 {
  const { torso, posture, out } = stanceAt(opponentOf(punch.fighter), punch.time, lungeOf);
  const offset = (left: number, up: number, ahead: number) =>
    new Vector3(left, up, ahead).applyQuaternion(attacker.facing);
  const glove = (side: 0 | 1) => guardAt(torso, posture, side, out[side === 0 ? 1 : 0]);
  switch (answerTo(punch)) {
    case 'parry':
      return glove(1).add(offset(0, 0.01, -0.11));
    case 'block':
      return glove(0).add(offset(-0.1, 0, -0.055));
    case 'cover':
      return glove(0)
        .lerp(glove(1), 0.5)
        .add(offset(0, 0, -0.12));
    // The head has moved off the line: the glove passes it at the side or above.
    case 'slipLeft':
      return torso.head.clone().add(offset(0.165, 0.02, -0.03));
    case 'slipRight':
      return torso.head.clone().add(offset(-0.165, 0.02, -0.03));
    case 'roll':
      return torso.head.clone().add(offset(0, 0.2, -0.02));
    default: {
      const aim = punch.aim ?? 0;
      if (!isLow(punch)) return torso.head.clone().add(offset(0, aim + 0.09, -0.09));
      // A blow to the body lands on the trunk, which is further back than the head.
      const body = torso.bones.chest.joint.clone().setY(torso.head.y + aim);
      return body.add(offset(0, 0, -0.15));
    }
  }
}

/**
 * Aims every punch at where the opponent will be, and finds the lunge that brings the glove there. When both
 * punch at once, each aim depends on the other. A few rounds of correction solve that.
 */
function aimAll(): Map<Punch, Aim> {
  const aims = new Map<Punch, Aim>();
  const lungeOf = (punch: Punch) => aims.get(punch)?.lunge ?? 0;
  for (let round = 0; round < 8; round++) {
    for (const punch of punches) {
      const { torso } = stanceAt(punch.fighter, punch.time, lungeOf);
      const target = targetOf(punch, torso, lungeOf);
      const ahead = new Vector3(0, 0, 1).applyQuaternion(torso.facing);
      const gap = target.clone().sub(torso.shoulders[sideOf(punch)]);
      // Along the line of attack: the part of the gap that the arm's reach does not cover.
      const along = gap.dot(ahead);
      const across = gap.lengthSq() - along * along;
      const wanted = along - Math.sqrt(Math.max(0.01, reachOf[punch.move] ** 2 - across));
      const lunge = Math.min(furthest[1], Math.max(furthest[0], lungeOf(punch) + wanted));
      aims.set(punch, { target, lunge, passes: answerTo(punch) === 'roll' });
    }
  }
  return aims;
}

const aims = aimAll();

/** Where a punch lands and how far it lunges. */
export const aimOf = (punch: Punch): Aim => aims.get(punch)!;
