/** @jest-environment node */
import { paper, spacingFor, stipple, type ToneField } from './stipple';

const grain = { fine: 0.7, bold: 1.5 };

/** A field whose tone depends on the position of each pixel. */
const field = (toneAt: (x: number, y: number) => number, width = 120, height = 80): ToneField => ({
  width,
  height,
  tone: Float32Array.from({ length: width * height }, (_, pixel) =>
    toneAt(pixel % width, Math.floor(pixel / width)),
  ),
});

it('keeps its dots apart', () => {
  const dots = stipple(
    field(() => 0.5),
    grain,
    1,
  );
  const nearest = dots.map((dot) =>
    Math.min(
      ...dots.filter((other) => other !== dot).map((other) => Math.hypot(other.x - dot.x, other.y - dot.y)),
    ),
  );
  expect(Math.min(...nearest)).toBeGreaterThan(spacingFor(0.5, grain) * 0.75);
});

it('covers as much of the paper as the tone requires', () => {
  const dots = stipple(
    field(() => 0.4),
    grain,
    2,
  );
  const ink = dots.reduce((sum, { radius }) => sum + Math.PI * radius ** 2, 0);
  expect(ink / (120 * 80)).toBeGreaterThan(0.33);
  expect(ink / (120 * 80)).toBeLessThan(0.47);
});

it('draws dark tones with more and larger dots than light ones', () => {
  const dots = stipple(
    field((x) => (x < 60 ? 0.12 : 0.6)),
    grain,
    3,
  );
  const light = dots.filter(({ x }) => x < 60);
  const dark = dots.filter(({ x }) => x >= 60);
  expect(dark.length).toBeGreaterThan(light.length * 1.5);
  expect(Math.min(...dark.map(({ radius }) => radius))).toBeGreaterThan(
    Math.max(...light.map(({ radius }) => radius)),
  );
});

it('leaves bare paper without a dot, even inside a small dark ring', () => {
  const rings = field((x, y) =>
    Math.abs(Math.hypot((x % 20) - 10, (y % 20) - 10) - 5) < 0.8 ? 0.04 : paper * 0.9,
  );
  const dots = stipple(rings, grain, 4);
  expect(dots.length).toBeGreaterThan(50);
  for (const { x, y } of dots) expect(rings.tone[Math.floor(y) * 120 + Math.floor(x)]).toBeGreaterThan(paper);
});

it('gives the same dots for the same seed, and others for another', () => {
  const slope = field((x) => x / 120);
  expect(stipple(slope, grain, 5)).toEqual(stipple(slope, grain, 5));
  expect(stipple(slope, grain, 5)).not.toEqual(stipple(slope, grain, 6));
});
