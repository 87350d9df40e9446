/** @jest-environment node */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportOf, linked, meta, publishedPages, readExport, values } from './export';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'export-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** @returns the page that it is */
function pageOf(html: string) {
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
    'media/a video.mp4',
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
    ['/media/a%20video.mp4', Buffer.from('content')],
  ]);
});

test('a folder without a home page is no export', () => {
  expect(() => readExport(folder)).toThrow('There is no site in out/ to check: run `npm run build` first.');
});

test('a symlink is a problem, wherever it leads, and is not followed', () => {
  writeFileSync(path.join(folder, 'index.html'), 'content');
  for (const [name, target] of Object.entries({
    'broken.svg': 'none.svg',
    'circle.html': 'circle.html',
    inside: '.',
    'outside.txt': __filename,
  })) {
    symlinkSync(target, path.join(folder, name));
  }
  const { pages, files, problems } = readExport(folder);
  expect(problems.sort()).toEqual([
    'broken.svg is a symlink',
    'circle.html is a symlink',
    'inside is a symlink',
    'outside.txt is a symlink',
  ]);
  expect([pages.map(({ file }) => file), [...files]]).toEqual([['index.html'], []]);
});

test('a folder is no page, whatever its name, and what is neither file nor folder is a problem', async () => {
  writeFileSync(path.join(folder, 'index.html'), 'content');
  mkdirSync(path.join(folder, 'folder.html'));
  const socket = createServer().listen(path.join(folder, 'socket'));
  await once(socket, 'listening');
  const { pages, problems } = readExport(folder);
  socket.close();
  expect(pages.map(({ file }) => file)).toEqual(['index.html']);
  expect(problems).toEqual(['socket is neither a file nor a folder']);
});

test('a page that is too large to parse is a problem, and left out', () => {
  const { pages, problems } = exportOf(new Map([['large.html', Buffer.alloc(1_000_001, '<b>')]]));
  expect(pages).toEqual([]);
  expect(problems).toEqual(['large.html is too large to check: it has 1000001 bytes']);
});

test('a page of other bytes than UTF-8 is a problem', () => {
  const { problems } = exportOf(new Map([['latin1.html', Buffer.from('Caf\u00e9', 'latin1')]]));
  expect(problems).toEqual(['latin1.html is not in UTF-8']);
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
