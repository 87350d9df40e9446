import { existsSync, readdirSync } from 'node:fs';
import { colors } from '../../palette';

/** The drawings that the site has at `/media/plates/`. A file of the same name in `public/` stands for one of them. */
export const plateFiles = readdirSync('lib/build/plates').filter(
  (file) => file.endsWith('.svg') && !existsSync(`public/media/plates/${file}`),
);

/** What colors in the files stand for: their names, or the same as numbers, which drawing programs write. */
const inks: Readonly<Record<string, keyof typeof colors>> = {
  ...{ black: 'ink', '#000': 'ink', '#000000': 'ink', white: 'bone', '#fff': 'bone', '#ffffff': 'bone' },
  ...{ coral: 'ember', '#ff7f50': 'ember', orangered: 'ember-print', '#ff4500': 'ember-print' },
};

/** The start and the value of a color in an attribute, in `style` and in a style sheet. */
const color = /\b((?:fill|stroke|[\w-]*color)\s*[:=]\s*["']?\s*)(#[\da-f]+|[a-z]+)(?![\w-])/gi;

/** A drawing in the colors of the palette. */
export const inPalette = (svg: string): string =>
  svg.replace(color, (whole, start: string, value: string) => {
    const ink = inks[value.toLowerCase()];
    return ink ? start + colors[ink] : whole;
  });
