/** @jest-environment node */
import { contactBand } from './contact';
import { howItWorks } from './how-it-works';
import { numbersOf } from './numbering';
import { problem } from './problem';
import { vision } from './vision';

it('counts headings and plates in the order of the sections, and skips those without', () => {
  const { headings, plates } = numbersOf([vision, contactBand, problem]);
  expect([...headings].flat()).toEqual([vision.id, 1, problem.id, 2]);
  expect([...plates.values()]).toEqual([1, 2]);
  expect(plates.has(howItWorks.plates[0]!.id)).toBe(false);
});
