export type Side = 'left' | 'right';

/** `time` is in seconds from the start of the round. */
export type Target = { time: number; side: Side };

/** `target` is an index. `error` is how many seconds late the press was; negative if it was early. */
export type Hit = { target: number; error: number };

/** The rhythm: for each bar, the eighths that have a target. The first bar counts in, and the end is dense. */
const bars = [
  '',
  '04',
  '024',
  '0246',
  '0236',
  '0246',
  '0245',
  '02456',
  '0246',
  '02346',
  '0236',
  '01246',
  '02456',
  '02346',
  '012456',
];

/** In seconds. The film has the same tempo, 120 beats per minute. */
export const beat = 0.5;
export const roundTime = 4 * beat * bars.length;

/** How far from its beat, in seconds, a press is on it, and how far it still hits. */
const onBeat = 0.1;
const reach = 0.19;

/** Numbers from 0 to 1 that spread evenly, by the golden ratio. */
export const spread = (index: number) => (index * 0.618034) % 1;

/** What is to be hit. It is the same in every round, so that a visitor can learn it. */
export const targets = makeTargets();

function otherSide(side: Side): Side {
  return side === 'left' ? 'right' : 'left';
}

function makeTargets(): readonly Target[] {
  const eighth = beat / 2;
  const times = bars.flatMap((bar, index) => [...bar].map((place) => (8 * index + Number(place)) * eighth));
  let side: Side = 'left';
  return times.map((time, index) => {
    // Two close ones are for both hands.
    const isClose = time - (times[index - 1] ?? 0) < 1.5 * eighth;
    // Most others, too: no hand has three in a row.
    const changesHand = isClose || spread(index + 5) < 0.7;
    if (changesHand) side = otherSide(side);
    return { time, side };
  });
}

const byError = (one: Hit, other: Hit) => Math.abs(one.error) - Math.abs(other.error);

/** The hit of a press: of the nearest target on its side, if that is within reach and not hit yet. */
export function judge(hits: readonly Hit[], time: number, side: Side) {
  const possible = targets.map((one, target) => ({ target, error: time - one.time }));
  const inReach = possible.filter(
    ({ target, error }) => targets[target]!.side === side && Math.abs(error) <= reach,
  );
  const open = inReach.filter(({ target }) => hits.every((hit) => hit.target !== target));
  const [nearest] = open.sort(byError);
  return nearest;
}

export const isOnBeat = ({ error }: Hit): boolean => Math.abs(error) <= onBeat;

export const countOnBeat = (hits: readonly Hit[]): number => hits.filter(isOnBeat).length;

export const bestOf = (hits: readonly Hit[]): Hit | undefined => hits.toSorted(byError)[0];
