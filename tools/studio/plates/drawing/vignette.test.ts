/** @jest-environment node */
import { vignette } from './vignette';

const fade = vignette(200, 100, 40);

it('keeps the whole tone in the middle', () => {
  expect(fade(100, 50)).toBe(1);
});

it('thins out to bare paper at every edge and corner', () => {
  for (const [x, y] of [
    [0, 50],
    [200, 50],
    [100, 0],
    [100, 100],
    [6, 6],
  ] as const) {
    expect(fade(x, y)).toBe(0);
  }
});

it('thins out little by little', () => {
  const tones = [0, 10, 20, 30, 40].map((x) => fade(x, 50));
  expect(tones).toEqual([...tones].sort((a, b) => a - b));
  expect(new Set(tones).size).toBe(5);
});
