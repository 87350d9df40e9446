import type { Voice } from '../signal/buffer';
import { createFilter } from '../signal/filter';
import { createNoise, decay, rise, sine, voice } from './voice';

/** The first modes of an ideal round membrane: frequency relative to the lowest, loudness, decay. */
const membrane = [
  { ratio: 1, level: 1, seconds: 1 },
  { ratio: 1.594, level: 0.5, seconds: 0.62 },
  { ratio: 2.136, level: 0.34, seconds: 0.45 },
  { ratio: 2.653, level: 0.2, seconds: 0.34 },
  { ratio: 3.5, level: 0.12, seconds: 0.24 },
] as const;

/**
 * A skin over a hollow body: the modes of a membrane that the blow tightens for a moment.
 *
 * @param frequency of the lowest mode, in hertz
 * @param seconds until the lowest mode has fallen by 60 dB
 */
export const drum = (frequency: number, seconds: number): Voice =>
  voice(seconds, (time) => {
    const stretched = time + 0.009 * (1 - Math.exp(-40 * time));
    const modes = membrane.reduce(
      (sum, mode) =>
        sum + mode.level * sine(frequency * mode.ratio * stretched) * decay(time, seconds * mode.seconds),
      0,
    );
    return modes * rise(time, 0.002);
  });

/** A sub-bass beat with slight distortion, so that small speakers reproduce its overtones. */
export const heartbeat = (frequency: number): Voice =>
  voice(0.6, (time) => {
    const tone = sine(frequency * time + 0.22 * (1 - Math.exp(-26 * time))) * decay(time, 0.62);
    return Math.tanh(1.7 * tone) * rise(time, 0.004);
  });

/** A low boom that falls to its frequency, in hertz. */
export const boom = (frequency: number, seconds: number): Voice =>
  voice(seconds, (time) => {
    const tone = sine(frequency * time + 0.5 * (1 - Math.exp(-9 * time)));
    return Math.tanh(1.4 * tone * decay(time, seconds)) * rise(time, 0.004);
  });

/** A short tick, like a wooden clock's. */
export function tick(frequency: number, seed: number): Voice {
  const noise = createNoise(seed);
  return voice(0.12, (time) => {
    const wood =
      sine(frequency * time) * decay(time, 0.07) + 0.4 * sine(2.71 * frequency * time) * decay(time, 0.03);
    return (wood + 0.5 * noise() * decay(time, 0.012)) * rise(time, 0.0006);
  });
}

/**
 * A brush on a skin.
 *
 * @param swell seconds until it is loudest: short for a tap, long for a sweep
 * @param seconds its length
 */
export function brush(swell: number, seconds: number, seed: number): Voice {
  const noise = createNoise(seed);
  const filter = createFilter('band', 0.6);
  return voice(seconds, (time) => {
    const level = time < swell ? rise(time, swell) : decay(time - swell, seconds - swell);
    return filter(noise(), 3400 + 1400 * (time / seconds)) * level;
  });
}
