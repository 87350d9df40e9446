import type { StereoSound } from './buffer';

/** Coefficients of one stage: b0, b1, b2, a1, a2 (a0 is 1). */
type Stage = readonly [number, number, number, number, number];

/** K-weighting at 48 kHz, tables 1 and 2 of the Recommendation: the head's shelf, then the low cut. */
const shelf: Stage = [
  1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585,
];
const lowCut: Stage = [1, -2, 1, -1.99004745483398, 0.99007225036621];

/** A block lasts 400 ms. A new one begins every 100 ms. */
const hopSeconds = 0.1;
const hopsInBlock = 4;

/** Blocks softer than this, in LUFS, are silence. */
const absoluteGate = -70;

/** Blocks softer than the mean of the rest by this much, in LU, are pauses. */
const relativeGate = -10;

function createStage([b0, b1, b2, a1, a2]: Stage) {
  // An array, because a number in a closure is allocated again at each change.
  const state = new Float64Array(2);
  return (input: number): number => {
    const output = b0 * input + state[0]!;
    state[0] = b1 * input - a1 * output + state[1]!;
    state[1] = b2 * input - a2 * output;
    return output;
  };
}

function createWeighting() {
  const [first, second] = [createStage(shelf), createStage(lowCut)];
  return (input: number): number => second(first(input));
}

/** The weighted energy of each 100 ms of a channel. A loop is weighted as if it had played before. */
function hopEnergies(samples: Float32Array, sampleRate: number, circular: boolean): number[] {
  const hop = Math.round(sampleRate * hopSeconds);
  const weighting = createWeighting();
  if (circular) samples.forEach((sample) => void weighting(sample));
  return Array.from({ length: Math.floor(samples.length / hop) }, (_, number) => {
    let energy = 0;
    for (let index = number * hop; index < (number + 1) * hop; index += 1)
      energy += weighting(samples[index]!) ** 2;
    return energy / hop;
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const toLoudness = (energy: number): number => -0.691 + 10 * Math.log10(energy);
const toEnergy = (loudness: number): number => 10 ** ((loudness + 0.691) / 10);

function blockEnergies({ left, right, sampleRate }: StereoSound, circular: boolean): number[] {
  if (sampleRate !== 48000)
    throw new RangeError(`Loudness needs 48000 samples per second, not ${sampleRate}.`);
  const rightHops = hopEnergies(right, sampleRate, circular);
  const hops = hopEnergies(left, sampleRate, circular).map((energy, index) => energy + rightHops[index]!);
  const following = circular ? [...hops, ...hops.slice(0, hopsInBlock - 1)] : hops;
  return following
    .slice(hopsInBlock - 1)
    .map((_, index) => mean(following.slice(index, index + hopsInBlock)));
}

/**
 * The integrated loudness by ITU-R BS.1770-4.
 *
 * @param circular whether the sound is a loop, which is measured as if it repeats
 * @returns LUFS; -Infinity for silence or a sound shorter than one block
 * @throws RangeError if the sound does not have 48000 samples per second
 * @see https://www.itu.int/rec/R-REC-BS.1770
 */
export function integratedLoudness(sound: StereoSound, circular: boolean): number {
  const heard = blockEnergies(sound, circular).filter((energy) => energy > toEnergy(absoluteGate));
  if (heard.length === 0) return -Infinity;
  const gate = toEnergy(toLoudness(mean(heard)) + relativeGate);
  return toLoudness(mean(heard.filter((energy) => energy > gate)));
}
