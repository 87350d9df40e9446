/** @jest-environment node */
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { readContent, type Found } from './all-content';
import { hero, sections } from './home';
import { howItWorks } from './home/how-it-works';
import { numbersOf, drawingsOf } from './home/numbers';
import { problem } from './home/problem';
import { traction } from './home/traction';
import { vision } from './home/vision';
import { pages } from './pages';
import { roomsSection, rooms } from './rooms';
import { replyTime } from './shared';
import { site } from './site';
import { player } from './vr-tour';

/** Visitors take a number, a date or a price as a promise: add one only when it is true. */
const agreedNumbers = ['40+', '3-year', replyTime, player.drawing, '404'];

const anchors = [hero, ...sections].flatMap((section) => ('id' in section ? section.id : []));

let content: Awaited<ReturnType<typeof readContent>>;

beforeAll(async () => void (content = await readContent()));

const report = (found: Found<string>[], problem: string) =>
  found.map(({ place, value }) => `${place}: "${value}" ${problem}`);

it('has no empty text, and none with a space at its start or end, or two in a row', () => {
  const wrong = content.texts.filter(({ value }) => /^$|^\s|\s$|\s\s/.test(value));
  const advice = 'is empty, starts or ends with a space, or has two in a row: correct it, or remove the part';
  expect(report(wrong, advice)).toEqual([]);
});

it('shows no number, date or price that is not agreed', () => {
  const numbers = content.texts.filter(({ place, value }) => {
    if (place.startsWith('lib/content/site.ts') || /\.(href|src|email|id)$/.test(place)) return false;
    const rest = [site.name, ...agreedNumbers].reduce((text, agreed) => text.replaceAll(agreed, ''), value);
    return /[\d$€£]/.test(rest);
  });
  const advice = 'has a number. If it is true, add it to agreedNumbers in lib/content/content.test.ts';
  expect(report(numbers, advice)).toEqual([]);
});

it('has the same words in one line and in two', () => {
  const wrong = content.splitLines.flatMap(({ place, value: { text, split } }) =>
    split.map((part) => part.text).join(' ') === text ? [] : { place, value: text },
  );
  expect(report(wrong, 'has other words in split: write the same')).toEqual([]);
});

it('softens only a word that its line has', () => {
  const lost = content.lines.flatMap(({ place, value: { text, softWord } }) =>
    softWord === undefined || text.split(' ').includes(softWord) ? [] : { place, value: text },
  );
  expect(report(lost, 'does not have its soft word: correct softWord')).toEqual([]);
});

it('has a section in the list of lib/content/home/index.ts', () => expect(sections).not.toEqual([]));

it.each([
  ['sections', ['main', 'menu', 'scripts', 'later', ...anchors]],
  ['drawings', sections.flatMap(drawingsOf).map(({ id }) => id)],
])('gives each of the %s an id of its own, in one word', (things, ids) => {
  const wrong = ids.filter((id, index) => ids.indexOf(id) < index || !/^[a-z][a-z\d-]*$/.test(id));
  const advice = 'is taken, or not one word of small letters: choose another';
  expect(wrong.map((id) => `lib/content/home: the id "${id}" of one of the ${things} ${advice}`)).toEqual([]);
});

it('leads from aspects, audiences and milestones to drawings that exist', () => {
  const { comparison, audience } = problem;
  const { drawings } = numbersOf([problem, howItWorks, vision]);
  const linked = [...comparison.rows, ...audience.names, ...traction.milestones].flatMap(
    ({ drawing }) => drawing ?? [],
  );
  const lost = linked.filter((drawing) => !drawings.has(drawing));
  expect(lost.map((drawing) => `lib/content/home: no drawing has the id "${drawing}"`)).toEqual([]);
});

it('leads through each door of a room to another room of the list', () => {
  const lost = rooms.flatMap(({ id, doors }) =>
    doors.flatMap(({ to }) =>
      rooms.some((room) => room.id === to && to !== id) ? [] : `${id}: its door "${to}" leads nowhere`,
    ),
  );
  expect(lost).toEqual([]);
});

it('links only to existing pages and sections, or to HTTPS URLs', () => {
  const targets: string[] = [
    ...pages.map(({ path }) => path),
    '/contact#senders',
    `/vr-tour#${roomsSection.stageId}`,
    ...anchors.map((id) => `/#${id}`),
  ];
  const lost = content.texts.filter(
    ({ place, value }) =>
      place.endsWith('.href') && !targets.includes(value) && !value.startsWith('https://'),
  );
  expect(report(lost, `leads nowhere. Use ${targets.join(', ')} or a URL with https://`)).toEqual([]);
});

it('states the size of each image', async () => {
  const wrong = content.images.map(async ({ place, value: { src, width, height } }) => {
    const file = [`public${src}`, src.replace('/media/plates', 'components/drawings/files')].find(existsSync);
    if (!file) return [`${place}: public${src} does not exist: add it, or correct src`];
    // Phones save how a photo is turned.
    const { autoOrient: found } = await sharp(file).metadata();
    if (found.width === width && found.height === height) return [];
    return [`${place}: set width: ${found.width}, height: ${found.height}`];
  });
  expect((await Promise.all(wrong)).flat()).toEqual([]);
});

it('gives each page a unique title', () => {
  const titles = content.texts.filter(({ place }) => place.endsWith(': page.title'));
  const twice = titles.filter(({ value }, index) => titles.findIndex((one) => one.value === value) < index);
  expect(report(twice, 'is the title of another page: change it')).toEqual([]);
});
