import { lerp, smoothstep } from '../../world/easing';
import { sampleRate, type Part, type Voice } from '../signal/buffer';
import { pitch, type Note } from './pitch';
import { decay, rise, sine, voice } from './voice';

/**
 * The sum of the first overtones of a phase, each softer than the previous one.
 *
 * @param turns the phase of the fundamental
 * @param brightness the level of each overtone relative to the one below it
 */
function overtones(turns: number, brightness: number): number {
  const angle = 2 * Math.PI * turns;
  const twice = 2 * Math.cos(angle);
  let before = 0;
  let now = Math.sin(angle);
  let sum = 0;
  let level = 1;
  // sin((n + 1) x) = 2 cos(x) sin(n x) - sin((n - 1) x) saves a sine per overtone.
  for (let number = 1; number <= 6; number += 1) {
    sum += level * now;
    level *= brightness;
    const next = twice * now - before;
    before = now;
    now = next;
  }
  return sum;
}

type PadShape = {
  seconds: number;
  /** Seconds from silence to full, within the length. */
  attack: number;
  /** Seconds from full to silence, within the length. */
  release: number;
  /** From 0 (a sine) to 1 (harsh). */
  brightness: number;
};

/** One tone of a pad, with a slowly changing brightness. */
const padTone = (
  frequency: number,
  phase: number,
  { seconds, attack, release, brightness }: PadShape,
): Voice =>
  voice(seconds, (time) => {
    const level = smoothstep(0, attack, time) * smoothstep(0, release, seconds - time);
    if (level === 0) return 0;
    const breathing = 0.8 + 0.2 * sine(time / 6 + phase);
    return level * breathing * overtones(frequency * time + phase, brightness * breathing);
  });

/**
 * A sustained chord: each note twice, slightly apart in pitch, left and right.
 *
 * @returns parts that begin at 0; low notes are louder than high ones, as in a choir
 */
export const pad = (notes: readonly Note[], shape: PadShape): Part[] =>
  notes.flatMap((note, index) =>
    [-1, 1].map((side) => ({
      voice: padTone(pitch(note) * (1 + side * 0.0018), index * 0.31 + (side + 1) * 0.13, shape),
      at: 0,
      gain: 1 / (1 + index * 0.25),
      // Low notes stay near the middle: a wide bass is weak on a single speaker.
      pan: side * Math.min(0.85, 0.2 + index * 0.2),
      room: 0.5,
    })),
  );

/** A plucked string: the higher an overtone, the sooner it fades. */
export const pluck = (frequency: number, seconds: number): Voice =>
  voice(seconds, (time) => {
    const bright = 0.62 * decay(time, seconds * 0.8);
    return overtones(frequency * time, bright) * decay(time, seconds) * rise(time, 0.003);
  });

/** A struck glass: overtones out of tune with each other, like a bell's, that fade into a clear tone. */
export const glass = (frequency: number, seconds: number): Voice =>
  voice(seconds, (time) => {
    const ring = 1.5 * decay(time, seconds * 0.6) * sine(2.76 * frequency * time);
    const body = 0.6 * Math.sin(2 * Math.PI * frequency * time + ring);
    const edge = 0.16 * sine(4.07 * frequency * time) * decay(time, seconds * 0.35);
    return (body + edge) * decay(time, seconds) * rise(time, 0.006);
  });

/** A soft chime: nearly pure, with an octave and a twelfth that fade first. */
export const chime = (frequency: number, seconds: number): Voice =>
  voice(seconds, (time) => {
    const octave = 0.35 * sine(2 * frequency * time) * decay(time, seconds * 0.6);
    const twelfth = 0.16 * sine(3.01 * frequency * time) * decay(time, seconds * 0.3);
    return (sine(frequency * time) + octave + twelfth) * decay(time, seconds) * rise(time, 0.004);
  });

/** A tone that grows while it glides from one frequency to another, and stops abruptly. */
export function line(from: number, to: number, seconds: number, brightness: number): Voice {
  let turns = 0;
  return voice(seconds, (time) => {
    const part = time / seconds;
    turns += (from * (to / from) ** smoothstep(0, 1, part)) / sampleRate;
    return overtones(turns, brightness) * lerp(0.15, 1, part) * rise(time, 0.3) * rise(seconds - time, 0.08);
  });
}
