/** @jest-environment node */
import { wcagContrast } from 'culori';
import { token } from './tokens';

// The colors that the tokens bring together, and the contrast that they need: text 4.5, controls 3.
it.each([
  ['bone', 'ink', 4.5],
  ['bone', 'ink-raised', 4.5],
  ['mute-on-ink', 'ink', 4.5],
  ['mute-on-ink', 'ink-raised', 4.5],
  ['mute-on-bone', 'bone', 4.5],
  ['field', 'ink', 3],
  ['field', 'ink-raised', 3],
  ['ember', 'ink', 4.5],
  ['ember', 'ink-raised', 3],
  ['tide', 'ink', 4.5],
  ['tide', 'ink-raised', 3],
  ['ember-deep', 'bone', 3],
  ['ember-print', 'bone', 3],
])('tokens.css: --%s has enough contrast on --%s', (color, ground, least) => {
  expect(wcagContrast(token(color), token(ground))).toBeGreaterThanOrEqual(least);
});
