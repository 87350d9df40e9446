/** @jest-environment node */
import { lineMetrics } from './display-line';

it('has space below for descenders', () => {
  expect(lineMetrics({ text: 'Pop-up', width: 84 }).below).toBeGreaterThan(0.1);
});
