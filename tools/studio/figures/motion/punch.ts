import { beat, framesPerSecond, loop, modulo } from '../../world/clock';
import { clamp, smootherstep } from '../../world/easing';
import { moves, strikes, type Defense, type Move, type Technique } from '../choreography';
import type { Side } from '../body/skeleton';

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

/** How the opponent defends against a punch. When both punch at once, neither defends. */
export function answerTo({ beat: at, fighter }: Punch): Defense | undefined {
  const meets = (move: Move) => move.beat === at && move.fighter !== fighter;
  return punches.some(meets) ? undefined : defenses.find(meets)?.move;
}

/** Whether a defense moves the head out of the way, so that nothing stops the glove. */
export const avoids = (answer: Defense | undefined) =>
  answer === 'slipLeft' || answer === 'slipRight' || answer === 'roll';

/** Whether a punch aims at the body. */
export const isLow = ({ aim = 0 }: Punch): boolean => aim < -0.2;

/** Seconds from an event, between minus half a loop and half a loop. */
export const fromEvent = (time: number, event: number) => modulo(time - event + loop / 2, loop) - loop / 2;

/** Rises to 1 at an event, holds and falls, without a jolt. In seconds. */
export function swell(from: number, rise: number, hold: number, fall: number): number {
  if (from < -rise || from > hold + fall) return 0;
  if (from < 0) return smootherstep(1 + from / rise);
  return from < hold ? 1 : 1 - smootherstep((from - hold) / fall);
}

/** Gathers speed until the blow lands, then returns along the same path. In seconds. */
function snap(from: number, rise: number, hold: number, fall: number): number {
  if (from >= 0) return swell(from, rise, hold, fall);
  return clamp(1 + from / rise) ** 2.4;
}

/** A blow holds still for two frames as it lands, so that the eye can read it. */
const hold = 2 / framesPerSecond;

/** Seconds of each technique: fist out, and back. The hips start before the fist. */
const timing: Record<Technique, { rise: number; fall: number; hips: number }> = {
  jab: { rise: 0.17, fall: 0.25, hips: 0.02 },
  cross: { rise: 0.21, fall: 0.42, hips: 0.05 },
  hook: { rise: 0.27, fall: 0.42, hips: 0.06 },
};

/** How strong a punch is: that of the strike at its time. */
export const strengthOf = ({ time }: Punch): number =>
  strikes.find((strike) => strike.time === time)!.strength;

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
  const { rise, fall } = timing[punch.move];
  const from = fromEvent(time, punch.time);
  if (from < -rise - 0.24 || from > hold + fall) return undefined;
  return {
    punch,
    out: snap(from, rise, hold, fall),
    load: swell(from + rise * 0.75, 0.28, 0, rise * 0.6) * (0.7 + 0.35 * strengthOf(punch)),
    past: swell(from - 0.09, 0.09, 0.01, 0.22),
  };
}

/** How brightly a punch lights its arm: most as it lands, and longer than the arm stays out. */
export function lightAt(punch: Punch, time: number): number {
  const from = fromEvent(time, punch.time);
  return swell(from, timing[punch.move].rise, hold, 0.4) * Math.min(1, 0.75 + 0.25 * strengthOf(punch));
}

/** How much of its lunge a punch has put into the hips, 0 to 1. */
export function driveAt({ move, time: event }: Punch, time: number): number {
  const { rise, fall, hips } = timing[move];
  return swell(fromEvent(time, event) + hips, rise + 0.02, hold + hips, fall + 0.06);
}
