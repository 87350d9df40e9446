import { duration, stops } from '../walkthrough/script';
import { beat } from '../world/clock';
import { rush } from './instruments/air';
import { arena, capture, firstBlow, viewingRoom } from './bouts';
import { createMix, lay, type Part, type StereoSound } from './signal/buffer';
import { heartbeat } from './instruments/drums';
import { master } from './signal/mastering';
import { pitch, type Note } from './instruments/pitch';
import { pad } from './instruments/tones';
import { bar, checkIn, closing, game, garden, museum, opening, shop, waitlist } from './venue';
import { moved, rise } from './instruments/voice';

/** The sound of a stop. */
type Sounding = {
  /** The sounds that its description names. Time 0 is the stop's start; `seconds` is its length. */
  parts: (seconds: number) => Part[];
  /** How loud all of it is against the other stops, in decibels: the fight and the game are loud, calm rooms quiet. */
  loudness: number;
  /** The chord under it and its level. All chords are in D minor. */
  chord: readonly Note[];
  chordLevel: number;
  /** The strength of the heartbeat, the video's pulse; 0 where the description says that it stops. */
  heart: number;
};

/** The sound of each stop, by its id. */
export const soundings: Readonly<Record<string, Sounding>> = {
  opening: { parts: opening, loudness: -1, chord: ['D2', 'A2', 'E4'], chordLevel: 0.06, heart: 0 },
  waitlist: {
    parts: waitlist,
    loudness: -1,
    chord: ['Bb1', 'F2', 'D3', 'A3', 'C4'],
    chordLevel: 0.06,
    heart: 0.4,
  },
  'check-in': {
    parts: checkIn,
    loudness: -7,
    chord: ['D2', 'A2', 'F3', 'C4', 'E4'],
    chordLevel: 0.07,
    heart: 0.4,
  },
  arena: { parts: arena, loudness: 3, chord: ['D2', 'A2', 'F3', 'A3'], chordLevel: 0.04, heart: 0.45 },
  capture: { parts: capture, loudness: 1, chord: ['A3', 'D4'], chordLevel: 0.03, heart: 0 },
  'viewing-room': {
    parts: viewingRoom,
    loudness: -2,
    chord: ['G2', 'D3', 'F3', 'Bb3'],
    chordLevel: 0.05,
    heart: 0.3,
  },
  garden: {
    parts: garden,
    loudness: -7,
    chord: ['F2', 'C3', 'A3', 'E4', 'G4'],
    chordLevel: 0.06,
    heart: 0.24,
  },
  game: { parts: game, loudness: 3, chord: ['D2', 'A2', 'F3', 'E4'], chordLevel: 0.045, heart: 0.3 },
  bar: { parts: bar, loudness: -1, chord: ['F3', 'A3', 'D4'], chordLevel: 0.05, heart: 0.24 },
  shop: { parts: shop, loudness: 0, chord: ['D3', 'F3', 'B3', 'E4'], chordLevel: 0.055, heart: 0.24 },
  museum: { parts: museum, loudness: -9, chord: ['D2', 'A2'], chordLevel: 0.05, heart: 0.2 },
  closing: { parts: closing, loudness: 0, chord: ['D2', 'A2', 'D3', 'A3', 'E4'], chordLevel: 0.05, heart: 0 },
};

/** The crossfade from one chord to the next, in seconds: long while dots travel, short at a hard cut. */
const crossing = 0.8;
const cutting = 0.04;

const hearts = (seconds: number, level: number): Part[] =>
  Array.from({ length: level === 0 ? 0 : seconds / beat / 2 }, (_, number): Part[] => [
    { voice: heartbeat(pitch('D1') * 1.25), at: number * 2 * beat, gain: level, room: 0.05 },
    { voice: heartbeat(pitch('D1') * 1.2), at: (number * 2 + 0.5) * beat, gain: 0.45 * level, room: 0.05 },
  ]).flat();

/** Air that rushes toward a change of rooms, while dots travel. */
const toward = (cut: number): Part[] =>
  [-0.6, 0.6].map((pan) => ({
    voice: rush(350, 1900, 0.7, Math.round(cut * 10 + pan * 5)),
    at: cut - 0.7,
    gain: 0.06,
    pan,
    room: 0.6,
  }));

/** The half second before the first blow of the fight is almost silent. */
export const hush = (() => {
  const { start } = stops.find(({ id }) => id === 'arena')!;
  const until = start + firstBlow;
  return { from: until - 0.5, until, level: 10 ** (-21 / 20) };
})();

/** How much of the sound is left at a time in seconds, 0 to 1. */
function hushed(time: number): number {
  const part = rise(time - hush.from + 0.05, 0.05) * rise(hush.until - 0.002 - time, 0.008);
  return 1 - (1 - hush.level) * part;
}

/** The sound of the walkthrough. Each stop sounds as its description in the script says. */
export function walkthroughSound(): StereoSound {
  const mix = createMix(duration, false);
  for (const [index, { id, start, duration: seconds, arrives, cut }] of stops.entries()) {
    const { parts, loudness, chord, chordLevel, heart } = soundings[id]!;
    const [attack, release] = [cut, stops[index + 1]?.cut].map((hard) => (hard ? cutting : crossing)) as [
      number,
      number,
    ];
    const shape = { seconds: seconds + (attack + release) / 2, attack, release, brightness: 0.3 };
    const level = 10 ** (loudness / 20);
    lay(mix, moved(parts(seconds), start, level));
    lay(mix, moved(hearts(seconds, heart), start, level));
    lay(mix, moved(pad(chord, shape), start - attack / 2, chordLevel * level));
    if (arrives) lay(mix, toward(start));
  }
  return master(mix, (time) => hushed(time) * rise(time, 0.3) * rise(duration - 0.15 - time, 1.3));
}
