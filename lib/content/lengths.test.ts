/** @jest-environment node */
import { nameType } from '../build/cards';
import { labelWeight, lineMetrics } from '../build/fitted-line';
import { layOutText } from '../build/typeface';
import { readContent } from './all-content';
import { hero } from './home';
import { navigation } from './navigation';
import { pages } from './pages';
import { site } from './site';
import type { FittedLine } from './types';

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

/** What is longer or higher than allowed: its place, what is measured, what is found, and the limit. */
const tooLong = (
  measured: readonly (readonly [place: string, what: string, found: number, limit: number])[],
) =>
  measured
    .filter(([, , found, limit]) => found > limit)
    .map(([place, what, found, limit]) => `${place}: ${what} is ${Math.ceil(found)}, at most ${limit}`);

it('has titles and descriptions of pages that search results show in full', async () => {
  const { texts } = await readContent();
  // Search engines show about so many characters: https://moz.com/learn/seo/title-tag and meta-description.
  const limits = { title: 60, description: 160 };
  const measured = Object.entries(limits).flatMap(([part, limit]) => {
    const found = texts.filter(({ place }) => place.endsWith(`: page.${part}`));
    expect(found).toHaveLength(pages.length + 1);
    return found.map(
      ({ place, value }) => [place, `"${value}", in characters,`, value.length, limit] as const,
    );
  });
  expect(tooLong(measured)).toEqual([]);
});

it('has lines of large type that the font can draw, and that are neither too small nor too high on a phone', async () => {
  const { lines } = await readContent();
  const wrong = lines.flatMap(({ place, value }) => {
    const { text, width, weight = 900 } = value;
    if (width < 62 || width > 125)
      return [`${place}: the width of "${text}" is ${width}, allowed are 62 to 125`];
    if (weight < 400 || weight > 900)
      return [`${place}: the weight of "${text}" is ${weight}, allowed are 400 to 900`];
    try {
      const { size, height } = fit(value, phone);
      // A lead is 20 pixels high there; 150 pixels are about half of the width.
      if (size < 22)
        return [`${place}: "${text}" is ${Math.floor(size)} pixels high, at least 22: condense or split it`];
      return tooLong([[place, `the height of "${text}", in pixels,`, height, 150]]);
    } catch (error) {
      return [`${place}: ${(error as Error).message}`];
    }
  });
  expect(wrong).toEqual([]);
});

it('has a title, a subtitle, a menu and names that have room on a phone and on the social cards', () => {
  const { width, weight, size, maxWidth } = nameType;
  const items = navigation.items.map(({ line }) => line);
  const labels = items.map(({ text }) => lengthOf(text, 100, labelWeight));
  const home = 'lib/content/home';
  expect(
    tooLong([
      // The subtitle has three lines, and two links are below it.
      [`${home}/hero.ts: title`, 'its height on a phone, in pixels,', heightOf(hero.title, phone, 8), 245],
      [`${home}/hero.ts: subtitle`, 'its length, in characters,', hero.subtitle.length, 138],
      // The narrowest header without a menu, minus margins, logo and spaces; a screen 640 pixels high, minus its bar.
      [`${home}: menu`, 'the length of all its texts, in em,', sum(labels), 33],
      [`${home}: menu`, 'its height on a phone, in pixels,', heightOf(items, menu, 16), 524],
      [
        'lib/content/site.ts: name',
        'its width on the cards, in pixels,',
        size * lengthOf(site.name, width, weight),
        maxWidth,
      ],
    ]),
  ).toEqual([]);
});
