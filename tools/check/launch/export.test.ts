/** @jest-environment node */
import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { makeFolder } from '../../fixtures/folders';
import { attributeValues, exportOf, readExport } from './export';

test('gives pages their clean URLs, and files the URLs of browsers', () => {
  const names = ['index.html', 'contact.html', 'a/index.html', 'a/b.html', 'media/a video.mp4', '_headers'];
  const folder = makeFolder(Object.fromEntries(names.map((name) => [name, 'content'])));
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

test('rejects a folder without a home page', () => {
  expect(() => readExport(makeFolder())).toThrow(
    'There is no site in out/ to check: run `npm run build` first.',
  );
});

test('reports a symlink, wherever it leads, and does not follow it', () => {
  const folder = makeFolder({ 'index.html': 'content' });
  const targets = {
    'broken.svg': 'none.svg',
    'circle.html': 'circle.html',
    inside: '.',
    'outside.txt': __filename,
  };
  for (const [name, target] of Object.entries(targets)) symlinkSync(target, path.join(folder, name));
  const { pages, files, problems } = readExport(folder);
  expect(problems.sort()).toEqual(Object.keys(targets).map((name) => `${name} is a symlink`));
  expect([pages.map(({ file }) => file), [...files]]).toEqual([['index.html'], []]);
});

test('reads no folder as a page, and reports what is not a file or a folder', async () => {
  const folder = makeFolder({ 'index.html': 'content' });
  mkdirSync(path.join(folder, 'folder.html'));
  const socket = createServer().listen(path.join(folder, 'socket'));
  await once(socket, 'listening');
  const { pages, problems } = readExport(folder);
  socket.close();
  expect(pages.map(({ file }) => file)).toEqual(['index.html']);
  expect(problems).toEqual(['socket is not a file or a folder']);
});

test('reports a page that is too large to parse, and leaves it out', () => {
  const { pages, problems } = exportOf(new Map([['large.html', Buffer.alloc(1_000_001, '<b>')]]));
  expect(pages).toEqual([]);
  expect(problems).toEqual(['large.html is too large to check: it has 1000001 bytes']);
});

test('reports a page that is not in UTF-8', () => {
  const { problems } = exportOf(new Map([['latin1.html', Buffer.from('Caf\u00e9', 'latin1')]]));
  expect(problems).toEqual(['latin1.html is not in UTF-8']);
});

test('reads the document in a frame as part of its page', () => {
  const html = `<a href="/1"></a><iframe srcdoc='<a href="/2"></a>'></iframe>`;
  const { pages } = exportOf(new Map([['index.html', Buffer.from(html)]]));
  expect(attributeValues(pages[0]!, 'a', 'href')).toEqual(['/1', '/2']);
});
