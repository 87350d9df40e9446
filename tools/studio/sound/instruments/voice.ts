import { smoothstep } from '../../world/easing';
import { createRandom } from '../../world/random';
import { sampleRate, type Part, type Voice } from '../signal/buffer';
import { createFilter } from '../signal/filter';

/** The fade-out of every voice, in seconds, so that one that still sounds at its end does not click. */
const lastSeconds = 0.004;

/**
 * Makes a voice from its formula.
 *
 * @param seconds the voice's length
 * @param sample its value at a time in seconds; called once per sample, in order
 */
export function voice(seconds: number, sample: (time: number) => number): Voice {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  for (let index = 0; index < samples.length; index += 1) {
    const time = index / sampleRate;
    samples[index] = sample(time) * Math.min(1, (seconds - time) / lastSeconds);
  }
  return samples;
}

/** Falls from 1 by 60 dB in the given seconds. */
export const decay = (time: number, seconds: number): number => Math.exp((-6.9078 * time) / seconds);

/** Rises smoothly from 0 to 1 in the given seconds. */
export const rise = (time: number, seconds: number): number => smoothstep(0, seconds, time);

/** A sine of this phase, in turns. */
export const sine = (turns: number): number => Math.sin(2 * Math.PI * turns);

/** White noise from -1 to 1, the same for the same seed. */
export function createNoise(seed: number): () => number {
  const random = createRandom(seed);
  return () => 2 * random() - 1;
}

/** The parts as heard through a wall: nothing above the frequency, in hertz. */
export const muffled = (parts: readonly Part[], frequency: number): Part[] =>
  parts.map((part) => {
    const filters = [createFilter('low'), createFilter('low')];
    const through = (sample: number) => filters.reduce((value, filter) => filter(value, frequency), sample);
    return { ...part, voice: part.voice.map(through) };
  });

/**
 * The parts with a different level and time.
 *
 * @param seconds how much later
 * @param factor how much louder
 */
export const moved = (parts: readonly Part[], seconds: number, factor = 1): Part[] =>
  parts.map((part) => ({ ...part, at: part.at + seconds, gain: part.gain * factor }));
