import { site } from '../content/site';
import type { Site } from '../schema/pages';
import { colors } from './tokens';
import { layOutText, unitsPerEm } from './typeface';

const width = 125;
const weight = 900;
const gap = 0.085;
const length = 0.66;
const thickness = 0.138;

const units = (em: number) => Math.round(em * unitsPerEm);

/** As outlines, so that the logo never waits for the font. */
export function drawLogo(logo: Site['logo'] = site.logo) {
  const parts = logo.map((letters) => layOutText(letters, width, weight));
  const first = parts[0]!;
  const last = parts.at(-1)!;
  const hasPlus = parts.length > 1;
  const plusLeft = first.right + gap;
  /** Where the last letters start. */
  const lastX = hasPlus ? plusLeft + length + gap - last.left : 0;
  const top = Math.max(...parts.map((part) => part.top));
  const bottom = Math.min(...parts.map((part) => part.bottom));
  const centerX = plusLeft + length / 2;
  const centerY = -(top + bottom) / 2;
  const bar = (w: number, h: number) =>
    `M${units(centerX - w / 2)} ${units(centerY - h / 2)}h${units(w)}v${units(h)}h${units(-w)}z`;
  return {
    viewBox: [first.left, -top, lastX + last.right - first.left, top - bottom].map(units).join(' '),
    letters: parts.map(({ path }, index) => ({ path, x: index === 0 ? 0 : units(lastX) })),
    ...(hasPlus && { plus: { across: bar(length, thickness), upright: bar(thickness, length) } }),
  };
}

const center = 32;
const arm = 20;
const stroke = 10;

/** Letters would look smaller than a plus in the same circle. */
const letterScale = 1.2;

export function drawSymbol(logo: Site['logo']): string {
  const { viewBox, letters, plus } = drawLogo(logo);
  if (plus) {
    return (
      `<path fill="${colors.tide}" d="M${center - arm} ${center - stroke / 2}h${2 * arm}v${stroke}h${-2 * arm}z"/>` +
      `<path fill="${colors.ember}" d="M${center - stroke / 2} ${center - arm}h${stroke}v${2 * arm}h${-stroke}z"/>`
    );
  }
  const [left, top, width, height] = viewBox.split(' ').map(Number) as [number, number, number, number];
  const scale = (2 * letterScale * arm) / Math.hypot(width, height);
  const middle = [-left - width / 2, -top - height / 2].join(' ');
  return (
    `<g fill="${colors.bone}" transform="translate(${center} ${center}) scale(${scale}) translate(${middle})">` +
    `${letters.map(({ path }) => `<path d="${path}"/>`).join('')}</g>`
  );
}
