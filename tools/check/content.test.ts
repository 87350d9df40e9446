/** @jest-environment node */
import { token } from '../../lib/build/tokens';
import { findContent } from '../../lib/content/all-content';
import { heroVideo } from '../../lib/media';
import { colorFindings } from './color-rules';
import { siteFindings } from './content';
import { contentFindings, pageRowFindings } from './content-rules';
import { lengthFindings } from './length-rules';

test('the content and the colors of the site keep all rules', async () => {
  expect(await siteFindings()).toEqual([]);
});

const image = { width: 1000, height: 1250, alt: 'Hands' };
const hands = '/media/plates/hands.svg';

test.each([
  ['a.ts', { lead: '' }, 'lib/content/a.ts: lead: "" is empty'],
  ['a.ts', { lead: ' Two' }, '" Two" is empty, starts or ends with a space'],
  ['a.ts', { lead: 'From $5' }, '"From $5" has a number'],
  ['a.ts', { title: { text: 'A b', width: 90, split: [{ text: 'A' }, { text: 'c' }] } }, 'has other words'],
  ['a.ts', { title: { text: 'A b', width: 90, softWord: 'c' } }, 'does not have its soft word'],
  ['home/a.ts', { a: { steps: [] } }, 'lib/content/home/a.ts: a.steps is an empty list'],
  ['home/a.ts', { a: { id: 'a' }, b: { id: 'a' } }, 'lib/content/home/a.ts: b.id: "a" is taken'],
  ['home/a.ts', { a: { id: 'menu' } }, 'a.id: "menu" is taken'],
  [
    'home/sections.ts',
    { sections: [{ id: 'Two words' }] },
    'sections.0.id: "Two words" is taken, or not one word',
  ],
  ['home/a.ts', { a: { drawings: [{ id: 'x' }, { id: 'x' }] } }, 'a.drawings.1.id: "x" is taken'],
  [
    'home/a.ts',
    { a: { drawing: { id: 'x' }, rows: [{ drawing: 'y' }] } },
    '"y" is the id of no drawing. Use x',
  ],
  ['rooms.json', { default: [{ id: 'a', doors: [{ to: 'a' }] }] }, '0.doors.0.to: "a" is no other room'],
  ['a.ts', { link: { href: '/contcat' } }, 'link.href: "/contcat" leads nowhere. Use /'],
  ['site.ts', { securityUntil: '2026-02-31' }, 'securityUntil: "2026-02-31" is no date'],
  ['site.ts', { securityUntil: '2999-01-01' }, 'is more than a year ahead'],
  ['a.ts', { player: { embedDate: '31.1.2027' } }, 'player.embedDate: "31.1.2027" is no date'],
  ['a.ts', { image: { ...image, src: '/media/a b.jpg' } }, 'image.src: "/media/a b.jpg" has a space'],
  ['a.ts', { image: { ...image, src: '/media/a.jpg' } }, 'public/media/a.jpg does not exist'],
  ['a.ts', { image: { ...image, src: hands, width: 1 } }, 'hands.svg is 1000 x 1250, not 1 x 1250'],
  ['a.ts', { image: { ...image, src: heroVideo.at(-1)!.src } }, ' kB, at most 500. Save it smaller'],
  ['a.ts', { image: { ...image, src: '/_headers' } }, 'is no picture that browsers show'],
])('content that breaks a rule is named: %s %j', async (name, exports, sentence) => {
  expect(await contentFindings(findContent({ [name]: exports }))).toEqual([
    expect.stringContaining(sentence),
  ]);
});

test.each([
  ['site.ts', { site: { logo: ['🥊'] } }, 'site.ts: site.logo.0: The font lacks a character of "🥊"'],
  ['a.ts', { title: { text: '拳', width: 90 } }, 'a.ts: title.text: The font lacks a character'],
  [
    'a.ts',
    { page: { title: 'a'.repeat(61) } },
    'a.ts: page.title: its length, in characters, is 61, at most 60',
  ],
  ['a.ts', { title: { text: 'A', width: 61 } }, 'a.ts: title.width: 61 is not from 62 to 125'],
  ['a.ts', { title: { text: 'A', width: 90, weight: 950 } }, 'a.ts: title.weight: 950 is not from 400'],
  ['a.ts', { title: { text: 'A', width: 90 } }, 'the height of "A" on a phone'],
  [
    'a.ts',
    { title: { text: 'Far too long for a single line', width: 125 } },
    'at least 22: condense or shorten it',
  ],
  ['a.ts', { lines: [{ text: 'Far too long for a single line', width: 125 }] }, 'or make two lines of it'],
])('a text without room is named: %s %j', (name, exports, sentence) => {
  expect(lengthFindings(findContent({ [name]: exports }))).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  ['ember', 'oklch(0.7 0.19 140)', '--ember-deep has the hue 36, and --ember has 140'],
  ['tide', 'oklch(0.5 0.12 195)', 'too little contrast on ink or ink-raised: set its lightness to 0.5'],
])('the color --%s: %s is refused', (changed, value, sentence) => {
  const findings = colorFindings((name) => (name === changed ? value : token(name)));
  expect(findings[0]).toContain(sentence);
});

test.each(['oklch(0,7 0.19 40)', 'oklch(0.7 0.19 40', 'ember'])('the color %s stops the build', (value) => {
  const read = () => colorFindings((name) => (name === 'ember' ? value : token(name)));
  expect(read).toThrow(`tokens.css: --ember is "${value}". Write it like oklch(0.7 0.19 40).`);
});

const [home, terms] = [
  { name: 'home', path: '/', title: 'Home' },
  { name: 'terms', path: '/terms', title: 'Terms' },
];
const source = (metadata: string, data = metadata) =>
  `pageMetadata('${metadata}') <PageData name="${data}" />`;
const routes = { 'app/page.tsx': source('home'), 'app/terms/page.tsx': source('terms') };

test.each([
  [
    'without its file',
    [home, terms],
    { 'app/page.tsx': source('home') },
    'needs the file app/terms/page.tsx',
  ],
  ['without a row', [home], routes, 'app/terms/page.tsx: lib/content/pages.ts has no row'],
  [
    'with the title of another',
    [home, terms],
    { ...routes, 'app/page.tsx': source('terms', 'home') },
    'terms and home',
  ],
  [
    'with the data of another',
    [home, terms],
    { ...routes, 'app/page.tsx': source('home', 'terms') },
    'home and terms',
  ],
  ['with a title twice', [home, { ...terms, title: 'Home' }], routes, 'two pages have the title "Home"'],
])('a page %s is named', (_what, rows, files, sentence) => {
  expect(pageRowFindings(rows, files)).toEqual([expect.stringContaining(sentence)]);
});
