/** @jest-environment node */
import { createMix, lay } from './buffer';

const voice = new Float32Array(48000).fill(1);

/** Where a one-second voice is heard in a mix of two seconds: at a quarter and three quarters of each second. */
function heard(circular: boolean, at: number): boolean[] {
  const mix = createMix(2, circular);
  lay(mix, [{ voice, at, gain: 1 }]);
  return [0.25, 0.75, 1.25, 1.75].map((time) => mix.dry.left[time * 48000]! > 0);
}

it('lets sound that runs over the end of a loop continue at its start, and the other way around', () => {
  expect(heard(true, 1.5)).toEqual([true, false, false, true]);
  expect(heard(true, -0.5)).toEqual([true, false, false, true]);
  expect(heard(true, -4.5)).toEqual([true, false, false, true]);
});

it('cuts sound that runs over the end of a video', () => {
  expect(heard(false, 1.5)).toEqual([false, false, false, true]);
  expect(heard(false, -0.5)).toEqual([true, false, false, false]);
});

it('pans at equal power and sends the same balance to the room', () => {
  const mix = createMix(1, false);
  lay(mix, [{ voice, at: 0, gain: 0.5, pan: 0.6, room: 0.4 }]);
  const [left, right] = [mix.dry.left[100]!, mix.dry.right[100]!];
  expect(left ** 2 + right ** 2).toBeCloseTo(0.25, 9);
  expect(right).toBeGreaterThan(left);
  expect(mix.send.left[100]).toBeCloseTo(0.4 * left, 9);
});
