/** @jest-environment node */
import sharp from 'sharp';
import { site } from './site';
import * as home from './home';
import { navigation, replyTime } from './shared';
import { lines, pages, images, splitLines, texts } from './fixtures/all-content';

/**
 * The numbers that the pages say. Visitors take a number, a date or a price for a promise: one joins the list
 * only when it is true and meant to be said.
 */
const agreedNumbers = ['40+', '3-year', replyTime, 'Plate 9.', '404'];

const sections = Object.values(home).flatMap((words) => ('id' in words ? [words.id] : []));
const anchors = ['home', ...sections];
const isAddress = (place: string) => /\.(href|src|email)$/.test(place);

/** What is wrong, a line each with its place. */
const complain = (found: { place: string; value: string }[], problem: string) =>
  found.map(({ place, value }) => `${place}: "${value}" ${problem}`);

it('has no empty text, but for an image that shows nothing to know', () => {
  const empty = texts.filter(({ place, value }) => value === '' && !place.endsWith('.alt'));
  expect(complain(empty, 'is empty: write the words, or take the part out where its type lets you')).toEqual(
    [],
  );
});

it('has no text with a space at an end or two in a row', () => {
  const spaced = texts.filter(({ value }) => /^\s|\s$|\s\s/.test(value));
  expect(complain(spaced, 'has a space at an end, or two in a row')).toEqual([]);
});

it('says no number, date or price that is not agreed', () => {
  const said = texts.filter(({ place, value }) => {
    if (place.startsWith('content.site.') || isAddress(place)) return false;
    const rest = [site.name, ...agreedNumbers].reduce((text, agreed) => text.replaceAll(agreed, ''), value);
    return /[\d$€£]/.test(rest);
  });
  const advice = 'has a number. If it is true, add it to agreedNumbers in lib/content/content.test.ts';
  expect(complain(said, advice)).toEqual([]);
});

it('says the name in the title, which stands for it on the social card', () => {
  expect(home.hero.title.map(({ text }) => text).join(' ')).toContain(site.name);
});

it.each(splitLines)('joins the two lines of $place to the words of the one', ({ value }) => {
  expect(value.split.map((part) => part.text).join(' ')).toBe(value.text);
});

it('sets a word back only in a line that has it', () => {
  const lost = lines.flatMap(({ place, value: { text, soft } }) =>
    soft === undefined || text.split(' ').includes(soft) ? [] : [`${place}: "${text}" has no word "${soft}"`],
  );
  expect(lost).toEqual([]);
});

it('gives each section of the home page an id of its own', () => {
  expect(new Set(anchors).size).toBe(anchors.length);
});

it('leads the navigation to each section of the home page, once', () => {
  expect(navigation.items.map(({ href }) => href).sort()).toEqual(anchors.map((id) => `/#${id}`).sort());
});

it('leads every link to a page and a section that there are, or elsewhere by HTTPS', () => {
  const there = ['/', '/contact', '/vr-tour', ...anchors.map((id) => `/#${id}`)];
  const lost = texts.filter(
    ({ place, value }) => place.endsWith('.href') && !there.includes(value) && !value.startsWith('https://'),
  );
  expect(complain(lost, `leads nowhere. There are: ${there.join(' ')}, and addresses with https://`)).toEqual(
    [],
  );
});

it.each(images)('knows the size of $value.src', async ({ value: { src, width, height } }) => {
  await expect(sharp(`public${src}`).metadata()).resolves.toMatchObject({ width, height });
});

it('numbers the plates as they hang', () => {
  const plates = [...home.howItWorks.plates, ...home.vision.plates];
  expect(plates.map(({ number }) => number)).toEqual(plates.map((_plate, index) => index + 1));
});

it('titles no two pages alike', () => {
  const titles = Object.values(pages).map(({ page }) => page.title);
  expect(titles).toEqual([...new Set(titles)]);
});

it('names the country of its address by a code that there is', () => {
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = texts.filter(({ place }) => place === 'content.site.address.country');
  const unknown = codes.filter(({ value }) => !/^[A-Z]{2}$/.test(value) || !countries.of(value));
  expect(complain(unknown, 'is no code of a country, such as US')).toEqual([]);
});
