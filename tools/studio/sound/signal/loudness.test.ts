/** @jest-environment node */
import type { StereoSound } from './buffer';
import { integratedLoudness } from './loudness';

type Stretch = { seconds: number; decibels: number };

/** A tone whose peaks have these levels one after the other, in decibels of full scale. */
function tone(
  frequency: number,
  stretches: readonly Stretch[],
  sides: 'left' | 'both' = 'both',
): StereoSound {
  const samples = stretches.flatMap(({ seconds, decibels }) =>
    new Array<number>(seconds * 48000).fill(10 ** (decibels / 20)),
  );
  const left = Float32Array.from(
    samples,
    (level, index) => level * Math.sin((2 * Math.PI * frequency * index) / 48000),
  );
  return { sampleRate: 48000, left, right: sides === 'both' ? left : new Float32Array(left.length) };
}

// The Recommendation: a 997 Hz tone at full scale on one front channel reads -3.01 LKFS.
it('reads a 997 Hz tone on both sides at its level, and on one side 3 dB lower', () => {
  expect(integratedLoudness(tone(997, [{ seconds: 3, decibels: -20 }]), false)).toBeCloseTo(-20, 1);
  expect(integratedLoudness(tone(997, [{ seconds: 3, decibels: 0 }], 'left'), false)).toBeCloseTo(-3.01, 1);
});

it('weighs bass less and treble more, as the head hears them', () => {
  const at = (frequency: number) =>
    integratedLoudness(tone(frequency, [{ seconds: 3, decibels: -20 }]), false);
  expect(at(40)).toBeLessThan(-24);
  expect(at(8000)).toBeGreaterThan(-17);
});

// EBU Tech 3341, cases 3 and 4, shortened.
it('leaves out what is much softer than the rest', () => {
  const between = { seconds: 6, decibels: -23 };
  const soft = { seconds: 3, decibels: -36 };
  const silent = { seconds: 3, decibels: -72 };
  expect(integratedLoudness(tone(1000, [soft, between, soft]), false)).toBeCloseTo(-23, 0);
  expect(integratedLoudness(tone(1000, [silent, soft, between, soft, silent]), false)).toBeCloseTo(-23, 0);
});

it('measures a loop the same way from any starting point', () => {
  const sound = tone(440, [
    { seconds: 1, decibels: -30 },
    { seconds: 2, decibels: -18 },
  ]);
  const turned = Float32Array.from(
    sound.left,
    (_, index) => sound.left[(index + 72000) % sound.left.length]!,
  );
  const other = { ...sound, left: turned, right: turned };
  expect(integratedLoudness(other, true)).toBeCloseTo(integratedLoudness(sound, true), 6);
});

it('reads silence as -Infinity', () => {
  expect(integratedLoudness(tone(997, [{ seconds: 1, decibels: -Infinity }]), false)).toBe(-Infinity);
});

it('refuses a sample rate that its filters do not support', () => {
  expect(() =>
    integratedLoudness({ ...tone(997, [{ seconds: 1, decibels: 0 }]), sampleRate: 44100 }, false),
  ).toThrow(RangeError);
});
