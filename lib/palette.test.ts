/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { colors, palette, toDisplay, toLight } from './palette';

const tokens = readFileSync('components/layout/styles/tokens.css', 'utf8');
const written = Object.values(palette).map((color) => color.join(' '));

it('holds the stylesheet to the palette', () => {
  const primitives = [...tokens.matchAll(/--([\w-]+): oklch\(([^/]+?)\)/g)].map(([, name, color]) => [
    name,
    color,
  ]);
  const names = Object.keys(palette).map((name, index) => [name, written[index]]);
  expect(primitives).toEqual(names.filter(([name]) => name !== 'ember-print'));
});

it('lets a see-through color be one of the palette', () => {
  const seeThrough = [...tokens.matchAll(/oklch\(([^)]+?) \//g)].map(([, color]) => color);
  expect(seeThrough).not.toEqual([]);
  expect(written).toEqual(expect.arrayContaining(seeThrough));
});

// The corners of sRGB in OKLCH (https://www.w3.org/TR/css-color-4/#ok-lab).
it.each([
  ['white', [1, 0, 0], [1, 1, 1]],
  ['red', [0.628, 0.2577, 29.23], [1, 0, 0]],
  ['green', [0.8664, 0.2948, 142.5], [0, 1, 0]],
  ['blue', [0.452, 0.3132, 264.05], [0, 0, 1]],
] as const)('converts %s to light', (_name, color, light) => {
  toLight(color).forEach((part, index) => expect(part).toBeCloseTo(light[index]!, 2));
});

// https://www.w3.org/TR/css-color-4/#predefined-sRGB
it.each([
  [0, 0],
  [0.001, 0.0129],
  [0.214, 0.5],
  [1, 1],
])('shows the light %d as %d', (light, display) => {
  expect(toDisplay(light)).toBeCloseTo(display, 3);
});

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(name: keyof typeof palette) {
  const [red, green, blue] = toLight(palette[name]);
  return 0.2126 * Math.min(1, red) + 0.7152 * Math.min(1, green) + 0.0722 * Math.min(1, blue);
}

// The colors that the tokens bring together, and what WCAG asks for.
it.each([
  ['text', 4.5, 'ink', ['bone', 'mute-on-ink', 'ember', 'tide']],
  ['text', 4.5, 'ink-raised', ['bone', 'mute-on-ink']],
  ['text', 4.5, 'bone', ['ink', 'mute-on-bone']],
  ['controls', 3, 'ink', ['field']],
  ['controls', 3, 'ink-raised', ['field', 'ember', 'tide']],
  ['controls', 3, 'bone', ['ember-deep', 'ember-print']],
] as const)('has enough contrast for %s, %d, on %s', (use, least, ground, names) => {
  const wrong = names.flatMap((name) => {
    const [dark = 0, light = 0] = [luminance(name), luminance(ground)].sort((a, b) => a - b);
    // Rounded down: 4.46 is not 4.5.
    const ratio = Math.floor((10 * (light + 0.05)) / (dark + 0.05)) / 10;
    return ratio < least ? [`${name} on ${ground}: ${ratio}, and ${use} needs ${least}`] : [];
  });
  expect(wrong).toEqual([]);
});

it('writes every color of the palette for images', () => {
  for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});
