/** @jest-environment node */
import { strikes } from '../figures/choreography';
import { loop } from '../world/clock';
import { sampleRate, type StereoSound } from './signal/buffer';
import { heroSound } from './hero-sound';
import { integratedLoudness } from './signal/loudness';
import { truePeak } from './signal/peak';
import { sharpestOnset } from './fixtures/onset';
import { wav } from './signal/wav';

const start = 10;
let sound: StereoSound;
let again: StereoSound;
let turned: StereoSound;
beforeAll(() => {
  sound = heroSound();
  again = heroSound();
  turned = heroSound(start);
}, 120_000);

it('is as long as the loop', () => {
  expect(sound.left).toHaveLength(loop * sampleRate);
});

it.each(strikes)('plays the $technique at $time s on time', ({ time }) => {
  const { at, rise } = sharpestOnset(sound, time);
  expect(Math.abs(at - time)).toBeLessThanOrEqual(0.01);
  expect(rise).toBeGreaterThan(6);
});

it('plays no strike where there is none', () => {
  for (const time of [0, 0.5, 1.5, 4, 9, 11]) expect(sharpestOnset(sound, time).rise).toBeLessThan(6);
});

it('has no larger step at its seam than between the samples around it', () => {
  for (const samples of [sound.left, sound.right, turned.left, turned.right]) {
    const step = (index: number) => Math.abs(samples.at(index)! - samples.at(index - 1)!);
    const beside = Array.from({ length: 50 }, (_, index) => [step(index + 1), step(-index - 1)]).flat();
    expect(step(0)).toBeLessThanOrEqual(Math.max(...beside));
  }
});

it('is the same loop from any starting point, tails included', () => {
  const difference = sound.left.reduce((most, sample, index) => {
    const place = (index - start * sampleRate + sound.left.length) % sound.left.length;
    return Math.max(most, Math.abs(sample - turned.left[place]!));
  }, 0);
  expect(difference).toBeLessThan(1e-4);
});

it('is at -16 LUFS when repeated, with a true peak of at most -1.5 dBTP', () => {
  expect(Math.abs(integratedLoudness(sound, true) + 16)).toBeLessThan(0.3);
  expect(truePeak(sound, true)).toBeLessThanOrEqual(-1.5);
});

it('is centered on zero', () => {
  const mean = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  expect(Math.abs(mean(sound.left))).toBeLessThan(1e-4);
  expect(Math.abs(mean(sound.right))).toBeLessThan(1e-4);
});

it('gives the same bytes each time', () => {
  expect(wav(again).equals(wav(sound))).toBe(true);
});
