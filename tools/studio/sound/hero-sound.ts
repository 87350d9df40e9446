import { strikes } from '../figures/choreography';
import { beat, loop } from '../world/clock';
import { breath, rush } from './instruments/air';
import { createMix, lay, type Part, type StereoSound } from './signal/buffer';
import { heartbeat } from './instruments/drums';
import { bloom, blow, domeRing } from './fight-sound';
import { master } from './signal/mastering';
import { pitch, type Note } from './instruments/pitch';
import { pad, pluck } from './instruments/tones';
import { moved } from './instruments/voice';

const lastStrike = strikes.at(-1)!.time;

type Chord = { start: number; beats: number; notes: readonly Note[]; figure: readonly Note[] };

/** The harmony: the sustained notes, and the plucked figure over them, in eighths. */
const chords: readonly Chord[] = [
  { start: 0, beats: 8, notes: ['D2', 'A2', 'F3', 'C4', 'E4'], figure: ['D3', 'A3', 'E4'] },
  { start: 8, beats: 6, notes: ['Bb1', 'F2', 'D3', 'A3', 'C4'], figure: ['Bb2', 'F3', 'D4'] },
  { start: 14, beats: 4, notes: ['C2', 'G2', 'E3', 'A3', 'D4'], figure: ['C3', 'G3', 'E4'] },
  // Only the swell toward the last strike sounds here.
  { start: 18, beats: 2, notes: [], figure: ['A2', 'E3', 'A3'] },
];

/** A heart at rest: a double beat every two beats. */
const hearts = (): Part[] =>
  Array.from({ length: loop / beat / 2 }, (_, number): Part[] => {
    const at = number * 2 * beat;
    // The last strike's blow replaces the heartbeat.
    if (at === lastStrike) return [];
    return [
      { voice: heartbeat(pitch('D1') * 1.25), at, gain: 0.44, room: 0.05 },
      { voice: heartbeat(pitch('D1') * 1.2), at: at + beat / 2, gain: 0.24, room: 0.05 },
    ];
  }).flat();

const harmony = (): Part[] =>
  chords.flatMap(({ start, beats, notes }) => {
    const shape = { seconds: beats * beat + 1, attack: 1, release: 1, brightness: 0.32 };
    return moved(pad(notes, shape), start * beat - 0.5, 0.05);
  });

/** A plucked figure in groups of three eighths. It grows until the last strike and stops after it. */
const figure = (): Part[] =>
  chords.flatMap(({ start, beats, figure }) =>
    Array.from({ length: 2 * beats }, (_, eighth) => {
      const at = start * beat + (eighth * beat) / 2;
      const accent = eighth % 3 === 0 ? 1 : 0.55;
      return {
        voice: pluck(pitch(figure[eighth % 3]!), 0.7),
        at,
        gain: 0.13 * accent * (0.35 + 0.65 * (at / lastStrike)),
        pan: eighth % 2 ? 0.45 : -0.45,
        room: 0.5,
      };
    }),
  );

/** Four seconds per breath: in, and a longer one out. */
const breaths = (): Part[] =>
  [0, 4, 8].flatMap((at, number) => [
    { voice: breath('in', 1.6, 300 + number), at: at + 0.2, gain: 0.1, pan: -0.2, room: 0.5 },
    { voice: breath('out', 2.1, 310 + number), at: at + 1.8, gain: 0.12, pan: 0.2, room: 0.5 },
  ]);

/** The swell before the last strike, and what opens after it: a chord without a third, as wide as the hall. */
const climax = (): Part[] => [
  { voice: rush(300, 3800, 1.96, 401), at: lastStrike - 2, gain: 0.15, pan: -0.7, room: 0.4 },
  { voice: rush(300, 3800, 1.96, 402), at: lastStrike - 2, gain: 0.15, pan: 0.7, room: 0.4 },
  ...moved(
    pad(['A2', 'E3', 'A3', 'D4', 'E4'], { seconds: 1.56, attack: 1.52, release: 0.04, brightness: 0.55 }),
    lastStrike - 1.6,
    0.045,
  ),
  ...moved(bloom(), lastStrike),
  ...moved(
    pad(['D2', 'A2', 'D3', 'A3', 'E4', 'A4'], { seconds: 3.2, attack: 0.06, release: 2.9, brightness: 0.5 }),
    lastStrike,
    0.07,
  ),
];

/**
 * The sound of the hero video. It loops without a seam, like the video.
 *
 * @param start the moment of the loop that comes first, in seconds
 * @returns twelve seconds; whatever still sounds at the end continues at the beginning
 */
export function heroSound(start = 0): StereoSound {
  const mix = createMix(loop, true);
  const fight = strikes.flatMap((strike, number) =>
    moved([...blow(strike, 100 + 10 * number), ...domeRing(strike, number)], strike.time),
  );
  for (const parts of [hearts(), harmony(), figure(), breaths(), fight, climax()])
    lay(mix, moved(parts, -start));
  return master(mix);
}
