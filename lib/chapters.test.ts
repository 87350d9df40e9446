/** @jest-environment node */
import { chapterAt, clock } from './chapters';

const chapters = [{ start: 3.5 }, { start: 7.5 }];

it.each([
  ['none before the first', 3.4, -1],
  ['the first from its start', 3.5, 0],
  ['the last to the end', 99, 1],
])('finds the chapter of a moment: %s', (_which, time, index) => {
  expect(chapterAt(chapters, time)).toBe(index);
});

it.each([
  [0, '0:00'],
  [9.6, '0:09'],
  [59.7, '0:59'],
  [65, '1:05'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
