import { sampleRate } from './buffer';

/**
 * A state-variable filter whose frequency may change with every sample.
 *
 * @param kind which part of the spectrum passes; `band` has gain 1 at its center
 * @param quality the resonance; 0.71 has none
 * @returns a function that takes one sample and the frequency in hertz, and returns one sample
 * @see https://cytomic.com/files/dsp/SvfLinearTrapOptimised2.pdf (Andrew Simper)
 */
export function createFilter(kind: 'low' | 'band' | 'high', quality = Math.SQRT1_2) {
  const damping = 1 / quality;
  // An array, because a number in a closure is allocated again at each change.
  const state = new Float64Array(2);
  const tuning = new Float64Array(2);
  return (input: number, frequency: number): number => {
    if (frequency !== tuning[0]) {
      tuning[0] = frequency;
      tuning[1] = Math.tan((Math.PI * frequency) / sampleRate);
    }
    const warped = tuning[1]!;
    const share = 1 / (1 + warped * (warped + damping));
    const first = state[0]!;
    const second = state[1]!;
    const rest = input - second;
    const band = share * first + warped * share * rest;
    const low = second + warped * share * first + warped * warped * share * rest;
    state[0] = 2 * band - first;
    state[1] = 2 * low - second;
    if (kind === 'low') return low;
    return kind === 'band' ? damping * band : input - damping * band - low;
  };
}
