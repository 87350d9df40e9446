import { Matrix4, type Vector3 } from 'three';
import { smoothstep } from '../world/easing';
import type { Fighter } from '../figures/choreography';
import { sides } from '../figures/body/skeleton';
import { solve } from '../figures/motion/fight';
import { footAt } from '../figures/motion/footwork';

/** The part of the duel that the seam repeats, in seconds of the loop: its last three exchanges. Both fighters are in guard at its ends. */
export const begin = 6.6;
export const length = 4;

/** In its last seconds, each pose moves over to the one a loop before. The background cross-fades meanwhile. */
export const overlap = 0.4;

/** @param videoTime seconds from the start of the video, which begins with the overlap */
export const momentOf = (videoTime: number): number => begin - overlap + videoTime;

/** `marks` are the balls of both feet, the pelvis and the head, in meters. */
type Solved = { bones: Matrix4[]; lights: [number, number]; marks: Vector3[] };

const mix = (from: Matrix4, to: Matrix4, share: number): Matrix4 =>
  new Matrix4().fromArray(from.elements.map((element, i) => element + (to.elements[i]! - element) * share));

function solveMarked(fighter: Fighter, time: number): Solved {
  const pose = solve(fighter, time);
  const feet = sides.map((side) => footAt(fighter, time, side).ball);
  return { ...pose, marks: [...feet, pose.pelvis, pose.head] };
}

/** A fighter's pose at a moment of the duel, so that the part repeats without a jump. */
export function solveRepeated(fighter: Fighter, time: number): Solved {
  const end = begin + length;
  const late = time < begin && time >= begin - overlap ? time + length : time;
  const own = solveMarked(fighter, late);
  if (late < end - overlap || late > end) return own;
  const before = solveMarked(fighter, late - length);
  const share = smoothstep(end - overlap, end, late);
  return {
    bones: own.bones.map((bone, i) => mix(bone, before.bones[i]!, share)),
    lights: own.lights.map((light, i) => light + (before.lights[i]! - light) * share) as [number, number],
    marks: own.marks.map((mark, i) => mark.clone().lerp(before.marks[i]!, share)),
  };
}
