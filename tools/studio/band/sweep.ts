import { modulo } from '../world/clock';
import { smootherstep } from '../world/easing';

/** The length of the band's loop, in seconds: half in ink, half in light. */
export const bandLoop = 8;

/** Seconds that a change takes from the left edge to the right. */
const travel = 1.7;

/** Seconds that the ground takes to change in one place, and a dot to move. */
const changing = { ground: 0.8, dot: 1.2 };

/** Dots start up to this many seconds earlier or later than their neighbors. */
const scatter = 0.4;

/** 0 in the dark to 1 on paper. At time 0 the change to paper is halfway in the middle of the image. */
function state(side: number, time: number, takes: number): number {
  const since = modulo(time - (side - 0.5) * travel + bandLoop / 4, bandLoop) - bandLoop / 4;
  const half = bandLoop / 2;
  return since < half / 2
    ? smootherstep(since / takes + 0.5)
    : 1 - smootherstep((since - half) / takes + 0.5);
}

/**
 * The ground at a moment: ink is 0, paper is 1. Paper comes from the left and leaves to the right.
 *
 * @param side from 0 at the left edge to 1 at the right
 * @param time seconds
 */
export const groundAt = (side: number, time: number): number => state(side, time, changing.ground);

/** How far a dot has come: 0 where it is light, 1 where it is ink. @param chance its random number */
export const wayOf = (side: number, chance: number, time: number): number =>
  state(side, time - (chance - 0.5) * scatter, changing.dot);
