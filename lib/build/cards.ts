import sharp from 'sharp';
import type { Card } from '../content/cards';
import { headlineText } from '../content/pages';
import { site } from '../content/site';
import type { FittedLine } from '../schema/values';
import { lineMetrics, nameType } from './fitted-line';
import { colors } from './tokens';
import { layOutText, unitsPerEm } from './typeface';

export const cardSize = { width: 1200, height: 630 } as const;

export const cardPath = (name: string): string => `/cards/${name}.jpg`;

const { width: cardWidth, height: cardHeight } = cardSize;
const margin = 64;
const lineGap = 16;

function shade(from: 'left' | 'top'): string {
  const stop = (opacity: number, at: number) =>
    `<stop offset="${at}" stop-color="${colors.ink}" stop-opacity="${opacity}"/>`;
  const direction = from === 'left' ? 'x2="1"' : 'x2="0" y2="1"';
  const stops = stop(1, 0) + stop(0.75, 0.4) + stop(0, 0.6);
  return (
    `<linearGradient id="shade" ${direction}>${stops}</linearGradient>` +
    `<path fill="url(#shade)" d="M0 0h${cardWidth}v${cardHeight}H0z"/>`
  );
}

const themes = {
  image: { text: colors.bone, plus: colors.ember },
  paper: { text: colors.ink, plus: colors['ember-print'] },
};

type Theme = (typeof themes)[keyof typeof themes];

/** `x` and `y` are the top left of the ink, `size` is the em, in pixels. */
function place({ text, width, weight = 900 }: FittedLine, x: number, y: number, size: number, theme: Theme) {
  const { bearing, wordAdvances } = lineMetrics({ text, width, weight });
  const baseline = y + layOutText(text, width, weight).top * size;
  let pen = x - bearing * size;
  const words = text.split(' ').map((word, index) => {
    const { path } = layOutText(word, width, weight);
    const to = `translate(${pen} ${baseline}) scale(${size / unitsPerEm})`;
    pen += wordAdvances[index]! * size;
    return `<path fill="${word === '+' ? theme.plus : theme.text}" transform="${to}" d="${path}"/>`;
  });
  return words.join('');
}

const inner = { left: margin, right: cardWidth - margin, top: margin, bottom: cardHeight - margin };

function headlinePaths(lines: readonly FittedLine[], box: typeof inner, theme: Theme): string {
  const { left, right, top, bottom } = box;
  const set = lines.map((line) => {
    const ink = layOutText(line.text, line.width, line.weight ?? 900);
    const size = (right - left) / lineMetrics(line).ink;
    return { line, size, height: (ink.top - ink.bottom) * size };
  });
  const maxHeight = bottom - top - lineGap * (lines.length - 1);
  const total = set.reduce((sum, { height }) => sum + height, 0);
  const scale = Math.min(1, maxHeight / total);
  let y = top + maxHeight - total * scale;
  return set
    .map(({ line, size, height }) => {
      const path = place(line, left, y, size * scale, theme);
      y += height * scale + lineGap;
      return path;
    })
    .join('');
}

function sumPaths({ lines, plus }: NonNullable<Card['sum']>, theme: Theme): string {
  const axis = cardWidth / 2;
  const gap = 52;
  const box = { ...inner, top: cardHeight / 2 };
  const arm = gap - lineGap;
  const y = (box.top + box.bottom) / 2;
  return (
    headlinePaths(lines, { ...box, right: axis - gap }, theme) +
    `<path d="M${axis - arm} ${y}h${2 * arm}M${axis} ${y - arm}v${2 * arm}" stroke="${theme.plus}" stroke-width="11"/>` +
    headlinePaths([plus], { ...box, left: axis + gap }, theme)
  );
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">${content}</svg>`;

const nameLine: FittedLine = { text: site.name, ...nameType };

/** The type of a card. The brand's name is above the headline, unless the headline has it. */
export function cardType({ headline, image, sum }: Card): string {
  const theme = image ? themes.image : themes.paper;
  const isNamed = headlineText({ headline }).includes(site.name);
  const name = isNamed ? '' : place(nameLine, margin, margin, nameType.size, theme);
  if (sum) return svg(name + sumPaths(sum, theme));
  const box = {
    left: margin,
    right: image ? margin + image.textWidth : inner.right,
    top: isNamed ? margin : 2 * margin + lineGap,
    bottom: image?.bottom ?? inner.bottom,
  };
  return svg(name + headlinePaths(headline, box, theme));
}

export async function drawCard(card: Card): Promise<Buffer> {
  const { image } = card;
  const ground = image
    ? sharp(`public${image.src}`).resize(cardSize)
    : sharp({ create: { ...cardSize, channels: 3, background: colors.bone } });
  const layers = [...(image ? [svg(shade(image.shadedFrom))] : []), cardType(card)];
  return ground
    .composite(layers.map((layer) => ({ input: Buffer.from(layer) })))
    .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
