import type { FittedLine, SplittingLine } from './values';
import { labelWidth, lineMetrics, nameType } from '../build/fitted-line';
import { layOutText } from '../build/typeface';

/*
 * What is wrong with lines of large type, as a sentence. In pixels: a line has 288 on a phone (FittedText.module.css), and 280
 * in the menu there (Navigation.module.css).
 */

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function heightOf(line: FittedLine, lineWidth: number): number {
  const { ink, height, below } = lineMetrics(line);
  return (lineWidth / ink) * (height + below);
}

const heightOfAll = (lines: readonly FittedLine[], lineWidth: number, gap: number) =>
  Math.ceil(sum(lines.map((line) => heightOf(line, lineWidth))) + gap * (lines.length - 1));

/** @param least pixels of the type. A lead has 20. */
export function lineProblem(line: FittedLine, lineWidth = 288, least = 22): string | undefined {
  const size = Math.floor(lineWidth / lineMetrics(line).ink);
  if (size < least) return `It is ${size} pixels high on a phone, at least ${least}: condense or shorten it`;
  const height = heightOfAll([line], lineWidth, 0);
  // About half of the width.
  if (height > 150) return `It is ${height} pixels high on a phone, at most 150: expand it, or write more`;
  return undefined;
}

/** Below half of the screen (SenderChoice.module.css). */
export const senderProblem = (line: FittedLine) => lineProblem(line, 123, 16);

export function titleProblem(lines: readonly SplittingLine[]): string | undefined {
  const lowered = lines.flatMap((line) => line.split ?? [line]);
  const height = heightOfAll(lowered, 288, 8);
  // With a subtitle of three lines and two links below it.
  if (height <= 245) return undefined;
  return `Its lines are ${height} pixels high on a phone, at most 245: expand them, or write fewer`;
}

export function nameProblem(name: string): string | undefined {
  const { width, weight, size, maxWidth } = nameType;
  const found = Math.ceil(size * sum(layOutText(name, width, weight).wordAdvances));
  if (found <= maxWidth) return undefined;
  return `It is ${found} pixels wide on the social cards, at most ${maxWidth}: shorten it`;
}

export function menuProblem(lines: readonly FittedLine[]): string | undefined {
  // The narrowest header without a menu, minus margins, logo and spaces.
  const length = Math.ceil(sum(lines.map(labelWidth)));
  if (length > 33) return `Its items are ${length} em long, at most 33: shorten \`menu\` of a section`;
  // A screen 640 pixels high, minus its bar.
  const height = heightOfAll(lines, 280, 16);
  if (height > 524)
    return `Its items are ${height} pixels high on a phone, at most 524: remove \`menu\` from a section`;
  return undefined;
}
