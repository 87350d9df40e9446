/** @jest-environment node */
import { makeFolder } from '../../fixtures/folders';
import { lineOf } from '../report';
import { readExport } from './export';
import { linkFindings } from './links';

const linesFor = (html: string, script = '') =>
  linkFindings(
    readExport(
      makeFolder({
        'index.html': `<main id="the ring">${html}</main>`,
        'contact.html': '<form id="form"></form>',
        '404.html': '<a href="#main">Skip</a><main id="main"></main>',
        'a.js': script,
        'a b.jpg': 'a',
        'media/a.avif': 'a',
      }),
    ),
    'https://www.ringandrack.com',
  ).map(lineOf);

test.each([
  '/',
  '#',
  '#the%20ring',
  '/contact?from=home',
  'https://www.ringandrack.com/contact#form',
  '/a%20b.jpg',
  'https://elsewhere.org/nothing',
  'mailto:hello@ringandrack.com',
])('a link may lead to %s', (href) => {
  expect(linesFor(`<a href="${href}">Go</a>`)).toEqual([expect.stringMatching(/^✓/)]);
});

test.each([
  ['<a href="/contacts">', '"/contacts" leads to no page or file'],
  ['<a href="/404">', '"/404" leads to no page or file'],
  ['<a href="/contact#from">', '"/contact#from" leads to an id that the page does not have'],
  ['<a href="#ring">', '"#ring" leads to an id that the page does not have'],
  ['<a href="https://[">', '"https://[" is not a URL'],
  ['<img src="/none.jpg">', '"/none.jpg" leads to no page or file'],
  ['<video poster="/none.jpg"></video>', '"/none.jpg" leads to no page or file'],
  ['<img srcset="/media/a.avif 1x, /media/b.avif 2x">', '"/media/b.avif" leads to no page or file'],
])('finds what leads nowhere in %s', (html, words) => {
  expect(linesFor(html)).toEqual([`✗ index.html: ${words}.`]);
});

test('finds a missing picture that only a script names', () => {
  expect(linesFor('', '[{src:"/media/room.1a2b.avif"},"/media/"]')).toEqual([
    '✗ /a.js: "/media/room.1a2b.avif" leads to no page or file.',
  ]);
});
