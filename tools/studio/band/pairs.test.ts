/** @jest-environment node */
import { createRandom } from '../world/random';
import { pairUp } from './pairs';

const random = createRandom(5);
const points = Array.from({ length: 300 }, () => ({ x: 200 * random(), y: 90 * random() }));

it('gives each point exactly one of the others', () => {
  const others = points.map(({ x, y }) => ({ x: 2 * x, y: y + 7 }));
  const pairs = pairUp(points, others);
  expect(new Set(pairs.map(([one]) => one)).size).toBe(300);
  expect(new Set(pairs.map(([, other]) => other)).size).toBe(300);
});

it('keeps every point in its place when the other set is the same', () => {
  for (const [one, other] of pairUp(points, [...points].reverse())) expect(other).toBe(one);
});
