import type { DisplayLine } from '../content/types';

/** The slider's values: at `min` the first words win, at `max` the last ones, and around 0 they are in balance. */
export const range = { min: -100, max: 100, step: 2 };

/** Whether neither side wins. */
export const isBalanced = (value: number): boolean => Math.abs(value) <= 8;

/** The font's width axis, in %: where the losing words end, and the winning ones unless they rest wider. */
const narrow = 62;
const wide = 110;

/**
 * @param rest a word's font width when nobody pulls, in %
 * @param pull from -1, the word loses, to 1, it wins
 * @returns its font width
 */
export const widthAt = (rest: number, pull: number): number =>
  rest + Math.abs(pull) * ((pull < 0 ? narrow : Math.max(rest, wide)) - rest);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Advances and distances in em. */
type Line = {
  /** The words' advances when nobody pulls. */
  rest: readonly number[];
  /** The empty space before the ink of the first word, which grows with it. */
  bearing: number;
  /** The width that the line fills. */
  measure: number;
};

/**
 * Sets words to the measure of their line.
 *
 * @param now the words' advances at new font widths
 * @returns the scale that fills the line again, and where each word then starts
 */
export function justify({ rest, bearing, measure }: Line, now: readonly number[]) {
  const inset = (bearing * now[0]!) / rest[0]!;
  const scale = (measure - bearing) / (sum(now) - inset);
  const starts = now.map((_, index) => bearing + (sum(now.slice(0, index)) - inset) * scale);
  return { scale, starts };
}

/**
 * Stacks lines of new heights in the height that they had, and shares out what is left between them.
 *
 * @returns how far each line moves down
 */
export function stack(heights: readonly number[], scales: readonly number[]): number[] {
  const freed = heights.map((height, index) => height * (1 - scales[index]!));
  return heights.map((_, index) => (sum(freed) * index) / (heights.length - 1) - sum(freed.slice(0, index)));
}

/** The width of an element's text in pixels, whatever its box. */
function widthOf(word: HTMLElement): number {
  const text = document.createRange();
  text.selectNodeContents(word);
  return text.getBoundingClientRect().width;
}

/**
 * Readies a bill for a clinch (see ui/Bill.module.css).
 *
 * @param bill its lines are elements with a word in each child; the words of a line of three pull
 * @param balance the lines in balance
 * @returns a function that shows how hard a side pulls (see `range`), and whether the sides are in balance
 */
export function readyClinch(bill: HTMLElement, balance: readonly DisplayLine[]) {
  bill.dataset.clinch = '';
  const lines = ([...bill.children] as HTMLElement[]).map((line, row) => {
    const words = [...line.children] as HTMLElement[];
    const style = getComputedStyle(line);
    const em = parseFloat(style.fontSize);
    const rest = words.map((word) => widthOf(word) / em);
    return {
      line,
      words,
      sides: words.length === 3 ? [-1, 0, 1] : [0, 0],
      texts: words.map((word) => word.textContent),
      width: parseFloat(style.fontStretch),
      balanced: { texts: balance[row]!.text.match(/\S+\s*/g)!, width: balance[row]!.width },
      rest,
      bearing: parseFloat(style.getPropertyValue('--line-bearing')),
      // A reader's letter spacing may have wrapped the line.
      measure: Math.min(sum(rest), line.clientWidth / em),
    };
  });

  return (pull: number, isInBalance: boolean) => {
    // The turn of a plus would change what is measured.
    bill.dataset.clinch = '';
    for (const line of lines) {
      const { texts, width } = isInBalance ? line.balanced : line;
      line.words.forEach((word, index) => {
        // Leaves a selection alone.
        if (word.textContent !== texts[index]) word.textContent = texts[index]!;
        word.style.scale = '';
        word.style.fontStretch = `${widthAt(width, (line.sides[index]! * pull) / range.max)}%`;
      });
    }

    const heights = lines.map(({ line }) => line.offsetHeight);
    const places = lines.map((line) => {
      const em = parseFloat(getComputedStyle(line.line).fontSize);
      return justify(
        line,
        line.words.map((word) => widthOf(word) / em),
      );
    });
    const shifts = stack(
      heights,
      places.map(({ scale }) => scale),
    );
    lines.forEach(({ line, words, rest }, row) => {
      const { scale, starts } = places[row]!;
      line.style.translate = `0 ${(shifts[row]! / heights[row]!) * 100}%`;
      words.forEach((word, index) => {
        word.style.translate = `${starts[index]! - sum(rest.slice(0, index))}em`;
        word.style.scale = `${scale}`;
      });
    });
    if (isInBalance) bill.dataset.clinch = 'balanced';
  };
}
