/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { nameType } from '../build/cards';
import { joinLine, labelWeight, lineMetrics } from '../build/display-line';
import { token } from '../build/tokens';
import { layOutText } from '../build/typeface';
import { lines, texts } from './all-content';
import { hero } from './home';
import { problem } from './home/problem';
import { traction } from './home/traction';
import { navigation } from './navigation';
import { pages } from './pages';
import { site } from './site';
import type { DisplayLine } from './types';

/** The width of a display line on a screen 320 pixels wide, in pixels (components/ui/Bill.module.css). */
const phone = 0.997 * 288;
/** The width of a line of the menu there, in pixels (components/layout/Navigation.module.css). */
const menu = 0.997 * 280;

/** The height of a line that fills a width, both in pixels. */
function heightOf(line: DisplayLine, width: number): number {
  const { ink, height, below } = lineMetrics(line);
  return (width / ink) * (height + below);
}

/** The length of text, in em. */
const lengthOf = (text: string, width: number, weight: number) =>
  sum(layOutText(text, width, weight).wordAdvances);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The advice of each check that fails. */
const advice = (...checks: (readonly [isFine: boolean, advice: string])[]) =>
  checks.flatMap(([isFine, text]) => (isFine ? [] : [text]));

/** A check that a number is within its limit. */
const atMost = (limit: number, found: number, text: string) =>
  [found <= limit, `${text} (${Math.ceil(found)} of at most ${limit})`] as const;

it.each([
  // Google sets no limit (https://developers.google.com/search/docs/appearance/title-link) and shows about 60
  // characters (https://moz.com/learn/seo/title-tag).
  ['title', 60],
  // https://moz.com/learn/seo/meta-description
  ['description', 160],
])('has a %s of each page that search results show in full', (part, limit) => {
  const found = texts.filter(({ place }) => place.endsWith(`: page.${part}`));
  expect(found).toHaveLength(pages.length + 1);
  const wrong = found.map(({ place, value }) =>
    atMost(limit, value.length, `${place}: shorten "${value}", in characters`),
  );
  expect(advice(...wrong)).toEqual([]);
});

it('uses only characters, widths and weights that the font has in display lines', () => {
  const wrong = lines.flatMap(({ place, value: { text, width, weight = 900 } }) => {
    try {
      layOutText(text, width, weight);
    } catch (error) {
      return [`${place}: "${text}" does not work. ${error instanceof Error ? error.message : error}`];
    }
    return advice(
      [width >= 62 && width <= 125, `${place}: the width must be 62 to 125, not ${width}`],
      [weight >= 400 && weight <= 900, `${place}: the weight must be 400 to 900, not ${weight}`],
    );
  });
  expect(wrong).toEqual([]);
});

// A lead is 20 pixels high there; 150 pixels are about half of the width.
const isLarge = (line: DisplayLine) => phone / lineMetrics(line).ink >= 22;
const isLow = (line: DisplayLine) => heightOf(line, phone) <= 150;

const widths = Array.from({ length: 125 - 62 + 1 }, (_, index) => 62 + index);

it('has no display line that is too small or too high on a phone', () => {
  // The test of the title reports problems with the name.
  const shown = lines.filter(({ place }) => !place.startsWith('lib/content/site.ts'));
  const wrong = shown.flatMap(({ place, value }) => {
    const say = (isFine: typeof isLow, widths: number[], otherwise: string) => {
      const width = widths.find((width) => isFine({ ...value, width }));
      return `${place}: "${value.text}" ${width ? `needs the width ${width}` : otherwise}`;
    };
    if (!isLarge(value)) return say(isLarge, widths.toReversed(), 'is too long: split it in two lines');
    return isLow(value) ? [] : say(isLow, widths, 'is too high: join it with the next line');
  });
  expect(wrong).toEqual([]);
});

const { nameLines } = site;
const heightsOf = (lines: readonly DisplayLine[]) => lines.map((line) => heightOf(line, phone));
/** How high a title may be there, and how high it is, in pixels. */
const titleRoom = 245;
const titleHeight = (lines: readonly DisplayLine[]) => sum(heightsOf(lines)) + 8 * (lines.length - 1);
const titleWith = (name: readonly DisplayLine[]) =>
  hero.title.flatMap((line) => (line === nameLines[0] ? name : nameLines.includes(line) ? [] : line));

/** Lines of these texts that are about equally high, and together at most as high as allowed if they can be. */
function evenLines(texts: readonly string[], maxHeight: number): DisplayLine[] {
  for (let limit = 150; ; limit--) {
    const lines = texts.map((text) => {
      let width = 62;
      while (width < 125 && heightOf({ text, width }, phone) > limit) width += 3;
      return { text, width };
    });
    if (sum(heightsOf(lines)) <= maxHeight || lines.every(({ width }) => width === 125)) return lines;
  }
}

/** All ways to set words in lines, those of the most lines first. */
const waysOf = ([first, ...rest]: readonly string[]): string[][] =>
  rest.length === 0
    ? [[first!]]
    : waysOf(rest)
        .flatMap(([next, ...more]) => [
          [first!, next!, ...more],
          [`${first} ${next}`, ...more],
        ])
        .sort((a, b) => b.length - a.length);

/** Whether lines leave space, and each is neither too small nor too high. */
const fits = (title: readonly DisplayLine[]) =>
  titleHeight(title) <= titleRoom && title.every((line) => isLarge(line) && isLow(line));

const rest = titleHeight(titleWith([{ text: 'A', width: 100 }])) - heightOf({ text: 'A', width: 100 }, phone);
const nameRoom = (lines: readonly unknown[]) => titleRoom - rest - 8 * (lines.length - 1);
const evenName = evenLines(
  nameLines.map(({ text }) => text),
  nameRoom(nameLines),
);

/** A list of lines as it is written in the content. */
const written = (lines: readonly DisplayLine[]) =>
  `[${lines.map(({ text, width }) => `{ text: ${JSON.stringify(text)}, width: ${width} }`).join(', ')}]`;

it('has lines of the name that are about equally high', () => {
  const [found, best] = [nameLines, evenName].map(
    (lines) => Math.max(...heightsOf(lines)) / Math.min(...heightsOf(lines)),
  );
  const isFine = !hero.title.includes(nameLines[0]!) || found! < 1.3 * best!;
  expect(advice([isFine, `lib/content/site.ts: set nameLines to ${written(evenName)}`])).toEqual([]);
});

/** What makes the title fit: other lines of the name, or else of the whole title. */
function titleAdvice(): string {
  const names = hero.title.includes(nameLines[0]!)
    ? waysOf(site.name.split(' '))
        .filter(({ length }) => length <= nameLines.length)
        .map((texts) => evenLines(texts, nameRoom(texts)))
    : [];
  const name = names.find((lines) => fits(titleWith(lines)));
  if (name) return `lib/content/site.ts: set nameLines to ${written(name)}`;
  const words = hero.title.flatMap(({ text }) => text.split(' '));
  const title = waysOf(words)
    .filter(({ length }) => length <= 4)
    .map((texts) => evenLines(texts, titleRoom - 8 * (texts.length - 1)))
    .find(fits);
  return title
    ? `lib/content/home/hero.ts: set title to ${written(title)}`
    : 'lib/content/home/hero.ts: shorten title';
}

it('leaves space under the hero’s title for the subtitle and two links on a phone’s first screen', () => {
  const found = titleHeight(hero.title);
  if (found > titleRoom) expect(atMost(titleRoom, found, titleAdvice())[1]).toBe('');
  // Three lines.
  const cut = 'lib/content/home/hero.ts: shorten subtitle, in characters';
  expect(advice(atMost(138, hero.subtitle.length, cut))).toEqual([]);
});

it('has navigation items that fit into one row, and into a phone’s menu', () => {
  const lengths = navigation.items.map(({ line }) => lengthOf(line.text, 100, labelWeight));
  // A screen 640 pixels high minus the bar and spaces.
  const space = 540 - 16 * navigation.items.length;
  const byHeight = navigation.items
    .map(({ line }) => line)
    .sort((a, b) => heightOf(b, menu) - heightOf(a, menu));
  const total = (widened: number) =>
    sum(byHeight.map((line, index) => heightOf(index < widened ? { ...line, width: 125 } : line, menu)));
  const count = [0, ...byHeight.keys()].findIndex((_, index) => total(index) <= space);
  const texts = byHeight.slice(0, count).map(({ text }) => `"${text}"`);
  const help = count < 0 ? 'leave out some' : `give ${texts.join(', ')} the width 125`;
  const wrong = advice(
    // The row's width in the narrowest header without a menu (components/layout/Navigation.module.css): its width minus
    // margins, mark and spaces.
    atMost(
      33,
      sum(lengths),
      'lib/content/home: the texts of menu are too long in total, in em: shorten some',
    ),
    [count === 0, `lib/content/home: the lines of menu are too high on a phone: ${help}`],
  );
  expect(wrong).toEqual([]);
});

it('has two names in each bout that fit side by side on a phone', () => {
  const styles = readFileSync('components/home/Bout.module.css', 'utf8');
  const rule = /\.(\w+) \{[^}]*--phone-type: ([\d.]+)cqi;(?:\s*--type-width: var\(--(.+)\))?/g;
  /** The type's size in % of the row and its width, by the size of the bout. */
  const types = Object.fromEntries(
    [...styles.matchAll(rule)].map(([, size, share, width]) => [
      size,
      { share: Number(share), width: width ? parseFloat(token(width)) : 100 },
    ]),
  );
  const wrong = traction.bouts.map(({ names, size }) => {
    const { share, width } = types[size]!;
    // The plus and the spaces around it add 1em.
    const used = share * (1 + sum(names.map((name) => lengthOf(name, width, 900))));
    return atMost(
      100,
      used,
      `lib/content/home/traction.ts: shorten the names "${names.join(' + ')}", in % of a row`,
    );
  });
  expect(advice(...wrong)).toEqual([]);
});

it('can bring the words of each line of the clinch together at the same size', () => {
  const wrong = problem.bill.flatMap((line) => {
    const joined = joinLine(line);
    const change = lineMetrics(joined).ink / lineMetrics(line).ink;
    if (Math.abs(change - 1) < 0.01) return [];
    const advice = change > 1 ? `shorten "${joined.text}"` : `give "${line.text}" a smaller width`;
    return [`lib/content/home/problem.ts: ${advice}`];
  });
  expect(wrong).toEqual([]);
});

it('has a name that fits on the social cards', () => {
  const { width, weight, size, maxWidth } = nameType;
  const length = size * lengthOf(site.name, width, weight);
  expect(
    advice(atMost(maxWidth, length, 'lib/content/site.ts: shorten the name for social cards, in pixels')),
  ).toEqual([]);
});
