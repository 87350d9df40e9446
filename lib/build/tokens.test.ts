/** @jest-environment node */
import { parse, wcagContrast, type Oklch } from 'culori';
import { token } from './tokens';

/** The grounds of each color, and the contrast that it needs there: text 4.5, controls 3. */
const pairs = Object.entries({
  bone: { ink: 4.5, 'ink-raised': 4.5 },
  'mute-on-ink': { ink: 4.5, 'ink-raised': 4.5 },
  'mute-on-bone': { bone: 4.5 },
  field: { ink: 3, 'ink-raised': 3 },
  ember: { ink: 4.5, 'ink-raised': 3 },
  tide: { ink: 4.5, 'ink-raised': 3 },
  'ember-deep': { bone: 3 },
  'ember-print': { bone: 3 },
});

it('gives text and controls enough contrast', () => {
  const wrong = pairs.flatMap(([name, grounds]) => {
    const color = parse(token(name)) as Oklch;
    const isEnough = (l: number) =>
      Object.entries(grounds).every(
        ([ground, least]) => wcagContrast({ ...color, l }, token(ground)) >= least,
      );
    if (isEnough(color.l)) return [];
    const [best] = Array.from({ length: 201 }, (_, step) => step / 200)
      .filter(isEnough)
      .sort((a, b) => Math.abs(a - color.l) - Math.abs(b - color.l));
    const on = `has too little contrast on ${Object.keys(grounds).join(' or ')}`;
    const advice = best === undefined ? 'change those' : `set its lightness to ${best}`;
    return [`components/layout/styles/tokens.css: --${name} ${on}: ${advice}`];
  });
  expect(wrong).toEqual([]);
});
