/** @jest-environment node */
import { labelAt } from './label';
import { breakLines, setLabel, setLabels } from './label-outlines';
import { stops } from '../script';

const length = (line: string) => line.length;

it('breaks a text into as few lines as hold it, and evens them out', () => {
  expect(breakLines('one two three four'.split(' '), length, 15)).toEqual(['one two', 'three four']);
  expect(breakLines('one two'.split(' '), length, 7)).toEqual(['one two']);
});

it('keeps a word that is longer than a line whole', () => {
  expect(breakLines(['a', 'lighthouse', 'b'], length, 4)).toEqual(['a', 'lighthouse', 'b']);
});

it('sets a label of every stop that leaves more than half of the picture free', () => {
  for (const { width, height, lines } of setLabels(stops)) {
    expect(width).toBeLessThan(1280 * 0.5);
    expect(height).toBeLessThan(720 * 0.35);
    expect(lines.length).toBeGreaterThanOrEqual(2);
  }
});

it('numbers the rooms, but neither the opening nor the closing', () => {
  const counts = setLabels(stops).map(({ lines }) => lines.length);
  const plain = stops.map((stop) => setLabel(stop, undefined).lines.length);
  expect(counts.map((count, index) => count - plain[index]!)).toEqual([0, ...Array(10).fill(1), 0]);
});

it('brings a label in with a rise, holds it, and takes it away before the cut', () => {
  expect(labelAt(0, 4).opacity).toBe(0);
  expect(labelAt(0.4, 4).below).toBeGreaterThan(labelAt(0.6, 4).below);
  expect(labelAt(2, 4)).toEqual({ opacity: 1, below: 0 });
  expect(labelAt(3.9, 4).opacity).toBe(0);
});
