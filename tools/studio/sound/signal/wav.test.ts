/** @jest-environment node */
import { wav } from './wav';

const sound = (...samples: number[]) => ({
  sampleRate: 48000,
  left: Float32Array.from(samples),
  right: Float32Array.from(samples, (sample) => -sample),
});

it('describes its content in its header', () => {
  const file = wav(sound(0, 0.5, -0.25));
  expect(file).toHaveLength(44 + 3 * 6);
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect([file.readUInt16LE(20), file.readUInt16LE(22)]).toEqual([1, 2]);
  expect([file.readUInt32LE(24), file.readUInt32LE(28)]).toEqual([48000, 48000 * 6]);
  expect([file.readUInt16LE(32), file.readUInt16LE(34)]).toEqual([6, 24]);
  expect(file.toString('latin1', 36, 40)).toBe('data');
  expect(file.readUInt32LE(40)).toBe(18);
});

it('alternates left and right, each in 24 bits', () => {
  const file = wav(sound(0.5, -1));
  const samples = [0, 1, 2, 3].map((index) => file.readIntLE(44 + 3 * index, 3) / (2 ** 23 - 1));
  [0.5, -0.5, -1, 1].forEach((value, index) => expect(samples[index]).toBeCloseTo(value, 6));
});

it('refuses to clip', () => {
  expect(() => wav(sound(1.01))).toThrow('out of range');
});
