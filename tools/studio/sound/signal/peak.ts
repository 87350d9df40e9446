import type { StereoSound } from './buffer';

/** Points examined per sample. */
const oversampling = 4;

/** How many samples on each side determine the wave between two of them. */
const reach = 12;

/** For each point between two samples, the weights of the samples around it: a sinc in a Hann window. */
const phases = Array.from({ length: oversampling - 1 }, (_, number) => {
  const offset = (number + 1) / oversampling;
  return Float64Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = tap - reach + 1 - offset;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (reach + 0.5));
    return (window * Math.sin(Math.PI * distance)) / (Math.PI * distance);
  });
});

/**
 * How far the wave swings from each sample up to the next, oversampled by four as in Annex 2 of ITU-R
 * BS.1770-4. The louder channel counts.
 *
 * @param circular whether the sound is a loop; otherwise silence surrounds it
 */
export function swings(
  { left, right }: Pick<StereoSound, 'left' | 'right'>,
  circular: boolean,
): Float32Array {
  const result = new Float32Array(left.length);
  for (const channel of [left, right]) {
    const padded = new Float32Array(channel.length + 2 * reach);
    padded.set(channel, reach);
    if (circular) {
      padded.set(channel.subarray(-reach), 0);
      padded.set(channel.subarray(0, reach), channel.length + reach);
    }
    for (let index = 0; index < channel.length; index += 1) {
      let swing = Math.max(result[index]!, Math.abs(channel[index]!));
      for (const weights of phases) {
        let value = 0;
        for (let tap = 0; tap < weights.length; tap += 1) value += weights[tap]! * padded[index + tap + 1]!;
        if (value < 0) value = -value;
        if (value > swing) swing = value;
      }
      result[index] = swing;
    }
  }
  return result;
}

/** The true peak in dBTP, -Infinity for silence. */
export const truePeak = (sound: StereoSound, circular: boolean): number =>
  20 * Math.log10(swings(sound, circular).reduce((peak, swing) => Math.max(peak, swing), 0));
