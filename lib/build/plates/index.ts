import { existsSync, readdirSync } from 'node:fs';
import { colors } from '../tokens';

/** The drawings that the build writes to `/media/plates/`. A file of the same name in `public/` replaces one. */
export const plateFiles = readdirSync('lib/build/plates').filter(
  (file) => file.endsWith('.svg') && !existsSync(`public/media/plates/${file}`),
);

/** The colors in the files, and the site's colors that replace them. */
const inks: Readonly<Record<string, keyof typeof colors>> = {
  '#000000': 'ink',
  '#ffffff': 'bone',
  '#ff7f50': 'ember',
  '#ff4500': 'ember-print',
};
const named: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  coral: '#ff7f50',
  orangered: '#ff4500',
};

/**
 * Matches the start and the value of a color in an attribute, in `style` and in a stylesheet. It also matches a whole
 * mask, which stays as it is: its colors are opacities.
 */
const color =
  /<mask\b.*?<\/mask>|((?:\b(?:fill|stroke|background)|[\w-]*color|--[\w-]+)\s*[:=]\s*["']?\s*)(#[\da-f]+|rgba?\([^)]*\)|[a-z]+)(?![\w-])/gis;

/** A color as `#rrggbb`, or `#rrggbbaa` if it says how opaque it is. Other words stay as they are. */
function digitsOf(value: string): string {
  if (/^#.{3,4}$/.test(value)) return value.replace(/[^#]/g, '$&$&');
  if (!value.startsWith('rgb')) return named[value] ?? value;
  const bytes = (value.match(/[\d.]+%?/g) ?? []).map((part, index) => {
    const scale = part.endsWith('%') ? 2.55 : index === 3 ? 255 : 1;
    return Math.round(parseFloat(part) * scale);
  });
  return `#${Buffer.from(bytes).toString('hex')}`;
}

/** A drawing in the site's colors. Shapes without a color are black, as in SVG. */
export const inPalette = (svg: string): string =>
  ['fill', 'color'].reduce(
    (drawing, name) =>
      drawing.replace(new RegExp(`<svg\\b(?![^>]*\\s${name}=)`), `$& ${name}="${colors.ink}"`),
    svg.replace(color, (whole, start: string, value = '') => {
      const digits = digitsOf(value.toLowerCase());
      const ink = inks[digits.slice(0, 7)];
      return ink ? start + colors[ink] + digits.slice(7) : whole;
    }),
  );
