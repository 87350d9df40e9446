import { existsSync, readdirSync } from 'node:fs';
import { colors } from '../../palette';

/** The drawings that the site has at `/media/plates/`. A file of the same name in `public/` stands for one of them. */
export const plateFiles = readdirSync('lib/build/plates').filter(
  (file) => file.endsWith('.svg') && !existsSync(`public/media/plates/${file}`),
);

/** What the names of colors in the files stand for. */
const inks = { black: 'ink', white: 'bone', coral: 'ember', orangered: 'ember-print' } as const;

/** A drawing in the colors of the palette. */
export const inPalette = (svg: string): string =>
  svg.replace(/"(black|white|coral|orangered)"/g, (_, name: keyof typeof inks) => `"${colors[inks[name]]}"`);
