/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { colors, palette, toDisplay, toLight } from './palette';

const tokens = readFileSync('components/layout/styles/tokens.css', 'utf8');
const written = Object.values(palette).map((color) => color.join(' '));

it('holds the stylesheet to the palette', () => {
  const wrong = Object.keys(palette).flatMap((name, index) =>
    name === 'ember-print' || tokens.includes(`--${name}: oklch(${written[index]})`)
      ? []
      : `components/layout/styles/tokens.css: set --${name} to oklch(${written[index]})`,
  );
  expect(wrong).toEqual([]);
});

it('lets a see-through color be one of the palette', () => {
  const seeThrough = [...tokens.matchAll(/oklch\(([^)]+?) \//g)].map(([, color]) => color);
  expect(seeThrough).not.toEqual([]);
  const wrong = seeThrough.filter((color) => !written.includes(color!));
  expect(
    wrong.map((color) => `components/layout/styles/tokens.css: ${color} is not in lib/palette.ts`),
  ).toEqual([]);
});

// The corners of sRGB in OKLCH (https://www.w3.org/TR/css-color-4/#ok-lab), and a gray.
it.each([
  ['white', [1, 0, 0], [255, 255, 255]],
  ['red', [0.628, 0.2577, 29.23], [255, 0, 0]],
  ['green', [0.8664, 0.2948, 142.5], [0, 255, 0]],
  ['blue', [0.452, 0.3132, 264.05], [0, 0, 255]],
  ['gray', [0.5, 0, 0], [99, 99, 99]],
] as const)('shows %s as displays do', (_name, color, shown) => {
  expect(toLight(color).map((light) => Math.round(255 * Math.min(1, toDisplay(light))))).toEqual(shown);
});

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: Parameters<typeof toLight>[0]) {
  const [red, green, blue] = toLight(color);
  return 0.2126 * Math.min(1, red) + 0.7152 * Math.min(1, green) + 0.0722 * Math.min(1, blue);
}

/** Rounded down: 4.46 is not 4.5. */
function contrast(...colors: Parameters<typeof toLight>[0][]) {
  const [dark = 0, light = 0] = colors.map(luminance).sort((a, b) => a - b);
  return Math.floor((10 * (light + 0.05)) / (dark + 0.05)) / 10;
}

type Name = keyof typeof palette;

/** The colors that the tokens bring together: text needs 4.5, controls 3. */
const pairs: Partial<Record<Name, Partial<Record<Name, number>>>> = {
  bone: { ink: 4.5, 'ink-raised': 4.5 },
  'mute-on-ink': { ink: 4.5, 'ink-raised': 4.5 },
  'mute-on-bone': { bone: 4.5 },
  field: { ink: 3, 'ink-raised': 3 },
  ember: { ink: 4.5, 'ink-raised': 3 },
  tide: { ink: 4.5, 'ink-raised': 3 },
  'ember-deep': { bone: 3 },
  'ember-print': { bone: 3 },
};

it('has enough contrast', () => {
  const wrong = Object.entries(pairs).flatMap(([name, grounds]) => {
    const [now, chroma, hue] = palette[name as Name];
    const isEnough = (lightness: number) =>
      Object.entries(grounds).every(
        ([ground, least]) => contrast([lightness, chroma, hue], palette[ground as Name]) >= least,
      );
    if (isEnough(now)) return [];
    const best = Array.from({ length: 201 }, (_, step) => step / 200)
      .filter(isEnough)
      .sort((a, b) => Math.abs(a - now) - Math.abs(b - now))[0];
    const on = `has too little contrast on ${Object.keys(grounds).join(' or ')}`;
    const set = best === undefined ? 'change those' : `set its lightness to ${best}, also in tokens.css`;
    return [`lib/palette.ts: ${name} ${on}: ${set}`];
  });
  expect(wrong).toEqual([]);
});

it('writes every color of the palette for images', () => {
  for (const color of Object.values(colors)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
});
