/** @jest-environment node */
import { createMix, lay } from './buffer';
import { integratedLoudness } from './loudness';
import { master, targetLoudness } from './mastering';
import { truePeak } from './peak';
import { sine, voice } from '../instruments/voice';

/** A soft tone with a much louder blow every half second. */
function mixed(circular: boolean) {
  const mix = createMix(2, circular);
  lay(mix, [{ voice: voice(2, (time) => 0.05 * sine(300 * time)), at: 0, gain: 1, room: 0 }]);
  const blow = voice(0.1, (time) => sine(150 * time) * Math.exp(-60 * time));
  lay(
    mix,
    [0, 0.5, 1, 1.5].map((at) => ({ voice: blow, at, gain: 1.5, room: 0.1 })),
  );
  return mix;
}

it.each([true, false])('brings a mix to its loudness and limits its peaks (loop: %s)', (circular) => {
  const sound = master(mixed(circular));
  expect(integratedLoudness(sound, circular)).toBeCloseTo(targetLoudness, 1);
  expect(truePeak(sound, circular)).toBeLessThan(-2);
});

it('applies the given fades', () => {
  const { left } = master(mixed(false), (time) => (time < 1 ? 1 : 0));
  expect(left.subarray(48000).every((sample) => sample === 0)).toBe(true);
  expect(left.subarray(0, 48000).some((sample) => Math.abs(sample) > 0.1)).toBe(true);
});
