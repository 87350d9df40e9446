/** @jest-environment node */
import { drawMark } from './mark';
import { layOutText, unitsPerEm } from './typeface';
import { site } from '../content/site';

const mark = drawMark();
/** Five of a thousand units to the em: nobody sees what rounding to whole units costs. */
const roundingError = -1;
const [left, top, width, height] = mark.viewBox.split(' ').map(Number) as [number, number, number, number];

/** Where a stroke of the plus begins and ends. */
function box(stroke: string) {
  const [x, y, w, h] = stroke.match(/-?[\d.]+/g)!.map(Number) as [number, number, number, number];
  return { left: x, right: x + w, top: y, bottom: y + h };
}

const across = box(mark.across);
const upright = box(mark.upright);
const [first, second] = site.mark.map((letter, index) => {
  const ink = layOutText(letter, 125, 900);
  const { x } = mark.letters[index]!;
  return { left: ink.left * unitsPerEm + x, right: ink.right * unitsPerEm + x };
}) as [{ left: number; right: number }, { left: number; right: number }];

it('stands between the letters without touching them', () => {
  expect(first.right).toBeLessThan(across.left);
  expect(across.right).toBeLessThan(second.left);
});

it('keeps the same distance to both letters', () => {
  expect(across.left - first.right).toBeCloseTo(second.left - across.right, roundingError);
});

it('crosses its strokes in their middle', () => {
  expect(across.left + across.right).toBeCloseTo(upright.left + upright.right, roundingError);
  expect(across.top + across.bottom).toBeCloseTo(upright.top + upright.bottom, roundingError);
});

it('stands at half the height of the letters', () => {
  expect((upright.top + upright.bottom) / 2).toBeCloseTo(top + height / 2, roundingError);
});

it('fills its image from the first ink to the last', () => {
  expect(left).toBeCloseTo(first.left, roundingError);
  expect(left + width).toBeCloseTo(second.right, roundingError);
});
