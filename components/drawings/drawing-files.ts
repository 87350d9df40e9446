import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { formatHex8 } from 'culori';
import { colors } from '@/lib/build/tokens';
import { withCode } from './scannable-code';

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

const property = /\b(?:fill|stroke|background)|[\w-]*color|--[\w-]+/.source;
const value = /#[\da-f]+|rgba?\([^)]*\)|[a-z]+/.source;

/** A color in an attribute or in CSS, in two groups: what is before the color, and the color. */
const colorPattern = new RegExp(`((?:${property})\\s*[:=]\\s*["']?\\s*)(${value})(?![\\w-])`, 'gi');

const maskPattern = /(<mask\b.*?<\/mask>)/is;

/** The color of the palette for a color of a file, as see-through as it is; undefined for a color without one. */
function paletteColorOf(cssColor: string): string | undefined {
  const hex = formatHex8(cssColor) ?? '';
  const name = paletteColors[hex.slice(0, 7)];
  const opacity = hex.slice(7);
  return name && colors[name] + (opacity === 'ff' ? '' : opacity);
}

/** Shapes without a color are black in SVG. */
function withDefault(name: 'fill' | 'color', svg: string): string {
  const start = new RegExp(`<svg\\b(?![^>]*\\s${name}=)`);
  return svg.replace(start, `$& ${name}="${colors.ink}"`);
}

const recolor = (svg: string): string =>
  svg.replace(colorPattern, (whole, before: string, cssColor: string) => {
    const color = paletteColorOf(cssColor);
    return color ? before + color : whole;
  });

/** A drawing in the site's colors. Masks stay as they are: their colors are opacities. */
export function inPalette(svg: string): string {
  const parts = svg.split(maskPattern);
  const drawing = parts.map((part) => (maskPattern.test(part) ? part : recolor(part))).join('');
  return withDefault('color', withDefault('fill', drawing));
}

/** @param text what a phone reads in the drawing's tag */
export function readDrawingFile(file: string, text?: string): string {
  const svg = readFileSync(`${folder}/${file}`, 'utf8');
  return inPalette(text === undefined ? svg : withCode(svg, text));
}
