/** @jest-environment node */
import { currentSection } from './current-section';

const header = 64;
const viewport = 800;
const at = (tops: number[], progress: number) =>
  currentSection(
    tops.map((top, index) => ({ id: `section ${index + 1}`, top })),
    header,
    viewport,
    progress,
  );

it('is the first section at the top of the page', () => {
  expect(at([40, 700, 1500], 0)).toBe('section 1');
});

it('is the last section at the end of the page, however short it is', () => {
  expect(at([-2000, -400, 790], 1)).toBe('section 3');
});

it.each([0, 0.3, 0.9])('is the section that an anchor scrolled to, at a progress of %d', (progress) => {
  expect(at([-900, header, 1000], progress)).toBe('section 2');
});

it('allows an anchor to stop a fraction of a pixel too low', () => {
  expect(at([-900, header + 0.6, 1000], 0)).toBe('section 2');
});

it('stays the same until the next section reaches the reading line', () => {
  expect(at([-900, header + 2, 1000], 0)).toBe('section 1');
});

it('is the first section while all are below the line', () => {
  expect(at([500, 900], 0)).toBe('section 1');
});

it('is undefined on a page without sections', () => {
  expect(at([], 0.5)).toBeUndefined();
});
