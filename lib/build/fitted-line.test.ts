/** @jest-environment node */
import { labelWidth, lineMetrics } from './fitted-line';

it('leaves space below a line with descenders', () => {
  expect(lineMetrics({ text: 'Pop-up', width: 84 }).below).toBeGreaterThan(0.1);
});

it('measures a label at its own width, whatever the width of its line', () => {
  expect(labelWidth({ text: 'How It Works', width: 62 })).toBeCloseTo(6.201, 2);
});
