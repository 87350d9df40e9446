/** @jest-environment node */
import { createImagery } from './imagery';

const { places, marks } = createImagery(4242);
const points = Array.from({ length: places.length / 2 }, (_, point) => ({
  elevation: places[point * 2 + 1]!,
  along: marks[point * 4]!,
  hue: marks[point * 4 + 1]!,
  family: marks[point * 4 + 3]!,
}));

it('is the same for the same seed', () => {
  const again = createImagery(4242);
  expect(Buffer.from(again.places.buffer).equals(Buffer.from(places.buffer))).toBe(true);
  expect(Buffer.from(again.marks.buffer).equals(Buffer.from(marks.buffer))).toBe(true);
});

it('stays on the dome', () => {
  expect(points.filter(({ elevation }) => !(elevation > 0 && elevation < Math.PI / 2))).toEqual([]);
});

it('contains brush strokes, contour lines and fronds', () => {
  expect(new Set(points.map(({ family }) => family))).toEqual(new Set([0, 1, 2]));
});

it('gives each point its progress along its drawing', () => {
  expect(points.filter(({ along, hue }) => !(along >= 0 && along <= 1 && hue >= 0 && hue < 1))).toEqual([]);
});
