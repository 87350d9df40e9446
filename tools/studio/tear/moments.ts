import { Matrix4, type Vector3 } from 'three';
import { sides } from '../figures/body/skeleton';
import type { Fighter } from '../figures/choreography';
import { solve } from '../figures/motion/fight';
import { footAt } from '../figures/motion/footwork';
import { framesPerSecond } from '../world/clock';
import { smoothstep } from '../world/easing';

/** The part of the duel that the video repeats, in seconds of the hero's loop. Both fighters are in guard at its ends. */
export const begin = 0.5;
export const length = 8;

/** In the last frames, each pose moves over to the one a loop before. The background cross-fades meanwhile. */
export const overlapFrames = 10;
const overlap = overlapFrames / framesPerSecond;

/**
 * The moment that becomes the first. Tide's straight right has crossed the tear there and is light beyond it. That frame is
 * also the poster.
 */
export const opening = 2.5;

/** @param drawnTime seconds since the first drawn frame, which is that of the overlap */
export const momentOf = (drawnTime: number): number => begin - overlap + drawnTime;

type Solved = {
  bones: Matrix4[];
  lights: [number, number];
  /** In meters. */
  balls: Vector3[];
  pelvis: Vector3;
  head: Vector3;
  fists: Vector3[];
};

const mix = (from: Matrix4, to: Matrix4, share: number): Matrix4 =>
  new Matrix4().fromArray(from.elements.map((element, i) => element + (to.elements[i]! - element) * share));

function solveOnce(fighter: Fighter, time: number): Solved {
  return { ...solve(fighter, time), balls: sides.map((side) => footAt(fighter, time, side).ball) };
}

/** A fighter's pose at a moment, so that the part repeats without a jump. */
export function solveRepeated(fighter: Fighter, time: number): Solved {
  const end = begin + length;
  const late = time < begin && time >= begin - overlap ? time + length : time;
  const own = solveOnce(fighter, late);
  if (late < end - overlap || late > end) return own;
  const before = solveOnce(fighter, late - length);
  const share = smoothstep(end - overlap, end, late);
  const blend = (from: Vector3, to: Vector3) => from.clone().lerp(to, share);
  return {
    bones: own.bones.map((bone, i) => mix(bone, before.bones[i]!, share)),
    lights: own.lights.map((light, i) => light + (before.lights[i]! - light) * share) as [number, number],
    balls: own.balls.map((ball, i) => blend(ball, before.balls[i]!)),
    pelvis: blend(own.pelvis, before.pelvis),
    head: blend(own.head, before.head),
    fists: own.fists.map((fist, i) => blend(fist, before.fists[i]!)),
  };
}
