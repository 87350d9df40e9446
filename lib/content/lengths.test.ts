/** @jest-environment node */
import { measureLine } from '../build/display-line';
import { site } from './site';
import { layOutText } from '../build/typeface';
import { form } from './contact';
import { hero, traction } from './home';
import { navigation } from './shared';
import { lines, links, pages, type Found } from './fixtures/all-content';
import type { DisplayLine } from './types';
import { player } from './vr-tour';

/** What a screen 320 pixels wide leaves between its margins, less what Bill.module.css keeps back. */
const phone = 0.997 * 288;
/** The same for the lines of the menu (Header.module.css). */
const menu = 0.997 * 280;

/** How high a line stands that fills a width, both in pixels. */
function heightOf(line: DisplayLine, width: number): number {
  const { ink, height, below } = measureLine(line);
  return (width / ink) * (height + below);
}

/** How long running type is, in em. */
const lengthOf = (text: string, width: number, weight: number) => sum(layOutText(text, width, weight).words);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** What to do about all that is not as it should be, a line each. */
const advice = (...checks: (readonly [isFine: boolean, advice: string])[]) =>
  checks.flatMap(([isFine, text]) => (isFine ? [] : [text]));

/** Checks a number that has an upper limit. */
const atMost = (limit: number, found: number, text: string) =>
  [found <= limit, `${text} (${Math.ceil(found)} of at most ${limit})`] as const;

it.each(Object.entries(pages))(
  'has a title and a description of the page %s that search results show whole',
  (name, { page: { title, description } }) => {
    const cut = 'is longer than the characters that search results show';
    const wrong = advice(
      // Google names no limit (https://developers.google.com/search/docs/appearance/title-link); about 60
      // characters are shown (https://moz.com/learn/seo/title-tag).
      atMost(60, title.length, `content.${name}.page.title: "${title}" ${cut}`),
      // https://moz.com/learn/seo/meta-description
      atMost(160, description.length, `content.${name}.page.description: "${description}" ${cut}`),
    );
    expect(wrong).toEqual([]);
  },
);

it('sets its large type in characters, widths and weights that the font has', () => {
  const wrong = lines.flatMap(({ place, value: { text, width, weight = 900 } }) => {
    try {
      layOutText(text, width, weight);
    } catch (error) {
      return [`${place}: "${text}" cannot be set. ${error instanceof Error ? error.message : error}`];
    }
    return advice(
      [width >= 62 && width <= 125, `${place}: the font is 62 to 125 wide, not ${width}`],
      [weight >= 400 && weight <= 900, `${place}: the font weighs 400 to 900, not ${weight}`],
    );
  });
  expect(wrong).toEqual([]);
});

it('sets no line so long that it is small on a phone, and none so short that it is huge', () => {
  // A lead has 20 pixels there, and 150 are half of the width.
  const wrong = lines.flatMap(({ place, value }) =>
    advice(
      [phone / measureLine(value).ink >= 22, `${place}: "${value.text}" is too long: make two lines of it`],
      atMost(150, heightOf(value, phone), `${place}: "${value.text}" is too high: give it a larger width`),
    ),
  );
  expect(wrong).toEqual([]);
});

it('leaves room for the subtitle and two links under the title on the first screen of a phone', () => {
  const height = sum(hero.title.map((line) => heightOf(line, phone))) + 8 * (hero.title.length - 1);
  const wrong = advice(
    atMost(
      245,
      height,
      'content.home.hero.title is too high, in pixels: give its short lines, or those of the name in lib/content/site.ts, a larger width',
    ),
    // Three lines.
    atMost(115, hero.subtitle.length, 'content.home.hero.subtitle has too many characters'),
  );
  expect(wrong).toEqual([]);
});

it('fits the navigation into one row, and into a menu on the screen of a phone', () => {
  const lengths = navigation.items.map(({ line }) => lengthOf(line.text, 100, 550));
  const heights = navigation.items.map(({ line }) => heightOf(line, menu) + 16);
  const wrong = advice(
    // What the margins, the mark, seven pluses and the spaces leave of 940 pixels, from where on there is no menu.
    atMost(33, sum(lengths), 'content.shared.navigation.items are too long together, in em: shorten some'),
    // What the bar and the spaces leave of 640 pixels.
    atMost(
      540,
      sum(heights),
      'content.shared.navigation.items are too high, in pixels: give short ones a larger width',
    ),
  );
  expect(wrong).toEqual([]);
});

it('labels a button or a link with what two lines of a phone’s button hold', () => {
  const buttons: Found<string>[] = [
    { place: 'content.contact.form.send', value: form.send },
    { place: 'content.contact.form.sending', value: form.sending },
    { place: 'content.contact.form.slow.stop', value: form.slow.stop },
    { place: 'content.contact.form.failed.retry', value: form.failed.retry },
    { place: 'content.contact.form.failed.copy', value: form.failed.copy },
    { place: 'content.contact.form.failed.copied', value: form.failed.copied },
    { place: 'content.contact.form.failed.selected', value: form.failed.selected },
    { place: 'content.vrTour.player.play', value: player.play },
    ...links.map(({ place, value }) => ({ place: `${place}.text`, value: value.text })),
  ];
  const wrong = buttons.map(({ place, value }) =>
    atMost(32, value.length, `${place}: "${value}" is too long`),
  );
  expect(advice(...wrong)).toEqual([]);
});

it('labels the buttons of the hero’s video with one short word', () => {
  const wrong = (['play', 'pause', 'mute', 'unmute'] as const).map((name) =>
    atMost(7, hero.video[name].length, `content.home.hero.video.${name}: "${hero.video[name]}" is too long`),
  );
  expect(advice(...wrong)).toEqual([]);
});

it('fits the two names of a bout beside each other on a phone', () => {
  /** The type's size in hundredths of the row, and its width, as in Bout.module.css. */
  const type = {
    main: [15.6, 62],
    second: [12.4, 70],
    third: [10, 88],
    under: [7.6, 104],
    next: [16.7, 80],
  } as const;
  const wrong = traction.bouts.map(({ names, size }, index) => {
    const [share, width] = type[size];
    // The plus and the spaces around it take one em.
    const used = share * (1 + sum(names.map((name) => lengthOf(name, width, 900))));
    return atMost(
      100,
      used,
      `content.home.traction.bouts.${index}.names: "${names.join(' + ')}" is too long, in % of a row`,
    );
  });
  expect(advice(...wrong)).toEqual([]);
});

it('fits the name on the social cards', () => {
  // 34 pixels large between margins of 64, and no further than the plus (lib/cards.ts).
  const width = 34 * lengthOf(site.name, 118, 850);
  expect(advice(atMost(756, width, 'content.site.name is too long for social cards, in pixels'))).toEqual([]);
});
