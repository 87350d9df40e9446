/** @jest-environment node */
import { drawMark } from './mark';
import { setText } from './typeface';
import { site } from './site';

const mark = drawMark();
const [left, top, width, height] = mark.viewBox.split(' ').map(Number) as [number, number, number, number];

/** Where a stroke of the plus begins and ends. */
function box(stroke: string) {
  const [x, y, w, h] = stroke.match(/-?[\d.]+/g)!.map(Number) as [number, number, number, number];
  return { left: x, right: x + w, top: y, bottom: y + h };
}

const across = box(mark.across);
const upright = box(mark.upright);
const [first, second] = site.mark.map((letter, index) => {
  const ink = setText(letter, 125, 900);
  const { x } = mark.letters[index]!;
  return { left: ink.left + x, right: ink.right + x };
}) as [{ left: number; right: number }, { left: number; right: number }];

it('stands between the letters without touching them', () => {
  expect(first.right).toBeLessThan(across.left);
  expect(across.right).toBeLessThan(second.left);
});

it('keeps the same distance to both letters', () => {
  expect(across.left - first.right).toBeCloseTo(second.left - across.right);
});

it('crosses its strokes in their middle', () => {
  expect(across.left + across.right).toBeCloseTo(upright.left + upright.right);
  expect(across.top + across.bottom).toBeCloseTo(upright.top + upright.bottom);
});

it('stands at half the height of the letters', () => {
  expect((upright.top + upright.bottom) / 2).toBeCloseTo(top + height / 2);
});

it('fills its picture from the first ink to the last', () => {
  expect(left).toBeCloseTo(first.left);
  expect(left + width).toBeCloseTo(second.right);
});
