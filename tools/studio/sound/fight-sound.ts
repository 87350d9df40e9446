import type { Fighter, Strike } from '../figures/choreography';
import type { Part } from './signal/buffer';
import { rush, wash } from './instruments/air';
import { boom, drum } from './instruments/drums';
import { createFilter } from './signal/filter';
import { pitch, type Note } from './instruments/pitch';
import { glass } from './instruments/tones';
import { createNoise, decay, rise, sine, voice } from './instruments/voice';

/** Each fighter's place and note: ember strikes low and left, tide a fifth above and right, both together below. */
const sides: Record<Fighter | 'bone', { pan: number; note: Note }> = {
  ember: { pan: -0.28, note: 'D2' },
  tide: { pan: 0.3, note: 'A2' },
  bone: { pan: 0, note: 'D2' },
};

/** How long a blow rings, in seconds: a jab is short, a cross carries the weight of the whole body. */
const ringing: Record<Strike['technique'], number> = { jab: 0.55, hook: 0.9, cross: 1.2 };

/** When the ring of a strike starts to climb the dome, in seconds after it: each step takes a sixteenth. */
const ringStart = 1.125;
const ringStep = 0.125;

/** The dome's response, from its foot to its top. */
const dome: readonly Note[] = ['A4', 'D5', 'E5', 'A5', 'C6', 'E6'];

/** A glove hitting a glove: leather, in two bands. */
function slap(seed: number) {
  const noise = createNoise(seed);
  const [leather, edge] = [createFilter('band', 0.8), createFilter('band', 1)];
  return voice(0.2, (time) => {
    const source = noise();
    const body = 1.5 * leather(source, 1500) * decay(time, 0.13);
    return (body + 0.6 * edge(source, 5000) * decay(time, 0.07)) * rise(time, 0.0008);
  });
}

/** The sound of a moving line of light as it stops: a tone that falls to its note. */
const spark = (frequency: number) =>
  voice(0.5, (time) => {
    const bend = sine(3.01 * frequency * time) * 2.4 * decay(time, 0.18);
    return Math.sin(2 * Math.PI * frequency * time + bend) * decay(time, 0.42) * rise(time, 0.002);
  });

/**
 * A strike: the rush of the arm before it, the blow on its time, and a breath.
 *
 * @param seed a different number for each strike
 * @returns parts around time 0, the moment of contact
 */
export function blow({ strength, color, technique }: Strike, seed: number): Part[] {
  const { pan, note } = sides[color];
  const frequency = pitch(note);
  const level = strength ** 0.75;
  const wind = technique === 'jab' ? 0.16 : 0.24;
  return [
    { voice: rush(320, 2600, wind, seed), at: -wind, gain: 0.5 * level, pan: 1.8 * pan, room: 0.25 },
    { voice: drum(frequency, ringing[technique]), at: 0, gain: 0.54 * level, pan: 0.4 * pan, room: 0.3 },
    { voice: drum(2 * frequency, 0.3), at: 0, gain: 0.3 * level, pan, room: 0.4 },
    { voice: slap(seed + 1), at: 0, gain: 0.72 * level, pan, room: 0.2 },
    { voice: spark(frequency * 4), at: 0, gain: 0.07 * level, pan: -pan, room: 0.7 },
    { voice: wash(3400, 0.4, seed + 2), at: 0.02, gain: 0.16 * level, pan: 1.4 * pan, room: 0.4 },
  ];
}

/**
 * The distant glass as the strike's ring climbs the dome: the stronger the blow, the higher it gets.
 *
 * @param from the first step of the dome that sounds, so that consecutive strikes sound different
 * @returns parts after time 0, the moment of contact
 */
export const domeRing = ({ strength, color }: Strike, from: number): Part[] =>
  Array.from({ length: Math.min(6, 1 + Math.round(3.2 * strength)) }, (_, step) => {
    const note = dome[(from + step) % dome.length]!;
    const side = (step % 2 ? 1 : -1) * (0.3 + 0.1 * step);
    return {
      voice: glass(pitch(note), 2.6),
      at: ringStart + ringStep * step,
      gain: 0.075 * strength ** 0.5,
      pan: color === 'tide' ? side : -side,
      room: 0.9,
    };
  });

/** What follows the last strike: a boom under the floor and air that spreads through the hall. */
export const bloom = (): Part[] => [
  { voice: boom(pitch('D1'), 3), at: 0, gain: 0.6, room: 0 },
  { voice: boom(pitch('D2'), 1.6), at: 0, gain: 0.25, room: 0.2 },
  { voice: wash(2600, 3, 901), at: 0.01, gain: 0.13, pan: -0.8, room: 0.6 },
  { voice: wash(2600, 3, 902), at: 0.01, gain: 0.13, pan: 0.8, room: 0.6 },
];
