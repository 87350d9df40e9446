import { site, type Site } from '../content/site';
import { colors } from './tokens';
import { drawMark } from './mark';

/** The center of the symbol, and the length of the plus's arms and the thickness of its strokes. */
type Place = { x: number; y: number; arm: number; stroke: number };

/** Letters are smaller than a plus whose arms touch the same circle. This evens them out. */
const letterScale = 1.2;

/**
 * The brand's symbol on icons and social cards, as SVG: the plus of the mark, with an upright stroke in ember for combat
 * and a level one in tide for culture. Without a plus, the symbol is the letters of the mark.
 */
export function drawSymbol({ x, y, arm, stroke }: Place, mark: Site['mark'] = site.mark): string {
  const { viewBox, letters, plus } = drawMark(mark);
  if (plus) {
    return (
      `<path fill="${colors.tide}" d="M${x - arm} ${y - stroke / 2}h${2 * arm}v${stroke}h${-2 * arm}z"/>` +
      `<path fill="${colors.ember}" d="M${x - stroke / 2} ${y - arm}h${stroke}v${2 * arm}h${-stroke}z"/>`
    );
  }
  const [left, top, width, height] = viewBox.split(' ').map(Number) as [number, number, number, number];
  const scale = (2 * letterScale * arm) / Math.hypot(width, height);
  const middle = [-left - width / 2, -top - height / 2].join(' ');
  return (
    `<g fill="${colors.bone}" transform="translate(${x} ${y}) scale(${scale}) translate(${middle})">` +
    `${letters.map(({ path }) => `<path d="${path}"/>`).join('')}</g>`
  );
}
