import { isNear, range, springAt } from './clinch';

it('attracts the plus only around the middle', () => {
  expect([-10, -8, 0, 8, 10].map(isNear)).toEqual([false, true, true, true, false]);
});

it('passes the middle once before it rests there', () => {
  const way = Array.from({ length: 101 }, (_, index) => springAt(range.min, index / 100));
  expect(way[0]).toBe(range.min);
  expect(way[100]).toBeCloseTo(0);
  expect(way.filter((value, index) => index > 0 && value > 0 && way[index - 1]! <= 0)).toHaveLength(1);
});
