import { beat, loop, modulo, turn } from '../../world/clock';
import { clamp, smootherstep } from '../../world/easing';
import { moves, type Defense, type Fighter, type Move, type Technique } from '../choreography';
import { signOf, type Side } from '../body/skeleton';

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

/** A blow in progress: how far its glove is from the guard (0) to the opponent (1), and past it. */
export type Blow = { punch: Punch; out: number; load: number; past: number };

export type Punch = Move & { move: Technique; time: number };

const isPunch = (move: Move): move is Move & { move: Technique } =>
  ['jab', 'cross', 'hook'].includes(move.move);

const isDefense = (move: Move): move is Move & { move: Defense } => !isPunch(move);

/** Every defense of the loop. */
export const defenses = moves.filter(isDefense);

/** Every punch of the loop, in order. */
export const punches: readonly Punch[] = moves
  .filter(isPunch)
  .map((move) => ({ ...move, time: move.beat * beat }));

/** Seconds from an event, between minus half a loop and half a loop. */
const fromEvent = (time: number, event: number) => modulo(time - event + loop / 2, loop) - loop / 2;

/** Rises to 1 at an event, holds and falls, without a jolt. In seconds. */
function swell(from: number, rise: number, hold: number, fall: number): number {
  if (from < -rise || from > hold + fall) return 0;
  if (from < 0) return smootherstep(1 + from / rise);
  return from < hold ? 1 : 1 - smootherstep((from - hold) / fall);
}

/** Gathers speed until the blow lands, then returns along the same path. In seconds. */
function snap(from: number, rise: number, hold: number, fall: number): number {
  if (from >= 0) return swell(from, rise, hold, fall);
  return clamp(1 + from / rise) ** 2.4;
}

/** Seconds of each technique: fist out, hold, back. The hips start before the fist. */
const timing: Record<Technique, { rise: number; hold: number; fall: number; hips: number }> = {
  jab: { rise: 0.17, hold: 0.03, fall: 0.3, hips: 0.02 },
  cross: { rise: 0.21, hold: 0.05, fall: 0.38, hips: 0.05 },
  hook: { rise: 0.27, hold: 0.05, fall: 0.42, hips: 0.06 },
};

/**
 * The side of the glove that a punch uses. Each fighter hooks with the hand on the camera's side, where the
 * arc is visible.
 */
export function sideOf({ move, fighter }: Punch): Side {
  if (move === 'hook') return fighter === 'ember' ? 1 : 0;
  return move === 'cross' ? 1 : 0;
}

/** How far a punch has come at a time, or undefined when its fist is at guard. */
export function blowAt(punch: Punch, time: number): Blow | undefined {
  const { rise, hold, fall } = timing[punch.move];
  const from = fromEvent(time, punch.time);
  if (from < -rise - 0.22 || from > hold + fall) return undefined;
  return {
    punch,
    out: snap(from, rise, hold, fall),
    load: swell(from + rise * 0.75, 0.2, 0, rise * 0.6),
    past: swell(from - 0.09, 0.09, 0.01, 0.22),
  };
}

/** How much of its lunge a punch has put into the hips, 0 to 1. */
function driveAt({ move, time: event }: Punch, time: number): number {
  const { rise, hold, fall, hips } = timing[move];
  return swell(fromEvent(time, event) + hips, rise + 0.02, hold + hips, fall + 0.06);
}

function addPunch(posture: Posture, punch: Punch, time: number, lunge: number): void {
  const { rise, hold, fall } = timing[punch.move];
  const out = snap(fromEvent(time, punch.time), rise, hold, fall);
  const load = blowAt(punch, time)?.load ?? 0;
  const drive = driveAt(punch, time);
  posture.ahead += lunge * drive;
  switch (punch.move) {
    case 'jab':
      posture.hips -= 0.14 * drive;
      posture.twist += -0.34 * out + 0.1 * load;
      posture.up -= 0.03 * drive;
      posture.pitch += 0.06 * drive;
      posture.ahead -= 0.02 * load;
      posture.side += 0.04 * out;
      break;
    case 'cross':
      posture.hips += 0.74 * drive - 0.12 * load;
      posture.twist += 0.6 * out - 0.18 * load;
      posture.up -= 0.045 * drive + 0.015 * load;
      posture.ahead -= 0.035 * load;
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
    const recoil = swell(from - 0.06, 0.06, 0.02, 0.45) * amount;
    posture.cover[0] = Math.max(posture.cover[0], part);
    if (both) posture.cover[1] = Math.max(posture.cover[1], part);
    posture.pitch += 0.06 * part - 0.2 * recoil;
    posture.ahead -= 0.07 * recoil;
    posture.up -= 0.045 * part;
    posture.twist -= 0.12 * recoil;
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
  for (const defense of defenses) if (defense.fighter === fighter) addDefense(posture, defense, time);
  return posture;
}
