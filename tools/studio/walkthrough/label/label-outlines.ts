import { layOutText, unitsPerEm } from '@/lib/build/typeface';
import type { Stop } from '../script';

/** A museum label with its type as outlines, in pixels of an image 720 pixels high. */
export type LabelOutlines = {
  width: number;
  height: number;
  /** SVG path data in units of the font, with its position on the card and its scale. */
  lines: { path: string; x: number; y: number; scale: number }[];
};

/** The type of the site's wall label. Sizes in pixels. */
const number = { size: 24, width: 125, weight: 850 };
const title = { size: 30, width: 108, weight: 800 };
const text = { size: 24, width: 100, weight: 480, leading: 1.28, measure: 370 };
const padding = { x: 20, top: 19, bottom: 20 };
/** From the number to the title, and from the title's baseline to the text's. */
const gap = { number: 16, text: 33 };

/** Breaks a text into lines no longer than the measure, as even as possible. */
export function breakLines(
  words: readonly string[],
  lengthOf: (line: string) => number,
  measure: number,
): string[] {
  const fill = (limit: number) =>
    words.reduce<string[]>((lines, word) => {
      const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
      if (lines.length && lengthOf(longer) <= limit) return [...lines.slice(0, -1), longer];
      return [...lines, word];
    }, []);
  const fewest = fill(measure).length;
  let limit = measure;
  while (fill(limit - 4).length === fewest && limit > measure / 2) limit -= 4;
  return fill(limit);
}

/**
 * Sets the label of a stop.
 *
 * @param at the stop's number; undefined for the first and the last stop
 */
export function setLabel(stop: Stop, at: number | undefined): LabelOutlines {
  const lines: LabelOutlines['lines'] = [];
  let right = 0;
  const add = (line: string, { size, width, weight }: typeof number, x: number, y: number) => {
    const set = layOutText(line, width, weight);
    lines.push({ path: set.path, x: x - set.left * size, y, scale: size / unitsPerEm });
    const end = x + (set.right - set.left) * size;
    right = Math.max(right, end);
    return end;
  };
  const capHeight = layOutText('H', title.width, title.weight).top * title.size;
  let y = padding.top + capHeight;
  const left = at === undefined ? padding.x : add(String(at), number, padding.x, y) + gap.number;
  add(stop.title, title, left, y);
  const lengthOf = (line: string) => {
    const set = layOutText(line, text.width, text.weight);
    return (set.right - set.left) * text.size;
  };
  breakLines(stop.text.split(' '), lengthOf, text.measure).forEach((line, index) => {
    y += index === 0 ? gap.text : text.size * text.leading;
    add(line, text, left, y);
  });
  return { width: Math.ceil(right + padding.x), height: Math.ceil(y + padding.bottom), lines };
}

/** The labels of all stops, in order. */
export const setLabels = (stops: readonly Stop[]): LabelOutlines[] =>
  stops.map((stop, index) => setLabel(stop, index > 0 && index < stops.length - 1 ? index : undefined));
