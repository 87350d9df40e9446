import { tearShape } from './door-transition';

const size = { width: 1000, height: 500 };
const slope = 0.1763;

/** The left and the right edge of a tear, from top to bottom. */
function edgesOf(half: number) {
  const numbers = tearShape(size, half, slope, 0)
    .match(/-?[\d.]+(?=px)/g)!
    .map(Number);
  const corners = numbers.flatMap((x, i) => (i % 2 === 0 ? { x, y: numbers[i + 1]! } : []));
  const right = corners.splice(corners.length / 2).reverse();
  return corners.map((left, i) => ({ left, right: right[i]! }));
}

it('is closed at first: a ragged line through the middle of the picture, which leans to the right at its top', () => {
  const edges = edgesOf(0);
  for (const { left, right } of edges) {
    expect(right).toEqual(left);
    expect(Math.abs(left.x - 500 - slope * (250 - left.y))).toBeLessThan(11);
  }
  expect([edges[0]!.left.y, edges.at(-1)!.left.y]).toEqual([0, 500]);
  const steps = edges.slice(1).map(({ left }, i) => left.x - edges[i]!.left.x);
  const turns = steps.slice(1).filter((step, i) => step * steps[i]! < 0);
  expect(turns.length).toBeGreaterThan(edges.length / 3);
});

it('is as wide as it is opened, at each height', () => {
  for (const { left, right } of edgesOf(200)) expect(right.x - left.x).toBeCloseTo(400);
});
