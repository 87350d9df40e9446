import { lerp } from '../../world/easing';
import type { Voice } from '../signal/buffer';
import { createFilter } from '../signal/filter';
import { createNoise, decay, rise, sine, voice } from './voice';

/**
 * One breath.
 *
 * @param way a breath in is bright and thin, a breath out is dark and full
 */
export function breath(way: 'in' | 'out', seconds: number, seed: number): Voice {
  const noise = createNoise(seed);
  const [low, high] = [createFilter('band', 1.2), createFilter('band', 1.6)];
  const [lowFrequency, highFrequency] = way === 'in' ? [1250, 3100] : [560, 1750];
  return voice(seconds, (time) => {
    const part = time / seconds;
    const peak = way === 'in' ? part ** 1.6 : part ** 0.6;
    const source = noise();
    return (low(source, lowFrequency) + 0.5 * high(source, highFrequency)) * Math.sin(Math.PI * peak) ** 2;
  });
}

/**
 * Air that rushes toward a moment and stops just before it, which makes the following blow seem louder.
 *
 * @param from frequency at the start, in hertz
 * @param to frequency at the end
 */
export function rush(from: number, to: number, seconds: number, seed: number): Voice {
  const noise = createNoise(seed);
  const filter = createFilter('band', 1.1);
  return voice(seconds, (time) => {
    const part = time / seconds;
    return filter(noise(), lerp(from, to, part ** 2)) * part ** 2.4 * rise(seconds - time, 0.014);
  });
}

/** Air that opens at once and fades away. */
export function wash(frequency: number, seconds: number, seed: number): Voice {
  const noise = createNoise(seed);
  const filter = createFilter('band', 0.7);
  return voice(seconds, (time) => {
    const falling = frequency * (0.25 + 0.75 * decay(time, seconds * 1.4));
    return filter(noise(), falling) * decay(time, seconds) * rise(time, 0.05);
  });
}

/** Wind: its strength and its color wander, and it rises and falls within its length. */
export function wind(seconds: number, seed: number): Voice {
  const noise = createNoise(seed);
  const filter = createFilter('band', 1.4);
  const phase = seed * 0.37;
  return voice(seconds, (time) => {
    const gust = 0.5 + 0.3 * sine(time / 2.3 + phase) + 0.2 * sine(time / 0.9 + 2 * phase);
    const edges = rise(time, 1) * rise(seconds - time, 1);
    return filter(noise(), 380 + 520 * gust) * (0.35 + 0.65 * gust) * edges;
  });
}
