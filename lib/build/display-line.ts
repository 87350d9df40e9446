import { createHash } from 'node:crypto';
import type { DisplayLine, SplitLine } from '../content/types';
import { ascent, descent, layOutText } from './typeface';

type AnyLine = DisplayLine & Partial<Pick<SplitLine, 'split'>>;

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

/** What a line adds to each space, in em: at this size and weight, the font's own spaces look closed. */
const wordSpacing = 0.045;

/** The font weight of the links in the row of the navigation: `--weight-label` in tokens.css. */
export const labelWeight = 600;

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

/** Whether a word of a line has a color of its own: a plus, or the soft word. Lines that split have one color. */
export const isColored = ({ text, soft, split }: AnyLine): boolean =>
  !split && text.split(' ').some((word) => word === '+' || word === soft);

/** The class of a line. Two lines have the same class only if they look the same. */
export function lineClass({ text, width, weight = heaviest, soft, split }: AnyLine): string {
  const look = JSON.stringify([text, width, weight, soft, split]);
  return `line-${createHash('sha256').update(look).digest('hex').slice(0, 6)}`;
}

const em = (value: number) => Number(value.toFixed(4));

/** A line's axes and measures as custom properties, whose names begin with the given one. */
function properties(name: 'line' | 'first' | 'last', line: DisplayLine): string {
  const { ink, bearing, height, below } = measureLine(line);
  const measures = Object.entries({ ink, bearing, height, below }).map(([key, value]) => [key, em(value)]);
  const axes = [
    ['width', `${line.width}%`],
    ['weight', line.weight ?? heaviest],
  ];
  return [...measures, ...axes].map(([key, value]) => `--${name}-${key}:${value}`).join(';');
}

/**
 * The CSS rules that pass a line's axes and measures to Bill.module.css. A line of one color is one text, whose start
 * stays where it is when the font loads. In others, each word except the last has the minimum width that it takes in the
 * site's font, so that the next word stays, too. A line that splits has the axes and measures of its parts as well.
 */
export function lineRules(line: AnyLine): string {
  const { wordAdvances, spacing } = measureLine(line);
  const selector = `.${lineClass(line)}`;
  const parts = line.split
    ? `;${properties('first', line.split[0])};${properties('last', line.split[1])}`
    : '';
  const rooms = wordAdvances
    .slice(0, isColored(line) ? -1 : 0)
    .map((word, i) => `${selector}>:nth-child(${i + 1}){min-inline-size:${em(word)}em}`);
  return (
    `${selector}{${properties('line', line)}${parts}` +
    `${spacing ? `;letter-spacing:${em(spacing)}em` : ''}` +
    `${wordAdvances.length > 1 ? `;word-spacing:${wordSpacing}em` : ''}}` +
    `${line.split ? `${selector}::first-line{word-spacing:${wordSpacing}em}` : ''}` +
    rooms.join('')
  );
}

/** The CSS rule that reserves the width of a line's text as a label of normal width, for Navigation.module.css. */
export function labelRule(line: DisplayLine): string {
  const width = layOutText(line.text, 100, labelWeight).wordAdvances.reduce((sum, advance) => sum + advance);
  return `.${lineClass(line)}{--label-width:${Number(width.toFixed(3))}em}`;
}
