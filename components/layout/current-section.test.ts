/** @jest-environment node */
import { currentSection } from './current-section';

const end = 3000;
const middle = 400;
// The page ends above the stops of the last two.
const home = [-64, 800, 1100, 3100, 3300].map((stop, index) => ({ id: `section ${index + 1}`, stop }));

it.each([
  ['the first at the top', 0, undefined, 1],
  ['the first until the next is in the middle', 399, undefined, 1],
  ['the next from then on', 400, undefined, 2],
  ['the last at the end, however short it is', end, undefined, 5],
  ['the one that a link led to, also where the next is in the middle', 800, 2, 2],
  ['the one that a link led to, of which it may miss a fraction of a pixel', 1099.4, 3, 3],
  ['the one that a link led to, where the page ends before its stop', end, 4, 4],
  ['not the one of a link that the visitor has scrolled away from', 1500, 5, 3],
  ['not the one of a link whose stop the page reaches', end, 3, 5],
])('is %s', (_which, scroll, target, current) => {
  expect(currentSection(home, { scroll, middle, end }, `section ${target}`)).toBe(`section ${current}`);
});

it('is the first section before all stops, and none on a page without sections', () => {
  const scrollState = { scroll: 0, middle, end: 900 };
  expect(currentSection([{ id: 'contact', stop: 500 }], scrollState)).toBe('contact');
  expect(currentSection([], { ...scrollState, end: 0 })).toBeUndefined();
});
