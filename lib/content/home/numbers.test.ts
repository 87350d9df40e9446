/** @jest-environment node */
import { howItWorks } from './how-it-works';
import { numbersOf } from './numbers';
import { problem } from './problem';
import { vision } from './vision';

it('counts labels and plates in the order of the sections, and skips those without', () => {
  const { labels, plates } = numbersOf([vision, { kind: 'doorway' }, problem]);
  expect([...labels].flat()).toEqual([vision.id, 1, problem.id, 2]);
  expect(plates.get(problem.audience.plate.id)).toBe(plates.size);
  expect(plates.has(howItWorks.plates[0]!.id)).toBe(false);
});
