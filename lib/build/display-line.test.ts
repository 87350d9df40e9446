/** @jest-environment node */
import { labelWidth, lineMetrics } from './display-line';

it.each([
  ['a hairline apart', { text: 'rt', width: 62 }, 0.011],
  ['well apart', { text: 'or', width: 62 }, 0],
])('spaces letters that stand %s', (_how, pair, spacing) => {
  expect(lineMetrics(pair).spacing).toBeCloseTo(spacing, 3);
});

it('has space below for descenders', () => {
  expect(lineMetrics({ text: 'Pop-up', width: 84 }).below).toBeGreaterThan(0.1);
});

it('measures a label at its own width, whatever the width of its line', () => {
  expect(labelWidth({ text: 'How It Works', width: 62 })).toBeCloseTo(6.002, 2);
});
