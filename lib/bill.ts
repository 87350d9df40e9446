import { createHash } from 'node:crypto';
import { ascent, descent, setText } from './typeface';

/** One line of display type, scaled until its ink fills the measure. */
export type BillLine = {
  text: string;
  /** The font's width axis, 62 (condensed) to 125 (expanded). */
  width: number;
  /** The font's weight axis, 100 to 900; the heaviest unless told. */
  weight?: number;
  /** A word of the line that is set back in a softer color. */
  soft?: string;
};

/** A line that narrow screens set as two. */
export type SplitLine = BillLine & { split: readonly [BillLine, BillLine] };

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
};

const heaviest = 900;

/**
 * Measures a line, so that new words sit as flush as the old ones.
 * The height follows from CSS, where the baseline lies at (height - (ascent + depth)) / 2 + ascent
 * below the top of the line (https://www.w3.org/TR/css-inline-3/#inline-height).
 */
export function measureLine({ text, width, weight = heaviest }: BillLine): LineMeasure {
  const { left, right, top, bottom } = setText(text, width, weight);
  const height = 2 * top - ascent - descent;
  return { ink: right - left, bearing: left, height, below: Math.max(0, top - bottom - height) };
}

/** The class of a line: the same for two lines only if they look the same. */
export function lineClass({ text, width, weight = heaviest }: BillLine): string {
  return `line-${createHash('sha256').update(`${text} ${width} ${weight}`).digest('hex').slice(0, 8)}`;
}

/** The style rule that hands a line's axes and measures to Bill.module.css. */
export function lineRule(line: BillLine): string {
  const { ink, bearing, height, below } = measureLine(line);
  const measures = { ink, bearing, height, below };
  const properties = Object.entries(measures).map(([name, em]) => `--line-${name}:${Number(em.toFixed(4))}`);
  return `.${lineClass(line)}{${properties.join(';')};--line-width:${line.width}%;--line-weight:${line.weight ?? heaviest}}`;
}
