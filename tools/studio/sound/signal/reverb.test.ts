/** @jest-environment node */
import { reverberate } from './reverb';

const energy = (samples: Float64Array, from: number, to: number) =>
  samples.subarray(from, to).reduce((sum, sample) => sum + sample * sample, 0);

/** One click at a sample, on both sides. */
function click(length: number, at: number) {
  const samples = new Float64Array(length);
  samples[at] = 1;
  return { left: samples, right: samples };
}

it('fades steadily, by about 20 dB per second', () => {
  const { left } = reverberate(click(96000, 0), false);
  const fall = 10 * Math.log10(energy(left, 9600, 19200) / energy(left, 57600, 67200));
  expect(fall).toBeGreaterThan(15);
  expect(fall).toBeLessThan(40);
});

it('responds differently on the left and the right', () => {
  const { left, right } = reverberate(click(48000, 0), false);
  const common = left.reduce((sum, sample, index) => sum + sample * right[index]!, 0);
  expect(Math.abs(common)).toBeLessThan(0.2 * Math.sqrt(energy(left, 0, 48000) * energy(right, 0, 48000)));
});

it('continues the tail of a loop at its start, wherever the loop begins', () => {
  const length = 240000;
  const early = reverberate(click(length, 0), true).left;
  const late = reverberate(click(length, length - 100), true).left;
  expect(energy(late, 0, 48000)).toBeGreaterThan(0.5);
  const turned = early.map((_, index) => late[(index + length - 100) % length]!);
  expect(
    turned.reduce((most, sample, index) => Math.max(most, Math.abs(sample - early[index]!)), 0),
  ).toBeLessThan(1e-6);
});
