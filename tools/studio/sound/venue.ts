import { beat } from '../world/clock';
import { chime as glassRings } from '../walkthrough/rooms/bar';
import { contact } from '../walkthrough/rooms/check-in';
import { ringStart } from '../walkthrough/rooms/garden';
import { rush, wash, wind } from './instruments/air';
import type { Part } from './signal/buffer';
import { brush, drum, heartbeat, tick } from './instruments/drums';
import { pitch, type Note } from './instruments/pitch';
import { chime, glass, line, pad, pluck } from './instruments/tones';
import { moved } from './instruments/voice';

/** Repeats parts on every beat. */
const onBeats = (beats: number, part: (number: number) => Part[]): Part[] =>
  Array.from({ length: beats }, (_, number) => moved(part(number), number * beat)).flat();

const lowDrum = (gain: number): Part[] => [
  { voice: drum(pitch('D2'), 1.3), at: 0, gain, room: 0.3 },
  { voice: heartbeat(pitch('D1') * 1.25), at: 0, gain, room: 0.05 },
];

/** The ember line rises to its note; the tide line falls to the same note two octaves above. They meet in a chime. */
export const opening = (): Part[] => [
  ...[0, 2, 4].flatMap((number) => moved(lowDrum(0.5), number * beat)),
  { voice: line(pitch('D2'), pitch('D3'), 3 * beat, 0.6), at: 0, gain: 0.13, pan: -0.5, room: 0.5 },
  { voice: line(pitch('A5'), pitch('D5'), 3 * beat, 0.2), at: beat, gain: 0.05, pan: 0.5, room: 0.8 },
  { voice: chime(pitch('D5'), 2.4), at: 4 * beat, gain: 0.1, room: 0.9 },
  { voice: chime(pitch('A4'), 2.4), at: 4 * beat, gain: 0.07, room: 0.9 },
];

/** The band touches the post. */
export const checkIn = (): Part[] => [
  { voice: rush(500, 1500, contact, 701), at: 0, gain: 0.06, room: 0.4 },
  { voice: chime(pitch('A4'), 2), at: contact, gain: 0.13, pan: -0.1, room: 0.7 },
  { voice: chime(pitch('E5'), 2.6), at: contact + beat / 4, gain: 0.13, pan: 0.15, room: 0.8 },
  { voice: pluck(pitch('D3'), 1), at: contact, gain: 0.12, room: 0.4 },
];

/** A tick on each beat. Every row that moves up plays the next note of the scale. */
export const waitlist = (seconds: number): Part[] => {
  const scale: readonly Note[] = ['D4', 'F4', 'A4', 'C5', 'D5', 'F5', 'A5', 'C6'];
  return onBeats(seconds / beat, (number) => [
    { voice: tick(1900, 710 + number), at: 0, gain: number % 2 ? 0.4 : 0.55, pan: 0.3, room: 0.25 },
    { voice: tick(2600, 730 + number), at: beat / 2, gain: 0.15, pan: -0.3, room: 0.25 },
    { voice: pluck(pitch(scale[number % scale.length]!), 0.8), at: 0, gain: 0.13, pan: -0.2, room: 0.6 },
  ]);
};

/** Wind in the leaves, and bells. Higher bells follow once the ring of a strike has passed. */
export const garden = (seconds: number): Part[] => {
  const bells: readonly (readonly [number, Note])[] = [
    [0.5, 'C5'],
    [1.5, 'A4'],
    [2.5, 'E5'],
    [4, 'G5'],
    [5, 'C6'],
    [5.5, 'A5'],
    [7, 'E5'],
  ];
  return [
    { voice: wind(seconds + 1, 741), at: -0.5, gain: 0.26, pan: -0.75, room: 0.25 },
    { voice: wind(seconds + 1, 742), at: -0.5, gain: 0.26, pan: 0.75, room: 0.25 },
    { voice: wash(1800, 2.4, 743), at: ringStart, gain: 0.16, room: 0.7 },
    ...bells.map(([at, note], number) => ({
      voice: chime(pitch(note), 2.4),
      at: at * beat,
      gain: 0.09,
      pan: number % 2 ? 0.55 : -0.55,
      room: 0.9,
    })),
  ];
};

/** A walking bass for the room, a glass that rings, and a softer one that answers. */
export const bar = (seconds: number): Part[] => {
  const bass: readonly Note[] = ['Bb1', 'D2', 'F2', 'A2', 'Bb1', 'F2', 'A2', 'C3'];
  return [
    ...onBeats(seconds / beat, (number) => [
      { voice: pluck(pitch(bass[number % bass.length]!), 0.75), at: 0, gain: 0.34, pan: -0.1, room: 0.2 },
      { voice: brush(0.004, 0.14, 750 + number), at: beat / 2, gain: 0.05, pan: 0.3, room: 0.3 },
    ]),
    { voice: glass(pitch('A5'), 3.4), at: glassRings, gain: 0.18, pan: 0.2, room: 0.7 },
    { voice: glass(pitch('D5'), 2.6), at: glassRings + 1.5 * beat, gain: 0.09, pan: -0.4, room: 0.8 },
  ];
};

/** On every beat a glove hits a sphere, left and right in turn: a note and a thump. */
export const game = (seconds: number): Part[] => {
  const notes: readonly Note[] = ['D4', 'F4', 'A4', 'C5', 'D5', 'C5', 'A4', 'E5'];
  return onBeats(seconds / beat, (number) => {
    const pan = number % 2 ? 0.4 : -0.4;
    const note = notes[number % notes.length]!;
    return [
      { voice: rush(700, 3000, 0.3, 760 + number), at: -0.3, gain: 0.1, pan: 1.8 * pan, room: 0.3 },
      { voice: drum(pitch('D2'), 0.4), at: 0, gain: 0.34, pan: 0.3 * pan, room: 0.2 },
      { voice: tick(1500, 770 + number), at: 0, gain: 0.2, pan, room: 0.2 },
      { voice: pluck(pitch(note), 0.9), at: 0, gain: 0.21, pan, room: 0.5 },
      { voice: pluck(pitch(note) / 2, 0.3), at: beat / 2, gain: 0.1, pan: -pan, room: 0.4 },
    ];
  });
};

/** Brushes on a skin: a circular sweep, taps on every other beat, and a slow bass. */
export const shop = (seconds: number): Part[] =>
  onBeats(seconds / beat, (number) => [
    { voice: brush(0.22, 0.46, 780 + number), at: 0, gain: 0.2, pan: number % 2 ? 0.25 : -0.25, room: 0.25 },
    // A swung eighth: the last third of the beat.
    { voice: brush(0.003, 0.12, 790 + number), at: (2 * beat) / 3, gain: 0.2, pan: -0.2, room: 0.25 },
    ...(number % 2
      ? [{ voice: brush(0.003, 0.22, 800 + number), at: 0, gain: 0.46, pan: 0.1, room: 0.3 }]
      : [{ voice: pluck(pitch(number % 4 ? 'D2' : 'G2'), 1), at: 0, gain: 0.5, room: 0.2 }]),
  ]);

/** One long tone, like a singing bowl's. */
export const museum = (seconds: number): Part[] => [
  ...moved(
    pad(['D3', 'D4', 'A4'], { seconds: seconds + 0.7, attack: 1.2, release: 1.4, brightness: 0.3 }),
    -0.2,
    0.085,
  ),
  { voice: glass(pitch('D4'), 4), at: 0, gain: 0.08, room: 0.9 },
];

/** The lines converge on one note; the drum beats twice and stops. */
export const closing = (): Part[] => [
  ...[0, 2].flatMap((number) => moved(lowDrum(0.5), number * beat)),
  { voice: line(pitch('A2'), pitch('D3'), 4 * beat, 0.5), at: 0, gain: 0.08, pan: -0.4, room: 0.6 },
  { voice: line(pitch('E5'), pitch('D5'), 4 * beat, 0.15), at: 0, gain: 0.035, pan: 0.4, room: 0.8 },
  { voice: chime(pitch('D5'), 1.6), at: 4 * beat - 0.04, gain: 0.05, room: 0.9 },
];
