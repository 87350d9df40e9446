import { isBalanced, justify, stack, widthAt } from './clinch';

it('is in balance only around the middle', () => {
  expect([-10, -8, 0, 8, 10].map(isBalanced)).toEqual([false, true, true, true, false]);
});

it.each([62, 100, 118])('widens a word of width %d that wins, and narrows one that loses', (rest) => {
  const widths = [-1, -0.5, 0, 0.5, 1].map((pull) => widthAt(rest, pull));
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  expect([widths[0], widths[2]]).toEqual([62, rest]);
  expect(widths[4]).toBeGreaterThanOrEqual(110);
});

describe('justify', () => {
  const line = { rest: [2, 1, 3], bearing: 0.1, measure: 6 };

  it('leaves words that did not change where they are', () => {
    expect(justify(line, line.rest)).toEqual({ scale: 1, starts: [0, 2, 3] });
  });

  it('keeps the ink of the line as wide as it was', () => {
    const { scale, starts } = justify(line, [4, 1, 2]);
    expect(starts[0]! + 0.2 * scale).toBeCloseTo(0.1);
    expect(starts[2]! + 2 * scale).toBeCloseTo(6);
  });
});

describe('stack', () => {
  it('leaves lines of the same height where they are', () => {
    expect(stack([30, 20, 10], [1, 1, 1])).toEqual([0, 0, 0]);
  });

  it('keeps the first line’s top and the last line’s bottom, and the same space between lines', () => {
    const [heights, scales] = [
      [30, 20, 10],
      [0.5, 1.2, 1.1],
    ];
    const shifts = stack(heights, scales);
    const tops = shifts.map((shift, i) => [0, 30, 50][i]! + shift);
    const bottoms = tops.map((top, i) => top + heights[i]! * scales[i]!);
    expect([tops[0], bottoms[2]]).toEqual([0, 60]);
    expect(tops[1]! - bottoms[0]!).toBeCloseTo(tops[2]! - bottoms[1]!);
  });
});
