import { createHash } from 'node:crypto';
import type { DisplayLine } from '../content/types';
import { ascent, descent, layOutText } from './typeface';

/** The measures that align a line with its container, in em of the line. */
export type LineMeasure = {
  /** The width of the ink. */
  ink: number;
  /** The empty space before the ink. */
  bearing: number;
  /** The line height that aligns the top of the line box with the top of the ink. */
  height: number;
  /** The space that descenders need below that box. */
  below: number;
  /** The letter spacing that keeps two letters from standing a hairline apart. Most lines need none. */
  spacing: number;
  /** The distance from the start of each word to the start of the next. */
  wordAdvances: number[];
};

const heaviest = 900;

/**
 * What Bill.module.css and Navigation.module.css add to each space, in em: at this size and weight, the font's own
 * spaces look closed.
 */
const wordSpacing = 0.045;

/** A distance between two letters that looks like a fault, in em: in narrow type, the font's r and t have one. */
const hairline = 0.008;

/**
 * Measures a line from the font, so that any text fills its container. The height follows from CSS, where the
 * baseline is (height - (ascent + depth)) / 2 + ascent below the top of the line
 * (https://www.w3.org/TR/css-inline-3/#inline-height).
 *
 * @throws {Error} if the text has no ink, or a character that the font lacks
 */
export function measureLine({ text, width, weight = heaviest }: DisplayLine): LineMeasure {
  const { left, right, top, bottom, tightest, wordAdvances } = layOutText(text, width, weight);
  // Letters that touch, such as f and f, are drawn as one.
  const spacing = tightest > 0 && tightest < hairline ? 2 * hairline - tightest : 0;
  const lengths = text.split(/(?<=\s)/).map((word) => word.length);
  const height = 2 * top - ascent - descent;
  const spaces = wordAdvances.length - 1;
  return {
    ink: right - left + spaces * wordSpacing + (text.length - 1) * spacing,
    bearing: left,
    height,
    below: Math.max(0, top - bottom - height),
    spacing,
    wordAdvances: wordAdvances.map(
      (word, index) => word + lengths[index]! * spacing + (index < spaces ? wordSpacing : 0),
    ),
  };
}

/** The class of a line. Two lines have the same class only if they look the same. */
export function lineClass({ text, width, weight = heaviest }: DisplayLine): string {
  return `line-${createHash('sha256').update(`${text} ${width} ${weight}`).digest('hex').slice(0, 6)}`;
}

/**
 * The CSS rules that pass a line's axes and measures to Bill.module.css. Each word except the last has the minimum
 * width that it takes in the site's font, so that the next word does not move when the font loads.
 */
export function lineRules(line: DisplayLine): string {
  const { wordAdvances, spacing, ...measures } = measureLine(line);
  const em = (value: number) => Number(value.toFixed(4));
  const selector = `.${lineClass(line)}`;
  const properties = Object.entries(measures).map(([name, value]) => `--line-${name}:${em(value)}`);
  const rooms = wordAdvances
    .slice(0, -1)
    .map((word, i) => `${selector}>:nth-child(${i + 1}){min-inline-size:${em(word)}em}`);
  return (
    `${selector}{${properties.join(';')};--line-width:${line.width}%;--line-weight:${line.weight ?? heaviest}` +
    `${spacing ? `;letter-spacing:${em(spacing)}em` : ''}}` +
    rooms.join('')
  );
}

/**
 * The CSS rule that reserves the width of a line's text as a label, for Header.module.css.
 *
 * @param weight the label's font weight, 400 to 900; its font width is normal
 */
export function labelRule(line: DisplayLine, weight: number): string {
  const width = layOutText(line.text, 100, weight).wordAdvances.reduce((sum, advance) => sum + advance);
  return `.${lineClass(line)}{--label-width:${Number(width.toFixed(3))}em}`;
}
