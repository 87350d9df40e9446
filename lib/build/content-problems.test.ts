/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { allContent } from '../content/all-content';
import { hero } from '../content/generated/videos';
import { contentProblems } from './content-problems';

test('the content of the site keeps all rules', () => {
  expect(contentProblems()).toEqual([]);
});

type Draft = Record<string, Record<string, never>>;

/** What is said after a change. Tests change what every site has, whatever its owner wrote. */
function problemsAfter(change: (content: Draft) => void): string[] {
  const copies = Object.entries(allContent).map(([file, value]) => [file, JSON.parse(JSON.stringify(value))]);
  const content: Draft = Object.fromEntries(copies);
  change(content);
  return contentProblems(content);
}

/** @param place such as `site.ts email`, whose last part is the key */
const problemsWith = (place: string, value: unknown) =>
  problemsAfter((content) => {
    const [file = '', ...names] = place.split(' ');
    const key = names.pop()!;
    const parent = names.reduce<Record<string, unknown>>((part, name) => part[name] as never, content[file]!);
    parent[key] = value;
  });

const picture = { src: '/media/plates/bell.svg', width: 780, height: 1083, alt: 'A bell' };
const wide = 'Far too long for a single line of large type';

test.each([
  ['site.ts site name', '', 'site.ts: site.name is "". Write a text'],
  ['site.ts site email', 'hello@@nova.com', 'site.email is "hello@@nova.com". Write an e-mail address'],
  ['site.ts site email', undefined, 'site.ts: site.email is missing. Write an e-mail address'],
  ['site.ts site emial', 'a', 'site.ts: site: "emial" is not known here: use email.'],
  ['site.ts site nameLines', [], 'site.ts: site.nameLines: The list is empty'],
  ['site.ts site logo', ['🥊'], 'site.ts: site.logo.1 is "🥊". The font lacks a character of it'],
  [
    'site.ts site social',
    [{ name: 'A', href: 'http://a.org' }],
    'social.1.href is "http://a.org". Write a URL',
  ],
  ['site.ts securityUntil', '2026-02-31', 'securityUntil is "2026-02-31". Write a date such as'],
  ['site.ts securityUntil', '2999-01-01', 'at most a year ahead'],
  ['site.ts language', 'English', 'Write the code of a language'],
  ['home/hero.ts hero id', 'menu', 'hero.id is "menu". Write one word of small letters'],
  ['home/hero.ts hero subtitle', 'a'.repeat(139), 'It has 139 characters, at most 138.'],
  ['home/hero.ts hero join href', '/contcat', 'hero.join.href is "/contcat". Use /, '],
  ['contact.ts intro lead', ' Two', 'intro.lead is " Two". Write a text without a space at its start'],
  ['contact.ts intro lead', 'From $5', 'It has a number. If it is true, add it to agreedNumbers'],
  ['contact.ts intro lead', 'A &amp; <b>', 'Write plain text: pages show HTML as it is written.'],
  ['contact.ts intro lead', 'Cafe\u0301', 'Type each letter with an accent again'],
  ['contact.ts page title', 'a'.repeat(61), 'It has 61 characters, at most 60.'],
  [
    'contact.ts intro title',
    { text: 'Contact', width: '90' },
    'Write a number from 62 to 125, without quotes.',
  ],
  [
    'contact.ts intro title',
    { text: 'Contact', width: 61 },
    'title.width is 61. Write a number from 62 to 125.',
  ],
  ['contact.ts intro title', { text: 'Contact', width: 90, weight: 950 }, 'Write a number from 400 to 900.'],
  [
    'contact.ts intro title',
    { text: 'A b', width: 90, softWord: 'c' },
    'softWord is "c". Write a word of the line.',
  ],
  [
    'contact.ts intro title',
    { text: '拳', width: 90 },
    'intro.title.text is "拳". The font lacks a character',
  ],
  ['contact.ts intro title', { text: 'A', width: 90 }, 'pixels high on a phone, at most 150: expand it'],
  ['contact.ts intro title', { text: wide, width: 125 }, 'at least 22: condense or shorten it.'],
  ['contact.ts form sent', [{ text: wide, width: 125 }], 'or make two lines of it.'],
  ['contact.ts senders names 1 id', 'an investor', 'senders.names.2.id is "an investor". Write one word'],
  ['contact.ts bell', { ...picture, src: '/media/a b.jpg' }, 'Use letters, digits, - and _ in the name'],
  ['contact.ts bell', { ...picture, src: '/media/a.jpg' }, 'public/media/a.jpg does not exist'],
  ['contact.ts bell', { ...picture, width: 1 }, 'bell.svg is 780 x 1083: write width: 780'],
  [
    'contact.ts bell',
    { ...picture, src: hero.landscape.sources.at(-1)!.src },
    ' kB, at most 500: save it smaller.',
  ],
  ['contact.ts bell', { ...picture, src: '/_headers' }, 'is no picture that browsers show'],
  ['pages.ts pages 1 path', '/', 'pages.2.path is "/". It is taken: choose another.'],
  ['pages.ts pages 1 path', 'tour', 'pages.2.path is "tour". Write a path of small letters'],
  ['privacy.ts', { page: {}, intro: {} }, 'privacy.ts: page.title is missing. Write a text in quotes.'],
])('%s: %j is named, with what is allowed', (place, value, sentence) => {
  const problems = place.includes(' ')
    ? problemsWith(place, value)
    : problemsAfter((content) => void (content[place] = value as never));
  expect(problems).toEqual(expect.arrayContaining([expect.stringContaining(sentence)]));
});

const opening = { id: 'one', label: { title: 'One', text: 'Text' } };
const text = { kind: 'text', ...opening, lead: 'Lead' };
const line = { text: 'Pop-up', width: 84 };
const phase = { share: 50, status: 'Planned', line, text: 'Text' };
const vision = { kind: 'vision', ...opening, lead: 'Lead', round: 'Round', phases: [phase] };
const drawing = { id: 'bell', title: 'Bell', image: picture };

test.each([
  [
    [{ ...vision, phases: [phase, { ...phase, share: 330 }] }],
    'vision.ts: phases.2.share is 330. Write a number',
  ],
  [[{ ...vision, phases: [{ ...phase, thumbnail: 'none' }] }], 'phases.1.thumbnail is "none". Use '],
  [[{ ...vision, phases: [{ ...phase, status: undefined }] }], 'phases.1.status is missing. Write a text'],
  [
    [
      {
        ...vision,
        phases: [
          { ...phase, drawing },
          { ...phase, drawing },
        ],
      },
    ],
    'Two drawings have the id "bell"',
  ],
  [
    [{ ...vision, phases: [{ ...phase, drawing: { ...drawing, middle: { x: 140, y: 0 } } }] }],
    'middle.x is 140.',
  ],
  [[text, text], 'sections.ts: sections.2.id is "one". It is taken'],
  [[vision, { ...vision, id: 'two' }], 'sections.ts: sections: The section "vision" is in the list twice'],
  [[{ ...text, kind: 'faq' }], 'sections.ts: sections.one.kind is "faq". Use contact, '],
  [[{ ...text, paragraphs: [] }], 'sections.ts: sections.one.paragraphs: The list is empty'],
])('in the list of sections, %j is named', (sections, sentence) => {
  const problems = problemsWith('home/sections.ts sections', sections);
  expect(problems).toEqual(expect.arrayContaining([expect.stringContaining(sentence)]));
});

const room = { id: 'one', name: 'One', alt: 'A room', notes: [], doors: [] };

test.each([
  [{ ...room }, '1.id is "one". It has no pictures: npm run media'],
  [{ ...room, doors: [{ to: 'one', yaw: 0, pitch: 0 }] }, 'one.doors.1.to is "one". '],
  [
    { ...room, notes: [{ title: 'A', text: 'B', yaw: 400, pitch: 0 }] },
    'one.notes.1.yaw is 400. Write a number',
  ],
  [{ ...room, notes: [{ title: 'A', text: 'B', yaw: 4 }] }, 'one.notes.1.pitch is missing. Write a number'],
])('in the list of rooms, %j is named', (wrong, sentence) => {
  const problems = problemsAfter((content) => void (content['rooms.json'] = [wrong] as never));
  expect(problems).toEqual(expect.arrayContaining([expect.stringContaining(sentence)]));
});

test('a mistake in a JSON file has its line', () => {
  const lines = readFileSync('lib/content/generated/hero.json', 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('"focus"')) + 1;
  expect(problemsWith('generated/hero.json landscape focus', '740% 30%')).toEqual([
    `lib/content/generated/hero.json, line ${line}: landscape.focus is "740% 30%". ` +
      'Write two numbers from 0 to 100, such as "74% 30%".',
  ]);
});
