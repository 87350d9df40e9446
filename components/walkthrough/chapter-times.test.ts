/** @jest-environment node */
import { chapterAt, clock, spokenClock } from './chapter-times';

const chapters = [{ start: 3.5 }, { start: 7.5 }];

it.each([
  ['none before the first', 3.4, -1],
  ['the first from its start', 3.5, 0],
  ['the last to the end', 99, 1],
])('finds the chapter of a moment: %s', (_which, time, index) => {
  expect(chapterAt(chapters, time)).toBe(index);
});

it.each([
  [0, '0:00', '0 seconds'],
  [1, '0:01', '1 second'],
  [9.6, '0:09', '9 seconds'],
  [65, '1:05', '1 minute 5 seconds'],
  [121, '2:01', '2 minutes 1 second'],
])('writes %d seconds as %s, and says %s', (seconds, written, spoken) => {
  expect(clock(seconds)).toBe(written);
  expect(spokenClock(seconds, 'en')).toBe(spoken);
});

it('says a time in the language of the site', () => {
  expect(spokenClock(65, 'de')).toBe('1 Minute 5 Sekunden');
});
