import { beat, turn } from '../../world/clock';
import { clamp } from '../../world/easing';
import type { Defense, Fighter, Move } from '../choreography';
import { signOf } from '../body/skeleton';
import {
  answerTo,
  avoids,
  blowAt,
  defenses,
  driveAt,
  fromEvent,
  isLow,
  punches,
  sideOf,
  strengthOf,
  swell,
  type Punch,
} from './punch';

/** How the moves change the body from its guard at a moment: meters and radians in the fighter's own frame. */
export type Posture = {
  left: number;
  up: number;
  ahead: number;
  /** Turns to the left, of the hips and of the chest relative to them. */
  hips: number;
  twist: number;
  /** Leans ahead and to the left. */
  pitch: number;
  side: number;
  nod: number;
  /** How far each foot has turned on its ball, 0 to 1. */
  pivot: [lead: number, rear: number];
  /** How far each glove has risen to the side of the head, 0 to 1. */
  cover: [left: number, right: number];
  parry: number;
  /** Each glove's idle bob. */
  bob: [left: number, right: number];
};

function addPunch(posture: Posture, punch: Punch, time: number, lunge: number): void {
  const { out, load } = blowAt(punch, time) ?? { out: 0, load: 0 };
  const drive = driveAt(punch, time);
  posture.ahead += lunge * drive;
  switch (punch.move) {
    case 'jab':
      posture.hips += 0.1 * load - 0.16 * drive;
      posture.twist += 0.16 * load - 0.34 * out;
      posture.up -= 0.03 * drive;
      posture.pitch += 0.06 * drive;
      posture.ahead -= 0.04 * load;
      posture.side += 0.04 * out;
      break;
    case 'cross':
      posture.hips += 0.74 * drive - 0.24 * load;
      posture.twist += 0.56 * out - 0.3 * load;
      posture.up -= 0.045 * drive + 0.04 * load;
      posture.ahead -= 0.07 * load;
      posture.pitch += 0.12 * drive;
      posture.side += 0.06 * out;
      posture.left += 0.05 * drive;
      posture.pivot[1] = Math.max(posture.pivot[1], drive);
      break;
    case 'hook': {
      // The body winds up away from the blow, then turns through it. A rear hand has a longer way.
      const side = sideOf(punch);
      const way = signOf(side);
      posture.hips += way * ((side === 0 ? 0.34 : 0.14) * load - (side === 0 ? 0.42 : 0.86) * drive);
      posture.twist += way * (0.38 * load - (side === 0 ? 0.36 : 0.42) * out);
      posture.up -= 0.035 * load + 0.01 * drive;
      posture.left += way * (0.06 * load - 0.03 * drive);
      posture.side += way * (0.12 * load - 0.05 * drive);
      posture.pivot[side] = Math.max(posture.pivot[side], drive);
      break;
    }
  }
}

/** A blow that lands moves whoever it hits, after the frames that it holds. */
function addRecoil(posture: Posture, punch: Punch, time: number): void {
  if (avoids(answerTo(punch))) return;
  const shock = Math.min(1.4, strengthOf(punch)) * swell(fromEvent(time, punch.time) - 0.17, 0.14, 0.02, 0.5);
  if (punch.move === 'hook') {
    const way = signOf(sideOf(punch));
    posture.side += way * 0.3 * shock;
    posture.twist += way * 0.34 * shock;
    posture.left += way * 0.06 * shock;
    posture.nod -= 0.1 * shock;
  } else if (isLow(punch)) {
    posture.pitch += 0.2 * shock;
    posture.up -= 0.05 * shock;
    posture.ahead -= 0.1 * shock;
  } else {
    posture.pitch -= 0.34 * shock;
    posture.nod -= 0.34 * shock;
    posture.twist -= 0.16 * shock;
    posture.ahead -= 0.07 * shock;
    posture.up -= 0.02 * shock;
  }
}

function addDefense(
  posture: Posture,
  { move, beat: at, amount = 1 }: Move & { move: Defense },
  time: number,
): void {
  const from = fromEvent(time, at * beat);
  const shape = (rise: number, hold: number, fall: number) => swell(from, rise, hold, fall) * amount;
  const slip = (way: 1 | -1) => {
    const part = shape(0.24, 0.08, 0.34);
    posture.left += way * 0.11 * part;
    posture.side += way * 0.36 * part;
    posture.twist -= way * 0.2 * part;
    posture.up -= 0.07 * part;
    posture.pitch += 0.08 * part;
  };
  const cover = (both: boolean) => {
    const part = shape(0.2, 0.12, 0.36);
    posture.cover[0] = Math.max(posture.cover[0], part);
    if (both) posture.cover[1] = Math.max(posture.cover[1], part);
    posture.pitch += 0.06 * part;
    posture.up -= 0.045 * part;
    posture.nod += 0.14 * part;
  };
  const answers: Record<Defense, () => void> = {
    slipLeft: () => slip(1),
    slipRight: () => slip(-1),
    block: () => cover(false),
    cover: () => cover(true),
    parry: () => {
      const part = shape(0.16, 0.05, 0.3);
      posture.parry = Math.max(posture.parry, part);
      posture.twist += 0.1 * part;
      posture.ahead -= 0.05 * part;
      posture.pitch -= 0.05 * part;
    },
    roll: () => {
      const part = shape(0.3, 0.04, 0.42);
      const across = Math.cos(Math.PI * clamp((from + 0.3) / 0.76));
      posture.up -= 0.23 * part;
      posture.pitch += 0.34 * part;
      posture.left += 0.13 * across * part;
      posture.side += 0.3 * across * part;
      posture.cover[0] = Math.max(posture.cover[0], part * 0.7);
      posture.cover[1] = Math.max(posture.cover[1], part * 0.7);
    },
    dip: () => {
      const part = shape(0.32, 0.06, 0.42);
      // The knees bend and the back does not: the head stays behind the glove.
      posture.up -= 0.17 * part;
      posture.pitch -= 0.06 * part;
      posture.left += 0.11 * part;
      posture.side += 0.2 * part;
    },
  };
  answers[move]();
}

/**
 * What a fighter's body does at a time, in seconds.
 *
 * @param lungeOf how far each punch moves the hips ahead, in meters
 */
export function postureAt(fighter: Fighter, time: number, lungeOf: (punch: Punch) => number): Posture {
  const phase = fighter === 'ember' ? 0 : 2.3;
  /** A whole number of swings per loop, so that the loop closes. */
  const swing = (perLoop: number, offset: number) => Math.sin(perLoop * turn(time) + offset);
  const posture: Posture = {
    left: 0.028 * swing(6, 1 + phase),
    up: 0.014 * swing(24, phase) - 0.004,
    ahead: 0.02 * swing(12, phase),
    hips: 0,
    twist: 0.05 * swing(8, 1.4 * phase),
    pitch: 0.2,
    side: 0.035 * swing(6, 1.5 + phase),
    nod: 0,
    pivot: [0, 0],
    cover: [0, 0],
    parry: 0,
    bob: [0.016 * swing(16, phase), 0.012 * swing(12, 2 + phase)],
  };
  for (const punch of punches) if (punch.fighter === fighter) addPunch(posture, punch, time, lungeOf(punch));
  for (const punch of punches) if (punch.fighter !== fighter) addRecoil(posture, punch, time);
  for (const defense of defenses) if (defense.fighter === fighter) addDefense(posture, defense, time);
  return posture;
}
