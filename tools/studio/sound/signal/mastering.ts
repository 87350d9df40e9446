import { modulo } from '../../world/clock';
import { sampleRate, type Channels, type Mix, type StereoSound } from './buffer';
import { createFilter } from './filter';
import { integratedLoudness } from './loudness';
import { swings } from './peak';
import { reverberate } from './reverb';

/** The loudness of both videos, in LUFS. */
export const targetLoudness = -16;

/** The limiter's true peak, in dBTP. The margin is for lossy encoders, which overshoot. */
const ceiling = -2.6;

/** The limiter turns down this many samples before a peak and is back this many after it: 12 ms. */
const reach = 576;

/** Frequencies below this, in hertz, are removed: they are inaudible and shift the mean away from zero. */
const lowest = 24;

/**
 * The smallest value within `reach` samples of each, then the mean within `reach`: a gain that is low enough
 * at every peak.
 */
function smoothGain(gain: Float64Array, circular: boolean): Float64Array {
  const { length } = gain;
  const at = (index: number) =>
    gain[circular ? modulo(index, length) : Math.min(length - 1, Math.max(0, index))]!;
  const smallest = new Float64Array(length + 2 * reach);
  // Indexes of falling candidates: the first is the smallest of the window that ends at `end`.
  const candidates: number[] = [];
  let first = 0;
  for (let end = -2 * reach; end < length + 2 * reach; end += 1) {
    while (candidates.length > first && at(candidates.at(-1)!) >= at(end)) candidates.pop();
    candidates.push(end);
    if (candidates[first]! < end - 2 * reach) first += 1;
    if (end >= 0) smallest[end] = at(candidates[first]!);
  }
  const result = new Float64Array(length);
  const width = 2 * reach + 1;
  let sum = 0;
  for (let index = 0; index < width - 1; index += 1) sum += smallest[index]!;
  for (let index = 0; index < length; index += 1) {
    sum += smallest[index + width - 1]!;
    result[index] = sum / width;
    sum -= smallest[index]!;
  }
  return result;
}

/**
 * Makes a sound louder and keeps its peaks under the ceiling. It lowers the gain smoothly around them,
 * without distortion. Both sides share the gain, so that nothing moves in the room.
 *
 * @param peaks the swings of the sound, before the gain
 */
function limit(sound: StereoSound, peaks: Float32Array, gain: number, circular: boolean): StereoSound {
  const top = 10 ** (ceiling / 20);
  const wanted = new Float64Array(peaks).map((peak) => gain * Math.min(1, top / (gain * peak || top)));
  const smooth = smoothGain(wanted, circular);
  const apply = (samples: Float32Array) => samples.map((sample, index) => sample * smooth[index]!);
  return { ...sound, left: apply(sound.left), right: apply(sound.right) };
}

/** Adds the hall to the dry sound and removes frequencies that are too low to hear. */
function mixdown({ dry, send, circular }: Mix): Channels<Float32Array> {
  const wet = reverberate(send, circular);
  const channel = (side: 'left' | 'right') => {
    const filter = createFilter('high');
    const both = dry[side].map((sample, index) => sample + wet[side][index]!);
    // A loop has always played before, so the filter first runs over it once.
    if (circular) both.forEach((sample) => void filter(sample, lowest));
    return new Float32Array(both.map((sample) => filter(sample, lowest)));
  };
  return { left: channel('left'), right: channel('right') };
}

/**
 * Finishes a mix: adds its hall, brings it to the loudness of both videos, and keeps its true peak under the
 * ceiling.
 *
 * @param level a factor over time, in seconds, for fades; 1 by default
 */
export function master(mix: Mix, level: (time: number) => number = () => 1): StereoSound {
  const { left, right } = mixdown(mix);
  const fade = (samples: Float32Array) => samples.map((sample, index) => sample * level(index / sampleRate));
  const sound: StereoSound = { sampleRate, left: fade(left), right: fade(right) };
  const peaks = swings(sound, mix.circular);
  let gain = 1;
  let result = limit(sound, peaks, gain, mix.circular);
  // The limiter takes back some of every gain, so the gain is found step by step.
  for (let step = 0; step < 8; step += 1) {
    const lacking = targetLoudness - integratedLoudness(result, mix.circular);
    if (Math.abs(lacking) < 0.02) break;
    gain *= 10 ** (lacking / 20);
    result = limit(sound, peaks, gain, mix.circular);
  }
  return result;
}
