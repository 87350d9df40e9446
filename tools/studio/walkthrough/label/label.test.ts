/** @jest-environment node */
import { labelAt } from './label';
import { breakLines, setLabel, setLabels } from './label-outlines';
import { stops } from '../script';

const length = (line: string) => line.length;

it('breaks a text into as few lines as possible, and evens them out', () => {
  expect(breakLines('one two three four'.split(' '), length, 15)).toEqual(['one two', 'three four']);
  expect(breakLines('one two'.split(' '), length, 7)).toEqual(['one two']);
});

it('does not break a word that is longer than a line', () => {
  expect(breakLines(['a', 'lighthouse', 'b'], length, 4)).toEqual(['a', 'lighthouse', 'b']);
});

it('leaves more than half of the image free of every label', () => {
  for (const { width, height, lines } of setLabels(stops)) {
    expect(width).toBeLessThan(1280 * 0.5);
    expect(height).toBeLessThan(720 * 0.35);
    expect(lines.length).toBeGreaterThanOrEqual(2);
  }
});

it('numbers the rooms, but not the opening or the closing', () => {
  const counts = setLabels(stops).map(({ lines }) => lines.length);
  const plain = stops.map((stop) => setLabel(stop, undefined).lines.length);
  expect(counts.map((count, index) => count - plain[index]!)).toEqual([0, ...Array(10).fill(1), 0]);
});

it('raises a label into place, holds it, and removes it before the cut', () => {
  expect(labelAt(0, 4).opacity).toBe(0);
  expect(labelAt(0.4, 4).below).toBeGreaterThan(labelAt(0.6, 4).below);
  expect(labelAt(2, 4)).toEqual({ opacity: 1, below: 0 });
  expect(labelAt(3.9, 4).opacity).toBe(0);
});
