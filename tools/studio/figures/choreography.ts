import { beat } from '../world/clock';

export type Fighter = 'ember' | 'tide';

export type Technique = 'jab' | 'cross' | 'hook';

/** How a fighter defends against the punch of the same beat. */
export type Defense = 'parry' | 'slipLeft' | 'slipRight' | 'roll' | 'block' | 'cover' | 'dip';

/** One move on a beat of the 24-beat loop. */
export type Move = {
  beat: number;
  fighter: Fighter;
  move: Technique | Defense;
  /** How much of the move is made; 1 by default. */
  amount?: number;
  /** How far above the opponent's head a punch aims, in meters. */
  aim?: number;
};

/**
 * Four exchanges: ember counters a jab and cross with a hook; drives tide back; tide goes low to the body, then
 * high; both throw everything into one cross.
 */
// prettier-ignore
export const moves: readonly Move[] = [
  { beat: 2, fighter: 'ember', move: 'jab' }, { beat: 2, fighter: 'tide', move: 'parry' },
  { beat: 4, fighter: 'tide', move: 'jab' }, { beat: 4, fighter: 'ember', move: 'slipRight' },
  { beat: 5, fighter: 'tide', move: 'cross' }, { beat: 5, fighter: 'ember', move: 'roll' },
  { beat: 6, fighter: 'ember', move: 'hook' }, { beat: 6, fighter: 'tide', move: 'block' },
  { beat: 10, fighter: 'ember', move: 'jab' }, { beat: 10, fighter: 'tide', move: 'slipLeft' },
  { beat: 11, fighter: 'ember', move: 'jab' }, { beat: 11, fighter: 'tide', move: 'parry' },
  { beat: 12, fighter: 'ember', move: 'cross' }, { beat: 12, fighter: 'tide', move: 'cover' },
  { beat: 14, fighter: 'tide', move: 'jab', aim: -0.36 }, { beat: 14, fighter: 'tide', move: 'dip' },
  { beat: 15, fighter: 'tide', move: 'hook' }, { beat: 15, fighter: 'ember', move: 'roll' },
  { beat: 16, fighter: 'tide', move: 'cross' }, { beat: 16, fighter: 'ember', move: 'cover' },
  { beat: 20, fighter: 'ember', move: 'cross', aim: 0.03 }, { beat: 20, fighter: 'tide', move: 'cross', aim: -0.36 },
  { beat: 20, fighter: 'ember', move: 'slipLeft', amount: 0.6 }, { beat: 20, fighter: 'tide', move: 'dip', amount: 0.85 },
];

/** A blow that makes a sound and sends a ring over the floor, up the dome and through the strands. */
export type Strike = { time: number; strength: number; color: Fighter | 'bone'; technique: Technique };

/** Every strike of the loop, in order; both fighters throw the last one at the same time. `time` is in seconds. */
export const strikes: readonly Strike[] = (
  [
    [2, 0.55, 'ember', 'jab'],
    [4, 0.45, 'tide', 'jab'],
    [5, 0.5, 'tide', 'cross'],
    [6, 0.95, 'ember', 'hook'],
    [10, 0.4, 'ember', 'jab'],
    [11, 0.4, 'ember', 'jab'],
    [12, 1.1, 'ember', 'cross'],
    [14, 0.4, 'tide', 'jab'],
    [15, 0.5, 'tide', 'hook'],
    [16, 1.1, 'tide', 'cross'],
    [20, 1.6, 'bone', 'cross'],
  ] as const
).map(([at, strength, color, technique]) => ({ time: at * beat, strength, color, technique }));
