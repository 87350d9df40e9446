/** @jest-environment node */
import { shownOf } from './label/label';
import { chaptersWithStill, posterTime } from './chapter-stills';
import { stops } from './script';
import { changeAt } from './timing';

/** Whether a label covers a part of the image at a time in seconds. */
const isLabelled = (time: number) =>
  stops.some((stop) => {
    const age = time - stop.start - stop.label.from;
    return age > 0 && age < shownOf(stop);
  });

it('has a still of each of the ten rooms', () => expect(chaptersWithStill).toHaveLength(10));

it.each(chaptersWithStill)('shows $id alone in its still, without a label', ({ start, still, duration }) => {
  expect(still).toBeLessThan(duration);
  expect(isLabelled(start + still)).toBe(false);
  expect(changeAt(start + still)).toBeUndefined();
});

it('shows no label in the poster', () => {
  expect(isLabelled(posterTime)).toBe(false);
  expect(changeAt(posterTime)).toBeUndefined();
});
