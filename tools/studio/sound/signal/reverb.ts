import { sampleRate, type Channels } from './buffer';
import { createFilter } from './filter';

/** Lengths of the delay lines, in samples: primes from 19 to 96 ms, so that their echoes rarely coincide. */
const lengths = [
  911, 1087, 1283, 1481, 1693, 1913, 2137, 2371, 2617, 2861, 3119, 3371, 3643, 3919, 4241, 4603,
];

/** Seconds until the room has fallen by 60 dB, at the bottom and at the top of the spectrum. */
const bottomSeconds = 2.9;
const topSeconds = 0.45;

/** The room is silent below this, in hertz: a reverberant bass sounds muddy. */
const lowest = 230;

type DelayLine = { samples: Float64Array; place: number; gain: number; pole: number; state: number };

/** A delay line with the one-pole filter that gives it both decay times. */
function createLine(length: number): DelayLine {
  const left = (seconds: number) => 10 ** ((-3 * length) / (sampleRate * seconds));
  const [bottom, top] = [left(bottomSeconds), left(topSeconds)];
  const pole = (bottom - top) / (bottom + top);
  const gain = (2 * bottom * top) / (bottom + top);
  return { samples: new Float64Array(length), place: 0, gain, pole, state: 0 };
}

/** Multiplies by the normalized Hadamard matrix, in place: every line feeds all others without loss. */
function mixLines(values: Float64Array) {
  for (let half = 1; half < values.length; half *= 2) {
    for (let start = 0; start < values.length; start += 2 * half) {
      for (let index = start; index < start + half; index += 1) {
        const one = values[index]!;
        const other = values[index + half]!;
        values[index] = one + other;
        values[index + half] = one - other;
      }
    }
  }
  const scale = 1 / Math.sqrt(values.length);
  for (let index = 0; index < values.length; index += 1) values[index]! *= scale;
}

/**
 * A large hall: a feedback delay network of sixteen lines.
 *
 * @param circular whether the input is a loop; then the hall hears it twice and the second pass is returned,
 *   so that the tail of its end sounds over its start
 * @returns only the hall's response, as long as the input
 * @see https://ccrma.stanford.edu/~jos/pasp/FDN_Reverberation.html for the network, and
 *   https://www.dsprelated.com/freebooks/pasp/First_Order_Delay_Filter_Design.html for the filters
 */
export function reverberate(
  { left, right }: Channels<Float64Array>,
  circular: boolean,
): Channels<Float64Array> {
  const lines = lengths.map(createLine);
  const values = new Float64Array(lines.length);
  const inputs = new Float64Array(2);
  const outputs = new Float64Array(2);
  const filters = { left: createFilter('high'), right: createFilter('high') };
  const wet = { left: new Float64Array(left.length), right: new Float64Array(left.length) };
  for (let lap = 0; lap < (circular ? 2 : 1); lap += 1) {
    for (let index = 0; index < left.length; index += 1) {
      inputs[0] = filters.left(left[index]!, lowest);
      inputs[1] = filters.right(right[index]!, lowest);
      outputs.fill(0);
      lines.forEach((line, number) => {
        line.state = line.gain * line.samples[line.place]! + line.pole * line.state;
        values[number] = line.state;
        // Alternating signs keep the two sides from sharing an echo or growing by addition.
        outputs[number % 2]! += number % 4 < 2 ? line.state : -line.state;
      });
      mixLines(values);
      lines.forEach((line, number) => {
        line.samples[line.place] = inputs[number % 2]! + values[number]!;
        line.place = (line.place + 1) % line.samples.length;
      });
      wet.left[index] = outputs[0]!;
      wet.right[index] = outputs[1]!;
    }
  }
  return wet;
}
