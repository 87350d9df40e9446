/** @jest-environment node */
import { currentSection } from './current-section';

const end = 3000;
// The page ends above the stops of the last two.
const home = [-64, 800, 2400, 3100, 3300].map((stop, index) => ({ id: `section ${index + 1}`, stop }));

it.each([
  ['the first at the top', 0, undefined, 1],
  ['the first until the next stop', 798, undefined, 1],
  ['the next at its stop, of which a link may miss a fraction of a pixel', 799.4, undefined, 2],
  ['the last whose stop is reached', 2998, undefined, 3],
  ['the last at the end, however short it is', end, undefined, 5],
  ['the one that a link led to, where the page ends before its stop', end, 4, 4],
  ['not the one of a link that the visitor has scrolled away from', 2750, 5, 3],
  ['not the one of a link whose stop the page reaches', end, 3, 5],
])('is %s', (_which, scroll, target, current) => {
  expect(currentSection(home, scroll, end, `section ${target}`)).toBe(`section ${current}`);
});

it('is the first section before all stops, and none on a page without sections', () => {
  expect(currentSection([{ id: 'contact', stop: 90 }], 0, 400)).toBe('contact');
  expect(currentSection([], 0, 0)).toBeUndefined();
});
