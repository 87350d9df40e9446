import { nameType } from '../../lib/build/cards';
import { labelWeight, lineMetrics } from '../../lib/build/fitted-line';
import { layOutText } from '../../lib/build/typeface';
import type { Content, Found } from '../../lib/content/all-content';
import { hero } from '../../lib/content/home';
import { navigation } from '../../lib/content/navigation';
import { site } from '../../lib/content/site';
import type { FittedLine } from '../../lib/content/types';

/** The width of a line at 320 pixels, and in its menu, in pixels (FittedText.module.css, Navigation.module.css). */
const [phone, menu] = [0.997 * 288, 0.997 * 280];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function fit(line: FittedLine, width: number) {
  const { ink, height, below } = lineMetrics(line);
  return { size: width / ink, height: (width / ink) * (height + below) };
}

const heightOf = (lines: readonly FittedLine[], width: number, gap: number) =>
  sum(lines.map((line) => fit(line, width).height)) + gap * (lines.length - 1);

const lengthOf = (text: string, width: number, weight: number) =>
  sum(layOutText(text, width, weight).wordAdvances);

type Measured = readonly [place: string, what: string, found: number, limit: number, advice: string];

const tooLong = (measured: readonly Measured[]) =>
  measured
    .filter(([, , found, limit]) => found > limit)
    .map(
      ([place, what, found, limit, advice]) =>
        `${place}: ${what} is ${Math.ceil(found)}, at most ${limit}: ${advice}.`,
    );

/** The findings for texts that are longer or higher than the page, its card or a search result has room for. */
export function lengthFindings({ texts, lines }: Content): string[] {
  const drawn = texts.filter(({ place }) => /: site\.(name|logo\.\d)$/.test(place));
  const unknown = [
    ...drawn.flatMap(({ place, value }) => unknownIn(place, value)),
    ...lines.flatMap(({ place, value }) => unknownIn(`${place}.text`, value.text)),
  ];
  // Nothing can be measured with a character that has no width.
  if (unknown.length > 0) return unknown;
  return [...resultFindings(texts), ...lines.flatMap(lineFindings), ...siteFindings(lines)];
}

function unknownIn(place: string, text: string): string[] {
  try {
    layOutText(text, 100, 900);
    return [];
  } catch (error) {
    return [`${place}: ${(error as Error).message} Use letters, digits and signs of English.`];
  }
}

/** Search engines show about so many characters: https://moz.com/learn/seo/title-tag and meta-description. */
function resultFindings(texts: readonly Found<string>[]): string[] {
  return Object.entries({ title: 60, description: 160 }).flatMap(([part, limit]) => {
    const found = texts.filter(({ place }) => place.endsWith(`: page.${part}`));
    return tooLong(
      found.map(({ place, value }) => [
        place,
        'its length, in characters,',
        value.length,
        limit,
        'shorten it',
      ]),
    );
  });
}

function lineFindings({ place, value }: Found<FittedLine>): string[] {
  const { text, width, weight = 900 } = value;
  if (width < 62 || width > 125)
    return [`${place}: the width of "${text}" is ${width}, allowed are 62 to 125.`];
  if (weight < 400 || weight > 900)
    return [`${place}: the weight of "${text}" is ${weight}, allowed are 400 to 900.`];
  const { size, height } = fit(value, phone);
  // A lead is 20 pixels high there; 150 pixels are about half of the width.
  if (size < 22) {
    const isInList = /\.\d+$/.test(place);
    const advice = isInList ? 'condense it, shorten it, or make two lines of it' : 'condense or shorten it';
    return [`${place}: "${text}" is ${Math.floor(size)} pixels high on a phone, at least 22: ${advice}.`];
  }
  const what = `the height of "${text}" on a phone, in pixels,`;
  return tooLong([[place, what, height, 150, 'expand it, or write more']]);
}

function siteFindings(lines: readonly Found<FittedLine>[]): string[] {
  const { width, weight, size, maxWidth } = nameType;
  const items = navigation.items.map(({ line }) => line);
  const labelOf = ({ text }: FittedLine) => lengthOf(text, 100, labelWeight);
  const longest = items.toSorted((a, b) => labelOf(b) - labelOf(a))[0];
  const place = lines.find(({ value }) => value === longest)?.place ?? 'lib/content/home';
  const nameWidth = size * lengthOf(site.name, width, weight);
  // The subtitle has three lines, and two links are below it.
  return tooLong([
    [
      'lib/content/home/hero.ts: hero.title',
      'its height on a phone, in pixels,',
      heightOf(hero.title, phone, 8),
      245,
      'expand its lines, or write fewer',
    ],
    [
      'lib/content/home/hero.ts: hero.subtitle',
      'its length, in characters,',
      hero.subtitle.length,
      138,
      'shorten it',
    ],
    // The narrowest header without a menu, minus margins, logo and spaces; a screen 640 pixels high, minus its bar.
    [
      place,
      'the length of all texts of the menu, in em,',
      sum(items.map(labelOf)),
      33,
      'shorten this one, the longest',
    ],
    [
      place,
      'the height of the menu on a phone, in pixels,',
      heightOf(items, menu, 16),
      524,
      'remove `menu` from a section',
    ],
    [
      'lib/content/site.ts: nameLines',
      'the width of the name on the cards, in pixels,',
      nameWidth,
      maxWidth,
      'shorten it',
    ],
  ]);
}
