import { createHash } from 'node:crypto';
import type { DisplayLine } from '../content/types';
import { ascent, descent, layOutText } from './typeface';

/** What a line needs to sit flush, in em of its own size. */
export type LineMeasure = {
  /** From the first ink to the last. */
  ink: number;
  /** The empty space before the first ink. */
  bearing: number;
  /** The line height that puts the top of the line's box on the top of its ink. */
  height: number;
  /** What descenders need below that box. */
  below: number;
  /** From the beginning of each word to that of the next. */
  words: number[];
};

const heaviest = 900;

/**
 * Measures a line, so that new words sit as flush as the old ones.
 * The height follows from CSS, where the baseline lies at (height - (ascent + depth)) / 2 + ascent
 * below the top of the line (https://www.w3.org/TR/css-inline-3/#inline-height).
 */
export function measureLine({ text, width, weight = heaviest }: DisplayLine): LineMeasure {
  const { left, right, top, bottom, words } = layOutText(text, width, weight);
  const height = 2 * top - ascent - descent;
  return { ink: right - left, bearing: left, height, below: Math.max(0, top - bottom - height), words };
}

/** The class of a line: the same for two lines only if they look the same. */
export function lineClass({ text, width, weight = heaviest }: DisplayLine): string {
  return `line-${createHash('sha256').update(`${text} ${width} ${weight}`).digest('hex').slice(0, 8)}`;
}

/**
 * The style rules that hand a line's axes and measures to Bill.module.css. Each word but the last keeps the
 * room that it takes in the site's font, so that the next one does not move when the font arrives.
 */
export function lineRules(line: DisplayLine): string {
  const { words, ...measures } = measureLine(line);
  const em = (value: number) => Number(value.toFixed(4));
  const selector = `.${lineClass(line)}`;
  const properties = Object.entries(measures).map(([name, value]) => `--line-${name}:${em(value)}`);
  const rooms = words
    .slice(0, -1)
    .map((word, i) => `${selector}>:nth-child(${i + 1}){min-inline-size:${em(word)}em}`);
  return (
    `${selector}{${properties.join(';')};--line-width:${line.width}%;--line-weight:${line.weight ?? heaviest}}` +
    rooms.join('')
  );
}

/**
 * The style rule that keeps the room which a line takes as a label in running type, for Header.module.css.
 *
 * @param weight of the label's type, 400 to 900; its width is the font's normal one
 */
export function labelRule(line: DisplayLine, weight: number): string {
  const width = layOutText(line.text, 100, weight).words.reduce((sum, word) => sum + word);
  return `.${lineClass(line)}{--label-width:${Number(width.toFixed(3))}em}`;
}
