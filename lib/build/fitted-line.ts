import type { FittedLine } from '../schema/values';
import { token } from './tokens';
import { ascent, descent, layOutText } from './typeface';

const round = (value: number) => Number(value.toFixed(3));

/** In em, added to each space (FittedText.module.css): at this weight, the font's own spaces look closed. */
const wordSpacing = 0.045;

const labelWeight = Number(token('weight-strong'));

/** The brand's name on social cards, in pixels. */
export const nameType = { width: 118, weight: 850, size: 34, maxWidth: 756 } as const;

/** In em. The top of `height` is the top of the ink (https://www.w3.org/TR/css-inline-3/#inline-height). */
export function lineMetrics({ text, width, weight = 900 }: FittedLine) {
  const { left, right, top, bottom, wordAdvances } = layOutText(text, width, weight);
  const height = 2 * top - ascent - descent;
  const spaces = wordAdvances.length - 1;
  return {
    ink: right - left + spaces * wordSpacing,
    bearing: left,
    height,
    below: Math.max(0, top - bottom - height),
    wordAdvances: wordAdvances.map((word, index) => round(word + (index < spaces ? wordSpacing : 0))),
  };
}

export function lineStyle(line: FittedLine): Record<`--line-${string}`, string | number> {
  const { ink, bearing, height, below } = lineMetrics(line);
  return {
    '--line-ink': round(ink),
    '--line-bearing': round(bearing),
    '--line-height': round(height),
    '--line-width': line.width,
    ...(below > 0 && { '--line-below': round(below) }),
    ...(line.weight && { '--line-weight': line.weight }),
  };
}

const advanceOf = (text: string, width: number, weight: number) =>
  layOutText(text, width, weight).wordAdvances.reduce((sum, advance) => sum + advance);

/** In em, in the header. */
export const labelWidth = ({ text }: FittedLine) => round(advanceOf(text, 100, labelWeight));
