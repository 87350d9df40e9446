import { layOutText, unitsPerEm } from '../../../../lib/build/typeface';
import type { Stop } from '../script';

/** A museum label with its type as outlines, in pixels of an image 720 pixels high. */
export type LabelOutlines = {
  width: number;
  height: number;
  /** SVG path data in units of the font, with its position on the card and its scale. */
  lines: { path: string; x: number; y: number; scale: number }[];
};

/** The type of the site's wall label. Sizes in pixels. */
const usual = {
  title: { size: 32, width: 108, weight: 800, leading: 1.04, measure: 370 },
  text: { size: 26, width: 100, weight: 480, leading: 1.28, measure: 400 },
  padding: { x: 32, top: 29, bottom: 32 },
  /** From the title's baseline to the text's. */
  gap: 37,
};

/** The same for phones: the title is 16 pixels high in a film that is 358 pixels wide. */
const large: typeof usual = {
  title: { ...usual.title, size: 58, measure: 340 },
  text: { ...usual.text, size: 43, leading: 1.2, measure: 640 },
  padding: { x: 26, top: 26, bottom: 30 },
  gap: 56,
};

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

/** Sets a title in lines, and a text below it. */
function setLabel(words: string, below: string, { title, text, padding, gap }: typeof usual): LabelOutlines {
  const lines: LabelOutlines['lines'] = [];
  let right = 0;
  const lengthOf = (
    line: string,
    { size, width, weight }: Omit<typeof usual.title, 'leading' | 'measure'>,
  ) => {
    const set = layOutText(line, width, weight);
    return (set.right - set.left) * size;
  };
  const add = (line: string, type: typeof usual.title, y: number) => {
    const set = layOutText(line, type.width, type.weight);
    lines.push({ path: set.path, x: padding.x - set.left * type.size, y, scale: type.size / unitsPerEm });
    right = Math.max(right, padding.x + lengthOf(line, type));
  };
  const setIn = (type: typeof usual.title, sentence: string, first: number) =>
    breakLines(sentence.split(' '), (line) => lengthOf(line, type), type.measure).forEach((line, index) => {
      y += index === 0 ? first : type.size * type.leading;
      add(line, type, y);
    });
  let y = padding.top;
  setIn(title, words, layOutText('H', title.width, title.weight).top * title.size);
  if (below) setIn(text, below, gap);
  return { width: Math.ceil(right + padding.x), height: Math.ceil(y + padding.bottom), lines };
}

/** What a label says of how far a part is. */
const status = /(In development|Planned|Concept)\.$/;

/** The labels of all stops, in order. */
export const setLabels = (stops: readonly Stop[]): LabelOutlines[] =>
  stops.map(({ title, text }) => setLabel(title, text, usual));

/**
 * The same for phones: the title, and the status if the text has one. The transcript has the text. The first and the last
 * label have their texts.
 */
export const setLargeLabels = (stops: readonly Stop[]): LabelOutlines[] =>
  stops.map(({ title, text }, index) =>
    index > 0 && index < stops.length - 1
      ? setLabel(title, status.exec(text)?.[1] ?? '', large)
      : setLabel(title, text, { ...large, title: { ...large.title, size: 46 }, gap: 54 }),
  );
