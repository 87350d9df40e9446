/** @jest-environment node */
import { createDots } from './dots';
import { createPainter } from './frame';
import { pixels, shapes, type Shape } from './shapes';
import { bandLoop } from './sweep';

/** The band in a small size, which is drawn quickly. */
const small: Shape = {
  width: 180,
  height: 120,
  view: shapes.landscape.view,
  crossing: { x: 90, y: 30 },
  thick: 0.5,
};

const paint = createPainter(small);
const at = (time: number): Uint8Array => paint(time).slice();
const mean = (frame: Uint8Array): number => frame.reduce((sum, value) => sum + value, 0) / frame.length;

it('shows the same image at the end as at the beginning', () => {
  expect(at(bandLoop)).toEqual(at(0));
});

it('draws the same image of a moment every time', () => {
  expect(createPainter(small)(1.25)).toEqual(at(1.25));
});

it('is mostly paper in ink and mostly dark in light', () => {
  expect(mean(at(2))).toBeGreaterThan(190);
  expect(mean(at(6))).toBeLessThan(50);
});

it('draws every dot both as ink and as light, inside the image', () => {
  const dots = createDots(small);
  expect(dots.length).toBeGreaterThan(200);
  for (const place of dots.flatMap(({ ink, light }) => [ink, light])) {
    expect(place.x).toBeGreaterThanOrEqual(0);
    expect(place.x).toBeLessThanOrEqual(small.width);
    expect(place.y).toBeGreaterThanOrEqual(0);
    expect(place.y).toBeLessThanOrEqual(small.height);
  }
});

it.each([
  ['landscape', 21 / 9],
  ['portrait', 4 / 5],
] as const)('has the shape of %s, with even sides', (name, ratio) => {
  const { width, height } = pixels(shapes[name]);
  expect(width / height).toBeCloseTo(ratio, 5);
  expect([width % 2, height % 2]).toEqual([0, 0]);
});
