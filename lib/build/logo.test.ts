/** @jest-environment node */
import { drawLogo } from './logo';
import { layOutText, unitsPerEm } from './typeface';

const letters = ['R', 'R'] as const;
const logo = drawLogo(letters);
const roundingError = -1;
const [, top, , height] = logo.viewBox.split(' ').map(Number) as [number, number, number, number];

function box(stroke: string) {
  const [x, y, w, h] = stroke.match(/-?[\d.]+/g)!.map(Number) as [number, number, number, number];
  return { left: x, right: x + w, top: y, bottom: y + h };
}

const across = box(logo.plus!.across);
const upright = box(logo.plus!.upright);
const [first, second] = letters.map((letter, index) => {
  const ink = layOutText(letter, 125, 900);
  const { x } = logo.letters[index]!;
  return { left: ink.left * unitsPerEm + x, right: ink.right * unitsPerEm + x };
}) as [{ left: number; right: number }, { left: number; right: number }];

it('puts the plus between the letters, with equal gaps, at half their height', () => {
  expect(first.right).toBeLessThan(across.left);
  expect(across.left - first.right).toBeCloseTo(second.left - across.right, roundingError);
  expect(across.left + across.right).toBeCloseTo(upright.left + upright.right, roundingError);
  expect(across.top + across.bottom).toBeCloseTo(upright.top + upright.bottom, roundingError);
  expect((upright.top + upright.bottom) / 2).toBeCloseTo(top + height / 2, roundingError);
});

it('draws no plus for one group of letters', () => {
  const alone = drawLogo(['IS']);
  const { left, right } = layOutText('IS', 125, 900);
  expect(alone.plus).toBeUndefined();
  expect(Number(alone.viewBox.split(' ')[2])).toBeCloseTo((right - left) * unitsPerEm, roundingError);
});
