import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { formatHex8 } from 'culori';
import { colors } from '@/lib/build/tokens';

const folder = 'components/drawings/files';

/** The drawings that the build writes to `/media/plates/`. A file of the same name in `public/` replaces one. */
export const drawingFiles = readdirSync(folder).filter(
  (file) => file.endsWith('.svg') && !existsSync(`public/media/plates/${file}`),
);

const paletteColors: Readonly<Record<string, keyof typeof colors>> = {
  '#000000': 'ink',
  '#ffffff': 'bone',
  '#ff7f50': 'ember',
  '#ff4500': 'ember-print',
};

/** A color in an attribute or in CSS, after its prefix; or a whole mask, whose colors are opacities. */
const color =
  /<mask\b.*?<\/mask>|((?:\b(?:fill|stroke|background)|[\w-]*color|--[\w-]+)\s*[:=]\s*["']?\s*)(#[\da-f]+|rgba?\([^)]*\)|[a-z]+)(?![\w-])/gis;

/** A drawing in the site's colors. Shapes without a color are black, as in SVG. */
export const inPalette = (svg: string): string =>
  ['fill', 'color'].reduce(
    (drawing, name) =>
      drawing.replace(new RegExp(`<svg\\b(?![^>]*\\s${name}=)`), `$& ${name}="${colors.ink}"`),
    svg.replace(color, (whole, start: string, value = '') => {
      const hex = formatHex8(value) ?? '';
      const name = paletteColors[hex.slice(0, 7)];
      return name ? start + colors[name] + hex.slice(7).replace('ff', '') : whole;
    }),
  );

export const readDrawingFile = (file: string): string => inPalette(readFileSync(`${folder}/${file}`, 'utf8'));
