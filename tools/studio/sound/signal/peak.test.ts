/** @jest-environment node */
import { truePeak } from './peak';

// EBU Tech 3341, cases 15 and 16: a tone at a quarter of the sample rate, sampled between its peaks or on
// them.
it.each([0, 45])('finds the peak of a wave whose phase is %d degrees off its samples', (degrees) => {
  const samples = Float32Array.from({ length: 4800 }, (_, index) => {
    const edge = Math.min(1, index / 480, (4799 - index) / 480);
    return 0.5 * edge * Math.cos((Math.PI / 2) * index + (degrees * Math.PI) / 180);
  });
  const peak = truePeak({ sampleRate: 48000, left: samples, right: new Float32Array(4800) }, false);
  expect(peak).toBeGreaterThan(-6.4);
  expect(peak).toBeLessThan(-5.8);
});

it('finds the peak that a loop has between its last sample and its first', () => {
  const samples = new Float32Array(480);
  samples[0] = 0.5;
  samples[479] = 0.5;
  const sound = { sampleRate: 48000, left: samples, right: samples };
  expect(truePeak(sound, true)).toBeGreaterThan(truePeak(sound, false) + 1);
});
