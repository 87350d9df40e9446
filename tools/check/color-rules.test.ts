/** @jest-environment node */
import { colorProblems } from './color-rules';

test('the colors of the site keep all rules', () => {
  expect(colorProblems()).toEqual([]);
});

/** Not those of the site, which its owner can change. */
const palette: Record<string, string> = {
  ink: 'oklch(0.12 0.01 60)',
  'ink-raised': 'oklch(0.2 0.01 60)',
  bone: 'oklch(0.95 0.01 90)',
  'mute-on-ink': 'oklch(0.75 0.01 90)',
  'mute-on-bone': 'oklch(0.4 0.01 90)',
  'rule-on-ink': 'oklch(0.6 0.01 90)',
  ember: 'oklch(0.7 0.19 40)',
  'ember-deep': 'oklch(0.5 0.16 40)',
  'ember-print': 'oklch(0.6 0.19 40)',
  tide: 'oklch(0.75 0.12 195)',
};

const problemsWith = (name: string, value: string) =>
  colorProblems((asked) => (asked === name ? value : palette[asked]!));

test('accepts another palette', () => {
  expect(colorProblems((name) => palette[name]!)).toEqual([]);
});

test('accepts hues that are near each other across 0', () => {
  const hues = {
    ember: 'oklch(0.7 0.19 4)',
    'ember-deep': 'oklch(0.5 0.16 356)',
    'ember-print': 'oklch(0.6 0.19 356)',
  };
  expect(colorProblems((name) => ({ ...palette, ...hues })[name]!)).toEqual([]);
});

test.each([
  ['ember', 'oklch(0.7 0.19 140)', '--ember-deep has the hue 40, and --ember has 140: set its hue to 140'],
  ['tide', 'oklch(0.45 0.12 195)', 'too little contrast on ink or ink-raised: set its lightness to 0.'],
])('the color --%s: %s is refused', (name, value, sentence) => {
  expect(problemsWith(name, value)[0]).toContain(sentence);
});

test.each(['oklch(0,7 0.19 40)', 'oklch(0.7 0.19 40', 'ember'])('the color %s stops the build', (value) => {
  const sentence = `tokens.css: --ember is "${value}". Write it like oklch(0.7 0.19 40).`;
  expect(() => problemsWith('ember', value)).toThrow(sentence);
});
