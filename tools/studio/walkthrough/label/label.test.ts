/** @jest-environment node */
import { labelAt, shownOf } from './label';
import { breakLines, setLabel, setLabels } from './label-outlines';
import { stops } from '../script';
import { shotAt } from '../shots';
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
  expect(labelAt(0, 2.4).opacity).toBe(0);
  expect(labelAt(0.05, 2.4).below).toBeGreaterThan(labelAt(0.25, 2.4).below);
  expect(labelAt(1, 2.4)).toEqual({ opacity: 1, below: 0 });
  expect(labelAt(2.4, 2.4).opacity).toBe(0);
});

it.each(stops)('shows the label of $id for two to three seconds', (stop) => {
  expect(shownOf(stop)).toBeGreaterThanOrEqual(2);
  expect(shownOf(stop)).toBeLessThanOrEqual(3);
});

it.each(stops)('shows the label of $id only while no dots travel', (stop) => {
  const times = [0.02, 0.5, 1].map((part) => stop.start + stop.label.from + part * shownOf(stop));
  for (const time of times) expect(changeAt(time)).toBeUndefined();
});

it.each(stops)('shows the label of $id within one shot, and never across a cut', (stop) => {
  const end = stop.label.from + shownOf(stop);
  expect(end).toBeLessThanOrEqual(stop.duration);
  expect(shotAt(stop.id, end).shot).toBe(shotAt(stop.id, stop.label.from).shot);
});

it('moves the label from corner to corner', () => {
  expect(new Set(stops.map(({ label }) => label.corner)).size).toBeGreaterThanOrEqual(3);
});
