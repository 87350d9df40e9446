import { strikes } from '../figures/choreography';
import { beat } from '../world/clock';
import { begin as arenaBegin } from '../walkthrough/rooms/arena';
import { captured, fightTime, hold } from '../walkthrough/rooms/capture';
import { screenTime } from '../walkthrough/rooms/viewing-room';
import { breath, rush, wash } from './instruments/air';
import type { Part } from './signal/buffer';
import { boom, drum } from './instruments/drums';
import { bloom, blow, domeRing } from './fight-sound';
import { pitch } from './instruments/pitch';
import { pad } from './instruments/tones';
import { moved, muffled } from './instruments/voice';

/** In the capture stop, the seconds until the strike freezes, and until it continues. */
const frozen = captured - fightTime(0);
const released = frozen + hold;

/** What passes through a wall, in hertz. */
const throughTheWall = 420;

/**
 * The fight between two moments of its loop: its blows, and the glass sounds of rings that reach the dome in
 * that time, including those of earlier blows.
 *
 * @param from seconds of the loop
 * @param to seconds of the loop
 * @returns parts with time 0 at `from`
 */
const bout = (from: number, to: number): Part[] =>
  strikes.flatMap((strike, number) => [
    ...(strike.time >= from && strike.time < to
      ? moved(blow(strike, 500 + 10 * number), strike.time - from)
      : []),
    ...moved(domeRing(strike, number), strike.time - from).filter(({ at }) => at >= 0 && at < to - from),
  ]);

/** A syncopated drum pattern on two low drums: three, three and two eighths. */
const drums = (beats: number): Part[] =>
  Array.from({ length: 2 * beats }, (_, eighth): Part[] => {
    const place = eighth % 8;
    const gain = { 0: 0.42, 3: 0.3, 6: 0.34, 4: 0.13, 7: 0.16 }[place];
    if (gain === undefined) return [];
    const low = place === 0 || place === 6;
    const voice = drum(pitch(low ? 'D2' : 'A2'), low ? 0.7 : 0.4);
    return [{ voice, at: (eighth * beat) / 2, gain, pan: low ? -0.15 : 0.25, room: 0.25 }];
  }).flat();

/** The first blow of the arena's stop, in seconds. */
export const firstBlow = strikes.find(({ time }) => time > arenaBegin)!.time - arenaBegin;

/** Strikes on their time, drums from the first of them on, and distant glass. */
export const arena = (seconds: number): Part[] => [
  ...moved(drums((seconds - firstBlow) / beat), firstBlow),
  ...bout(arenaBegin, arenaBegin + seconds),
];

/** The strike freezes and so does the beat: a breath in, then one bright, sustained chord. */
export const capture = (seconds: number): Part[] => [
  ...drums(frozen / beat),
  ...bout(captured - frozen, captured),
  ...moved(bout(captured, captured + 0.1), frozen),
  { voice: breath('in', 1.1, 601), at: frozen + 0.05, gain: 0.3, room: 0.6 },
  { voice: wash(5200, 3.4, 602), at: frozen, gain: 0.08, pan: -0.7, room: 0.8 },
  { voice: wash(5200, 3.4, 603), at: frozen, gain: 0.08, pan: 0.7, room: 0.8 },
  ...moved(
    pad(['D3', 'A3', 'E4', 'A4', 'E5', 'A5'], {
      seconds: hold,
      attack: 0.25,
      release: 0.12,
      brightness: 0.42,
    }),
    frozen,
    0.024,
  ),
  { voice: rush(300, 2800, 1.3, 604), at: released - 1.3, gain: 0.2, room: 0.5 },
  { voice: boom(pitch('D2'), 0.9), at: released, gain: 0.4, room: 0.15 },
  { voice: breath('out', 0.9, 605), at: released, gain: 0.3, room: 0.4 },
  ...moved(bout(captured + 0.1, captured + seconds - released), released + 0.1),
];

/** The same fight on a screen, from the last row: only low sounds come through. */
export const viewingRoom = (seconds: number): Part[] => {
  const from = screenTime(0);
  const last = strikes.at(-1)!.time - from;
  return moved(
    muffled(
      [...drums(seconds / beat), ...bout(from, from + seconds), ...moved(bloom(), last, 0.6)],
      throughTheWall,
    ),
    0,
    1.15,
  );
};
