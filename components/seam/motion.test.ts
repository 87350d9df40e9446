import { createSpring, leanTo, cropOf, hasPassed, progressOf, seamAt } from './motion';

const screen = { width: 1440, height: 900 };

it('moves the seam while its place is scrolled through', () => {
  const at = (top: number) => progressOf({ top, height: 2340 }, 900);
  expect([300, 0, -720, -1440, -2000].map(at)).toEqual([0, 0, 0.5, 1, 1]);
  // A place that is as high as the viewport does not scroll.
  expect(progressOf({ top: 0, height: 900 }, 900)).toBe(0);
});

it('moves the seam from its start to beyond the left edge', () => {
  expect(seamAt(0, screen, 0.8, 0.2)).toBe(0.8 * 1440);
  expect(seamAt(1, screen, 0.8, 0.2)).toBeLessThan(-0.1 * 900);
});

it('leans towards the pointer by at most 18 % of the width, and not at the ends', () => {
  expect(leanTo(800, 720, 0.5, 1440)).toBe(80);
  expect(leanTo(1440, 720, 0.5, 1440)).toBeCloseTo(259.2);
  expect(leanTo(1440, 0, 1, 1440)).toBeCloseTo(0);
});

it('rests on its goal after 450 ms', () => {
  const spring = createSpring();
  let value = 0;
  for (let time = 0; time < 0.45; time += 1 / 60) value = spring(100, 1 / 60);
  expect(Math.abs(value - 100)).toBeLessThan(4);
});

it('covers the screen with the picture, but for the height of a tall screen', () => {
  const picture = { width: 640, height: 960 };
  expect(cropOf({ width: 640, height: 640 }, picture)).toEqual([1, 640 / 960]);
  const [width, height] = cropOf({ width: 400, height: 1000 }, picture);
  expect(height).toBeCloseTo(1000 / 800);
  expect(width).toBeCloseTo((400 / 640) * (960 / 800));
});

it.each([
  [0.5, 0.4, 0.6, true],
  [3.95, 3.9, 0.2, true],
  [2, 3.9, 0.2, false],
])('knows whether %s lies between %s and %s of a loop: %s', (moment, last, now, expected) => {
  expect(hasPassed(moment, last, now)).toBe(expected);
});
