/** @jest-environment node */
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { fileOf, images, lines, pageContent, splitLines, texts, type Found } from './fixtures/all-content';
import { hero, sections } from './home';
import { numbers, numbersOf, platesOf } from './home/numbers';
import * as parts from './home/parts';
import { pages } from './pages';
import { rooms } from './rooms';
import { footer, replyTime } from './shared';
import { site } from './site';
import { player } from './vr-tour';

/**
 * The numbers that the pages may show. Visitors take a number, a date or a price as a promise, so add one only when
 * it is true and meant to be published.
 */
const agreedNumbers = ['40+', '3-year', replyTime, player.plate, '404'];

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const anchors = [hero, ...sections].flatMap((section) => ('id' in section ? section.id : []));

/** One line for each part of the content with a problem. */
const report = (found: Found<string>[], problem: string) =>
  found.map((one) => `${fileOf(one)}: "${one.value}" ${problem}`);

it('has no empty text except the alt text of a decorative image', () => {
  const empty = texts.filter(({ place, value }) => value === '' && !place.endsWith('.alt'));
  expect(report(empty, 'is empty: write the text, or remove the part if its type allows')).toEqual([]);
});

it('has no text with a space at its start or end, or two in a row', () => {
  const spaced = texts.filter(({ value }) => /^\s|\s$|\s\s/.test(value));
  expect(report(spaced, 'starts or ends with a space, or has two in a row')).toEqual([]);
});

it('shows no number, date or price that is not agreed', () => {
  const numbers = texts.filter(({ place, value }) => {
    if (place.startsWith('content.site.') || /\.(href|src|email|id)$/.test(place)) return false;
    const rest = [site.name, ...agreedNumbers].reduce((text, agreed) => text.replaceAll(agreed, ''), value);
    return /[\d$€£]/.test(rest);
  });
  const advice = 'has a number. If it is true, add it to agreedNumbers in lib/content/content.test.ts';
  expect(report(numbers, advice)).toEqual([]);
});

/** The numbers that a text has in words. "One" counts nothing in "one of them". */
const countsIn = (text: string) =>
  (text.toLowerCase().match(/\w+/g) ?? [])
    .map((word) => numberWords.indexOf(word))
    .filter((count) => count > 1);

it('counts the names on the bill correctly', () => {
  const { label, names } = parts.problem.audience;
  expect(countsIn(label.text).filter((count) => count !== names.length)).toEqual([]);
});

it.each([
  ['plates', parts.howItWorks.plates],
  ['rounds', parts.vision.rounds],
  ['bouts', parts.traction.bouts],
])('counts %s correctly wherever the copy does', (things, { length }) => {
  const wrong = texts.filter(({ value }) =>
    [...value.matchAll(new RegExp(`\\w+ (\\w+ )?${things}`, 'gi'))].some(([found]) =>
      countsIn(found).some((count) => count !== length),
    ),
  );
  expect(report(wrong, `counts the ${things} wrongly: there are ${length}`)).toEqual([]);
});

it('numbers the labels of the other pages after those of the home page', () => {
  const intros = pages.flatMap(({ content }) => ('intro' in content ? content.intro : []));
  expect(intros.map(({ number }) => number)).toEqual(
    intros.map((_, index) => numbers.labels.size + 1 + index),
  );
});

it.each(splitLines)('has the same words in one line and in two: $place', ({ value }) => {
  expect(value.split.map((part) => part.text).join(' ')).toBe(value.text);
});

it('softens only a word that its line has', () => {
  const lost = lines.flatMap(({ place, value: { text, soft } }) =>
    soft === undefined || text.split(' ').includes(soft) ? [] : { place, value: text },
  );
  expect(report(lost, 'does not have its soft word: correct soft')).toEqual([]);
});

it('has a section in the list of lib/content/home/index.ts', () => expect(sections).not.toEqual([]));

it.each([
  // The first four are ids of other parts of the page.
  ['sections', ['main', 'menu', 'scripts', 'later', ...anchors]],
  ['plates', sections.flatMap(platesOf).map(({ id }) => id)],
])('gives each of the %s an id of its own, in one word', (things, ids) => {
  const wrong = ids.filter((id, index) => ids.indexOf(id) < index || !/^[a-z][a-z\d-]*$/.test(id));
  const advice = 'is taken, or not one word of small letters: choose another';
  expect(wrong.map((id) => `lib/content/home: the id "${id}" of one of the ${things} ${advice}`)).toEqual([]);
});

it('leads from measures and audiences to plates that exist', () => {
  const { tape, audience } = parts.problem;
  const { plates } = numbersOf(Object.values(parts));
  const lost = [...tape.rows, ...audience.names].filter(({ plate }) => !plates.has(plate));
  expect(lost.map(({ plate }) => `lib/content/home/problem.ts: no plate has the id "${plate}"`)).toEqual([]);
});

it('leads through each door of a room to another room of the list', () => {
  const lost = rooms.flatMap(({ id, doors }) =>
    doors.flatMap(({ to }) =>
      rooms.some((room) => room.id === to && to !== id) ? [] : `${id}: its door "${to}" leads nowhere`,
    ),
  );
  expect(lost).toEqual([]);
});

it('has a link in the footer for each page', () => {
  expect(footer.links.map(({ href }) => href).sort()).toEqual(pages.map(({ path }) => path).sort());
});

it('links only to existing pages and sections, or to HTTPS URLs', () => {
  const targets: string[] = [...pages.map(({ path }) => path), ...anchors.map((id) => `/#${id}`)];
  const lost = texts.filter(
    ({ place, value }) =>
      place.endsWith('.href') && !targets.includes(value) && !value.startsWith('https://'),
  );
  expect(report(lost, `leads nowhere. Use ${targets.join(', ')} or a URL with https://`)).toEqual([]);
});

it.each(images)('states the size of $value.src', async ({ value: { src, width, height } }) => {
  const file = existsSync(`public${src}`) ? `public${src}` : src.replace('/media', 'lib/build');
  // As browsers show it: a phone's photo says how it is turned.
  const { autoOrient } = await sharp(file).metadata();
  expect(autoOrient).toEqual({ width, height });
});

it('gives each page a unique title', () => {
  const titles = Object.values(pageContent).map(({ page }) => page.title);
  expect(titles).toEqual([...new Set(titles)]);
});

it('names the country of the postal address by an existing code', () => {
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = texts.filter(({ place }) => place === 'content.site.address.country');
  const unknown = codes.filter(({ value }) => !/^[A-Z]{2}$/.test(value) || !countries.of(value));
  expect(report(unknown, 'is not a country code such as US')).toEqual([]);
});
