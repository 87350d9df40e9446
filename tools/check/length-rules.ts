import { nameType } from '../../lib/build/cards';
import { labelWeight, lineMetrics } from '../../lib/build/fitted-line';
import { layOutText } from '../../lib/build/typeface';
import type { Content, Found } from '../../lib/content/all-content';
import { hero } from '../../lib/content/home/sections';
import { navigation } from '../../lib/content/navigation';
import { site } from '../../lib/content/site';
import type { FittedLine } from '../../lib/content/types';

/** In pixels: a line at 320 pixels, and in its menu (FittedText.module.css, Navigation.module.css). */
const [phone, menu] = [288, 280];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function fit(line: FittedLine, width: number) {
  const { ink, height, below } = lineMetrics(line);
  return { size: width / ink, height: (width / ink) * (height + below) };
}

const heightOf = (lines: readonly FittedLine[], width: number, gap: number) =>
  sum(lines.map((line) => fit(line, width).height)) + gap * (lines.length - 1);

const lengthOf = (text: string, width: number, weight: number) =>
  sum(layOutText(text, width, weight).wordAdvances);

const limited = (place: string, what: string, found: number, limit: number, advice: string) =>
  found > limit ? [`${place}: ${what} is ${Math.ceil(found)}, at most ${limit}: ${advice}.`] : [];

/** Texts that are longer or higher than the page, its card or a search result has room for. */
export function lengthFindings({ texts, lines }: Content): string[] {
  const logo = texts.filter(({ place }) => /: site\.logo\.\d$/.test(place));
  const inLines = lines.map(({ place, value }) => ({ place: `${place}.text`, value: value.text }));
  const unknown = [...logo, ...inLines].flatMap(unknownFindings);
  // A character that the font lacks cannot be measured.
  if (unknown.length > 0) return unknown;
  return [...texts.flatMap(resultFindings), ...lines.flatMap(lineFindings), ...layoutFindings(lines)];
}

function unknownFindings({ place, value }: Found<string>): string[] {
  try {
    layOutText(value, 100, 900);
    return [];
  } catch (error) {
    return [`${place}: ${(error as Error).message} Use letters, digits and signs of English.`];
  }
}

/** What search engines show: https://moz.com/learn/seo/title-tag and meta-description. */
function resultFindings({ place, value }: Found<string>): string[] {
  const what = 'its length, in characters,';
  if (place.endsWith(': page.title')) return limited(place, what, value.length, 60, 'shorten it');
  if (place.endsWith(': page.description')) return limited(place, what, value.length, 160, 'shorten it');
  return [];
}

function lineFindings({ place, value }: Found<FittedLine>): string[] {
  const { text, width, weight = 900 } = value;
  if (width < 62 || width > 125) return [`${place}.width: ${width} is not from 62 to 125.`];
  if (weight < 400 || weight > 900) return [`${place}.weight: ${weight} is not from 400 to 900.`];
  const { size, height } = fit(value, phone);
  // A lead has 20 pixels there. 150 pixels are about half of the width.
  if (size < 22) {
    const split = /\.\d+$/.test(place) ? ', or make two lines of it' : '';
    return [
      `${place}: "${text}" is ${Math.floor(size)} pixels high on a phone, at least 22: condense or shorten it${split}.`,
    ];
  }
  const what = `the height of "${text}" on a phone, in pixels,`;
  return limited(place, what, height, 150, 'expand it, or write more');
}

function layoutFindings(lines: readonly Found<FittedLine>[]): string[] {
  const home = 'lib/content/home/hero.ts: hero';
  const nameLines = 'lib/content/site.ts: nameLines';
  const inPixels = 'its height on a phone, in pixels,';
  const { width, weight, size, maxWidth } = nameType;
  const nameWidth = size * lengthOf(site.name, width, weight);
  const items = navigation.items.map(({ line }) => line);
  const labelOf = ({ text }: FittedLine) => lengthOf(text, 100, labelWeight);
  const longest = items.toSorted((a, b) => labelOf(b) - labelOf(a))[0];
  const inMenu = lines.find(({ value }) => value === longest)?.place ?? home;
  const itemsLength = sum(items.map(labelOf));
  const menuHeight = heightOf(items, menu, 16);
  const titleHeight = heightOf(hero.title, phone, 8);
  return [
    // With a subtitle of three lines and two links below it.
    ...limited(`${home}.title`, inPixels, titleHeight, 245, 'expand its lines, or write fewer'),
    ...limited(`${home}.subtitle`, 'its length, in characters,', hero.subtitle.length, 138, 'shorten it'),
    // The narrowest header without a menu, minus margins, logo and spaces; a screen 640 pixels high, minus its bar.
    ...limited(inMenu, 'the length of all texts of the menu, in em,', itemsLength, 33, 'shorten this one'),
    ...limited(inMenu, `the menu: ${inPixels}`, menuHeight, 524, 'remove `menu` from a section'),
    ...limited(nameLines, 'their width on the cards, in pixels,', nameWidth, maxWidth, 'shorten them'),
  ];
}
