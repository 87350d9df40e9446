/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportOf, linked, meta, publishedPages, readExport, values } from './export.mjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'export-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/**
 * @param {string} html
 * @returns the page that it is
 */
function pageOf(html) {
  const [page] = exportOf(new Map([['index.html', Buffer.from(html)]])).pages;
  if (!page) throw new Error('There is no page.');
  return page;
}

test('pages are at their clean addresses and files at their own', () => {
  mkdirSync(path.join(folder, 'media'));
  mkdirSync(path.join(folder, 'a'));
  for (const file of [
    'index.html',
    'contact.html',
    'a/index.html',
    'a/b.html',
    'media/a film.mp4',
    '_headers',
  ]) {
    writeFileSync(path.join(folder, file), 'content');
  }
  const { pages, files } = readExport(folder);
  expect(pages.map(({ file, path }) => [file, path])).toEqual([
    ['a/b.html', '/a/b'],
    ['a/index.html', '/a'],
    ['contact.html', '/contact'],
    ['index.html', '/'],
  ]);
  expect([...files]).toEqual([
    ['/_headers', Buffer.from('content')],
    ['/media/a%20film.mp4', Buffer.from('content')],
  ]);
});

test('a folder without a home page is no export', () => {
  expect(() => readExport(folder)).toThrow('There is no site in out/ to check: run `npm run build` first.');
});

test('the page of unknown addresses is not among the published ones', () => {
  const site = exportOf(new Map(['index.html', '404.html'].map((file) => [file, Buffer.from('')])));
  expect(publishedPages(site).map(({ file }) => file)).toEqual(['index.html']);
});

test("the document of a frame is read with its page's", () => {
  const page = pageOf(`<a href="/1"></a><iframe srcdoc='<a href="/2"></a>'></iframe>`);
  expect(values(page, 'a', 'href')).toEqual(['/1', '/2']);
});

test('links of the head are found by what they are to the page', () => {
  const page = pageOf('<link rel="icon" href="/a"><link rel="preload" href="/b"><link rel="icon" href="/c">');
  expect(linked(page, 'icon')).toEqual(['/a', '/c']);
});

test.each(['name', 'property', 'http-equiv'])('the content of a <meta> is found by its %s', (kind) => {
  const page = pageOf(`<meta ${kind}="a" content="1"><meta ${kind}="b" content="2">`);
  expect(meta(page, 'b')).toBe('2');
  expect(meta(page, 'c')).toBeUndefined();
});
