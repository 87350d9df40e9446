/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeFolder } from '../fixtures/folders';
import { compress } from './compress';

test('writes two compressed versions of each text file in any folder, with the same content', () => {
  const text = 'Words, words, words. '.repeat(50);
  const files = { 'index.html': text, '_next/static/chunks/a.js': text };
  const folder = makeFolder(files);
  compress(folder);
  for (const name of Object.keys(files)) {
    const file = path.join(folder, name);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  }
});

test('ignores videos, images and fonts, even if they could be smaller', () => {
  const names = ['a.avif', 'b.mp4', 'c.png', 'd.woff2', '_headers'];
  const folder = makeFolder(Object.fromEntries(names.map((name) => [name, 'x'.repeat(1000)])));
  compress(folder);
  expect(readdirSync(folder).sort()).toEqual([...names].sort());
});

test('writes no version that is not smaller', () => {
  // For the small one, brotli needs 14 bytes, gzip 23.
  const folder = makeFolder({ 'tiny.txt': 'abc', 'small.txt': 'aaaaaaaaaaaaaaaaaaaa' });
  compress(folder);
  expect(readdirSync(folder).sort()).toEqual(['small.txt', 'small.txt.br', 'tiny.txt']);
});
