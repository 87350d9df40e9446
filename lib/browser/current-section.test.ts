/** @jest-environment node */
import { currentSection } from './current-section';

const end = 3000;
// The page ends before it reaches the stops of the last two.
const home = [-64, 800, 2400, 3100, 3300].map((stop, index) => ({ id: `section ${index + 1}`, stop }));
const at = (scroll: number, target?: string) => currentSection(home, scroll, end, target);

it('is the first section at the top of the page', () => {
  expect(at(0)).toBe('section 1');
});

it('is the first section before all stops', () => {
  expect(currentSection([{ id: 'contact', stop: 90 }], 0, 400)).toBe('contact');
});

it('changes at the stop of a section', () => {
  expect(at(798)).toBe('section 1');
  expect(at(800)).toBe('section 2');
});

it('allows a link to stop a fraction of a pixel too early', () => {
  expect(at(799.4)).toBe('section 2');
});

it('shares the end of the page among the sections whose stops the page does not reach', () => {
  expect([2698, 2700, 2998].map((scroll) => at(scroll))).toEqual(['section 3', 'section 4', 'section 4']);
});

it('is the last section at the end of the page, however short it is', () => {
  expect(at(end)).toBe('section 5');
});

it('is the section that a link led to, where the page ends before its stop', () => {
  expect(at(end, 'section 4')).toBe('section 4');
});

it('is not the section of a link that the visitor has scrolled away from', () => {
  expect(at(2750, 'section 5')).toBe('section 4');
  expect(at(end, 'section 3')).toBe('section 5');
});

it('is undefined on a page without sections', () => {
  expect(currentSection([], 0, 0)).toBeUndefined();
});
