import sharp from 'sharp';
import { headingOf, pageOf, type PageName } from '../content/pages';
import { site } from '../content/site';
import type { DisplayLine } from '../content/types';
import { colors } from './tokens';
import { drawSymbol } from './mark';
import { layOutText, unitsPerEm } from './typeface';

/** The size that social networks ask for, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The path of a page's social card. */
export const cardPath = (name: PageName): string => `/cards/${name}.png`;

const margin = 64;
const lineGap = 16;
const textWidth = 690;

/** The type of the name on cards: its axes, and its size and its greatest width in pixels. */
export const nameType = { width: 118, weight: 850, size: 34, maxWidth: 756 } as const;

/** Outlines of a line: `x` and `y` are the top left of its ink and `size` its em, in pixels. */
function place(
  { text, width, weight = 900 }: DisplayLine,
  x: number,
  y: number,
  size: number,
  color: string,
) {
  const { left, top, path } = layOutText(text, width, weight);
  return `<path fill="${color}" transform="translate(${x - left * size} ${y + top * size}) scale(${size / unitsPerEm})" d="${path}"/>`;
}

/** The lines of a bill: all equally wide, above the bottom margin and below `top`, in pixels. */
function billPaths(lines: readonly DisplayLine[], top: number): string {
  const set = lines.map((line) => {
    const ink = layOutText(line.text, line.width, line.weight ?? 900);
    const size = textWidth / (ink.right - ink.left);
    return { line, size, height: (ink.top - ink.bottom) * size };
  });
  const maxHeight = cardSize.height - margin - top - lineGap * (lines.length - 1);
  const total = set.reduce((sum, { height }) => sum + height, 0);
  const scale = Math.min(1, maxHeight / total);
  let y = top + maxHeight - total * scale;
  return set
    .map(({ line, size, height }) => {
      const path = place(line, margin, y, size * scale, colors.bone);
      y += height * scale + lineGap;
      return path;
    })
    .join('');
}

const symbol = drawSymbol({ x: 970, y: 315, arm: 150, stroke: 34 });

/** A page's social card as SVG: the name, unless the page's bill has it, the bill and the symbol. */
export function cardSvg(name: PageName): string {
  const { width, height } = cardSize;
  const page = pageOf(name);
  const isNamed = headingOf(page).includes(site.name);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${colors.ink}" d="M0 0h${width}v${height}H0z"/>${symbol}` +
    (isNamed
      ? ''
      : place({ text: site.name, ...nameType }, margin, margin, nameType.size, colors['mute-on-ink'])) +
    `${billPaths(page.bill, isNamed ? margin : 2 * margin)}</svg>`
  );
}

/** A page's social card as PNG. */
export function cardPng(name: PageName): Promise<Buffer> {
  return sharp(Buffer.from(cardSvg(name)))
    .png()
    .toBuffer();
}
