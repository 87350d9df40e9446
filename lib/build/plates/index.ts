import { existsSync, readdirSync } from 'node:fs';
import { colors } from '../../palette';

/** The drawings that the site has at `/media/plates/`. A file of the same name in `public/` stands for one of them. */
export const plateFiles = readdirSync('lib/build/plates').filter(
  (file) => file.endsWith('.svg') && !existsSync(`public/media/plates/${file}`),
);

/** The colors that stand for those of the palette. A file has them by name, as `#000000` or as `rgb(0, 0, 0)`. */
const inks: readonly [name: string, digits: string, ink: keyof typeof colors][] = [
  ['black', '000000', 'ink'],
  ['white', 'ffffff', 'bone'],
  ['coral', 'ff7f50', 'ember'],
  ['orangered', 'ff4500', 'ember-print'],
];

/** The start and the value of a color in an attribute, in `style` and in a style sheet. */
const color = /((?:fill|stroke|[\w-]*color)\s*[:=]\s*["']?\s*)(#[\da-f]+|rgb\([^)]*\)|[a-z]+)(?![\w-])/gi;

/** Six digits of an opaque color. Any other value stays as it is. */
function digitsOf(value: string): string {
  if (value.startsWith('#')) return value.length > 4 ? value.slice(1) : value.slice(1).replace(/./g, '$&$&');
  const hex = (part: string) => Number(part).toString(16).padStart(2, '0');
  return value.startsWith('rgb')
    ? value
        .match(/\d+%?|\//g)!
        .map(hex)
        .join('')
    : value;
}

/** A drawing in the colors of the palette. */
export const inPalette = (svg: string): string =>
  svg.replace(color, (whole, start: string, value: string) => {
    const found = digitsOf(value.toLowerCase());
    const ink = inks.find(([name, digits]) => name === found || digits === found)?.[2];
    return ink ? start + colors[ink] : whole;
  });
