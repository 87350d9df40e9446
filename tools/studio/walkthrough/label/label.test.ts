/** @jest-environment node */
import { labelAt, shown } from './label';
import { breakLines, setLabel, setLabels } from './label-outlines';
import { stops } from '../script';
import { changeAt } from '../timing';

const length = (line: string) => line.length;

it('breaks a text into as few lines as possible, and evens them out', () => {
  expect(breakLines('one two three four'.split(' '), length, 15)).toEqual(['one two', 'three four']);
  expect(breakLines('one two'.split(' '), length, 7)).toEqual(['one two']);
});

it('does not break a word that is longer than a line', () => {
  expect(breakLines(['a', 'lighthouse', 'b'], length, 4)).toEqual(['a', 'lighthouse', 'b']);
});

it('keeps every label smaller than a twelfth of the image', () => {
  for (const { width, height, lines } of setLabels(stops)) {
    expect(width).toBeLessThan(1280 * 0.36);
    expect(height).toBeLessThan(720 * 0.22);
    expect(lines.length).toBeGreaterThanOrEqual(2);
  }
});

it('numbers the rooms, but not the opening or the closing', () => {
  const counts = setLabels(stops).map(({ lines }) => lines.length);
  const plain = stops.map((stop) => setLabel(stop, undefined).lines.length);
  expect(counts.map((count, index) => count - plain[index]!)).toEqual([0, ...Array(10).fill(1), 0]);
});

it('raises a label into place, holds it, and removes it', () => {
  expect(labelAt(0).opacity).toBe(0);
  expect(labelAt(0.05).below).toBeGreaterThan(labelAt(0.25).below);
  expect(labelAt(1)).toEqual({ opacity: 1, below: 0 });
  expect(labelAt(shown).opacity).toBe(0);
});

it('shows a label for two to three seconds', () => {
  expect(shown).toBeGreaterThanOrEqual(2);
  expect(shown).toBeLessThanOrEqual(3);
});

it.each(stops)('shows the label of $id only while no dots travel', ({ start, label }) => {
  const times = [0.02, 0.5, 1].map((part) => start + label.from + part * shown);
  for (const time of times) expect(changeAt(time)).toBeUndefined();
});

it('moves the label from corner to corner', () => {
  expect(new Set(stops.map(({ label }) => label.corner)).size).toBeGreaterThanOrEqual(3);
});
