/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { allContent } from './all-content';
import { heroVideos } from '../content/media/videos';
import { contentProblems } from './content-problems';

test('the content of the site keeps all rules', () => {
  expect(contentProblems()).toEqual([]);
});

type Part = Record<string, unknown>;

/**
 * What is said after a change. Tests change what every site has, whatever its owner wrote.
 *
 * @param place such as `site.ts site email`, whose last word is the key
 */
function problemsWith(place: string, value: unknown): string[] {
  const content = structuredClone(allContent);
  const names = place.split(' ');
  const key = names.pop()!;
  const parent = names.reduce((part, name) => part[name] as Part, content);
  parent[key] = value;
  return contentProblems(content);
}

const wide = 'Far too long for a single line of large type';
/** Fits a phone's width, and no less. */
const long = { text: 'Unternehmerinnen und Unternehmer', width: 62 };
const sender = { id: 'a', ...long };
const bell = { src: '/media/plates/bell.svg', width: 780, height: 1083, alt: 'A bell' };
const menuItem = { id: 'a', href: '/', line: { text: 'An item', width: 62 } };
const room = { id: 'one', name: 'One', alt: 'A room', notes: [], doors: [] };
const note = { title: 'A', text: 'B', yaw: 0, pitch: 0 };

test.each([
  // What zod says in general words, or does not say.
  ['site.ts site emial', 'a', 'site.ts: site: "emial" is not known here: use email.'],
  ['site.ts site legalName', 7, 'site.legalName is 7. Write a text in quotes.'],
  ['site.ts site name', undefined, 'site.ts: site.name is missing. Write a text in quotes.'],
  ['site.ts site nameLines', [], 'site.ts: site.nameLines: The list is empty'],
  ['privacy.ts', { page: {}, intro: {} }, 'privacy.ts: page.title is missing.'],
  // Texts.
  ['contact.ts intro lead', ' Two', 'intro.lead is " Two". Write a text without a space at its start'],
  ['contact.ts intro lead', 'From $5', 'It has a number. If it is true, add it to agreedNumbers'],
  ['contact.ts intro lead', 'A &amp; B', 'Write plain text'],
  ['contact.ts intro lead', 'Cafe\u0301', 'Type each letter with an accent again'],
  ['site.ts language', 'English', 'Write the code of a language'],
  ['site.ts securityUntil', '2999-01-01', 'at most a year ahead'],
  // Ids and references.
  ['contact.ts senders names 1 id', 'an investor', 'names.2.id is "an investor". Write small letters'],
  ['contact.ts senders names', [sender, sender], 'senders.names.2.id is "a". It is taken: choose another.'],
  ['pages.ts pages 1 path', '/', 'pages.2.path is "/". It is taken'],
  ['pages.ts pages 1 path', '/tour', 'pages.2.path is "/tour". The page needs the file app/tour/page.tsx.'],
  ['pages.ts pages 1 name', 'x', `Write pageMetadata('x') and <PageData name="x" /> in app/`],
  ['pages.ts pages 1 path', 'tour', 'pages.2.path is "tour". Write a path of small letters'],
  ['home/hero.ts join href', '/contcat', 'hero.ts: join.href is "/contcat". Use /, '],
  ['site.ts site social', [{ name: 'A', href: 'http://a.org' }], '1.href is "http://a.org". Write a URL'],
  ['rooms.json', [room], '1.id is "one". It has no pictures: npm run media -- IMAGE --as room one.'],
  ['rooms.json', [{ ...room, notes: [note, note] }], 'one.notes.2.title is "A". It is taken'],
  ['rooms.json', [{ ...room, doors: [{ to: 'none', yaw: 0, pitch: 0 }] }], 'one.doors.1.to is "none". Use '],
  [
    'rooms.json',
    [{ ...room, doors: [{ to: 'one', yaw: 0, pitch: 0 }] }],
    'one.doors: Each door leads to another',
  ],
  // Lines of large type.
  ['contact.ts intro title width', 61, 'title.width is 61. Write a number from 62 to 125.'],
  ['contact.ts intro title softWord', 'c', 'softWord is "c". Write a word of the line.'],
  ['contact.ts intro title text', '拳', 'title.text is "拳". The font lacks a character'],
  ['contact.ts intro title', { text: 'A', width: 90 }, 'pixels high on a phone, at most 150: expand it'],
  ['contact.ts intro title', { text: wide, width: 125 }, 'pixels high on a phone, at least 22: condense'],
  ['contact.ts senders names', [sender], 'a.text is "Unternehmerinnen und Unternehmer". It is 9 pixels'],
  ['home/hero.ts title', Array(9).fill({ text: 'A line', width: 62 }), 'pixels high on a phone, at most 245'],
  ['navigation.ts items', Array(9).fill(menuItem), 'pixels high on a phone, at most 524'],
  ['navigation.ts items', Array(9).fill({ ...menuItem, line: long }), 'em long, at most 33'],
  ['site.ts site name', wide, 'pixels wide on the social cards, at most 756: shorten it.'],
  ['site.ts site logo', ['A', 'B', 'C'], 'site.logo: Write the letters on both sides of the plus'],
  // Images.
  ['contact.ts bell src', '/media/a b.jpg', 'Use letters, digits, - and _ in the path'],
  ['contact.ts bell src', '/media/a.jpg', 'public/media/a.jpg does not exist'],
  ['contact.ts bell', { ...bell, width: 1 }, 'bell.svg is 780 x 1083: write width: 780'],
  ['contact.ts bell src', heroVideos.landscape.sources.at(-1)!.src, ' kB, at most 500: save it smaller.'],
  ['contact.ts bell src', '/_headers', 'is no picture that browsers show'],
])('%s: %j is named, with what is allowed', (place, value, sentence) => {
  expect(problemsWith(place, value)).toContainEqual(expect.stringContaining(sentence));
});

const { id: heroId } = allContent['home/hero.ts'] as { id: string };
const text = { kind: 'text', id: 'one', heading: { title: 'One', note: 'Text' }, lead: 'Lead' };
const phase = { status: 'Planned', line: { text: 'Pop-up', width: 84 }, text: 'Text' };
const drawn = { ...phase, plate: { id: 'bell', title: 'Bell', image: bell } };
const vision = { ...text, kind: 'vision', round: 'Round', phases: [phase] };

test.each([
  [[{ ...text, kind: 'faq' }], 'sections.ts: sections.one.kind is "faq". Use contact, '],
  [
    [{ ...vision, phases: [phase, { ...phase, line: { text: 'A', width: 330 } }] }],
    'vision.ts: phases.2.line.width is 330. Write',
  ],
  [[{ ...vision, phases: [drawn, drawn] }], 'sections.ts: sections: Two plates have the id "bell"'],
  [[vision, { ...vision, id: 'two' }], 'sections.ts: sections: The section "vision" is in the list twice'],
  [[{ ...text, id: heroId }], 'sections.ts: sections: A section has the id of the hero'],
])('in the list of sections, %j is named', (sections, sentence) => {
  const problems = problemsWith('home/sections.ts sections', sections);
  expect(problems).toContainEqual(expect.stringContaining(sentence));
});

test('a mistake in a part that several modules share is told once', () => {
  expect(problemsWith('site.ts site nameLines 0 softWord', 'none')).toHaveLength(1);
});

test('a mistake in a JSON file has its line', () => {
  const lines = readFileSync('lib/content/generated/hero.json', 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('"focus"')) + 1;
  expect(problemsWith('generated/hero.json landscape focus', '740% 30%')).toEqual([
    `lib/content/generated/hero.json, line ${line}: landscape.focus is "740% 30%". ` +
      'Write two numbers from 0 to 100, such as "74% 30%".',
  ]);
});
