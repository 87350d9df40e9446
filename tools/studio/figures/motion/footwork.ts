import { Quaternion, Vector3 } from 'three';
import { beat, modulo, turn } from '../../world/clock';
import { clamp, lerp, smootherstep, smoothstep } from '../../world/easing';
import type { Fighter } from '../choreography';
import type { Side } from '../body/skeleton';

/** Where a fighter stands on the floor, and the turn that faces the opponent. */
export type Root = { place: Vector3; yaw: number };

/** A beat, and the steps ahead and to the left, in meters, from a place half the gap away from the middle. */
type Key = readonly [beat: number, ahead: number, left: number];

const gap = 1.38;

// prettier-ignore
const tracks: Record<Fighter, readonly Key[]> = {
  ember: [
    [0, 0, 0], [2, -.05, .01], [3.2, -.03, .03], [4.6, -.02, .06], [6, .23, .05], [7.5, -.08, 0],
    [9, -.04, -.1], [10, .08, -.1], [11, .02, -.07], [12, .18, -.05], [13.5, -.02, 0], [15, -.02, .06],
    [16.2, -.10, .08], [18, -.1, .06], [20, -.14, 0], [21.6, -.06, -.03], [24, 0, 0],
  ],
  tide: [
    [0, 0, 0], [1.5, .02, 0], [2.3, -.05, .02], [4, .12, .02], [5, .13, .02], [6.3, -.06, 0], [8, -.12, -.06],
    [10, 0, -.1], [12.3, -.18, -.04], [14, .13, .02], [15, .20, .03], [16, .13, .02], [17.6, -.06, 0],
    [20, .29, 0], [21.6, -.06, .03], [24, 0, 0],
  ],
};

function along(keys: readonly Key[], at: number): readonly [ahead: number, left: number] {
  const place = modulo(at, 24);
  const next = keys.findIndex(([keyBeat]) => keyBeat > place);
  const from = keys[next - 1]!;
  const to = keys[next]!;
  const part = smoothstep(from[0], to[0], place);
  return [lerp(from[1], to[1], part), lerp(from[2], to[2], part)];
}

const up = new Vector3(0, 1, 0);

/** Where a fighter's weight is at a time in seconds. Both fighters circle slowly around the middle of the floor. */
export function rootAt(fighter: Fighter, time: number): Root {
  const [ahead, left] = along(tracks[fighter], time / beat);
  const facing = fighter === 'ember' ? 1 : -1;
  const swing = 0.16 * Math.sin(turn(time)) + 0.05 * Math.sin(2 * turn(time) + 1);
  return {
    place: new Vector3(facing * (ahead - gap / 2), 0, -facing * left).applyAxisAngle(up, swing),
    yaw: (facing * Math.PI) / 2 + swing,
  };
}

/** The turn of a root, as a rotation. */
export const facingOf = ({ yaw }: Root): Quaternion => new Quaternion().setFromAxisAngle(up, yaw);

/** Where each foot's ball is in the stance: ahead of the root and to its left. The left foot leads. */
const stance = [
  { left: 0.12, ahead: 0.29, begin: 0.02 },
  { left: -0.165, ahead: -0.29, begin: 0.4 },
] as const;

/** How much of a beat a step takes. */
const stepTime = 0.38;

/** How many seconds the feet are ahead of the weight. */
const lead = 0.18;

/** `lift` is in meters above the floor. */
type Foot = { ball: Vector3; yaw: number; lift: number };

/**
 * The ball of a foot. Each foot makes at most one small step per beat, the leading foot first. Both stand
 * still in the last fifth of a beat, when blows are driven from the floor.
 */
export function footAt(fighter: Fighter, time: number, side: Side): Foot {
  const { left, ahead, begin } = stance[side];
  const now = time / beat - begin;
  const step = Math.floor(now);
  const part = clamp((now - step) / stepTime);
  const stand = (at: number) => {
    const root = rootAt(fighter, at * beat + lead);
    return {
      yaw: root.yaw,
      ball: new Vector3(left, 0, ahead).applyQuaternion(facingOf(root)).add(root.place),
    };
  };
  const from = stand(step);
  const to = stand(step + 1);
  const distance = from.ball.distanceTo(to.ball);
  return {
    ball: from.ball.lerp(to.ball, smootherstep(part)),
    yaw: lerp(from.yaw, to.yaw, smootherstep(part)),
    lift: Math.sin(Math.PI * part) ** 2 * Math.min(0.06, distance * 0.5),
  };
}
