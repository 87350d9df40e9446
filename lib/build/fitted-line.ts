import type { FittedLine } from '../content/types';
import { token } from './tokens';
import { ascent, descent, layOutText } from './typeface';

const heaviest = 900;

const round = (value: number) => Number(value.toFixed(4));

/** What FittedText.module.css adds to each space, in em: at this size and weight, the font's own spaces look closed. */
const wordSpacing = 0.045;

export const labelWeight = Number(token('weight-label'));

/**
 * Measures a line in its em: the ink and the space before it, the line height whose top is the top of the ink
 * (https://www.w3.org/TR/css-inline-3/#inline-height), the space below that for descenders, and the advances of the words.
 * @throws {Error} if the text has no ink, or a character that the font lacks
 */
export function lineMetrics({ text, width, weight = heaviest }: FittedLine) {
  const { left, right, top, bottom, wordAdvances } = layOutText(text, width, weight);
  const height = 2 * top - ascent - descent;
  const spaces = wordAdvances.length - 1;
  return {
    ink: right - left + spaces * wordSpacing,
    bearing: left,
    height,
    below: Math.max(0, top - bottom - height),
    wordAdvances: wordAdvances.map((word, index) => word + (index < spaces ? wordSpacing : 0)),
  };
}

/** A line's measures as the custom properties that FittedText.module.css reads. */
export function lineStyle(line: FittedLine): Record<`--line-${string}`, string | number> {
  const { ink, bearing, height, below } = lineMetrics(line);
  return {
    '--line-ink': round(ink),
    '--line-bearing': round(bearing),
    '--line-height': round(height),
    '--line-width': `${line.width}%`,
    // What most lines do not need has its default there.
    ...(below > 0 && { '--line-below': round(below) }),
    ...(line.weight && { '--line-weight': line.weight }),
  };
}

/** The width of a line's text as a label in the navigation, in em. */
export function labelWidth({ text }: FittedLine): number {
  return round(layOutText(text, 100, labelWeight).wordAdvances.reduce((sum, advance) => sum + advance));
}
