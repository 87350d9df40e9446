/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compress';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, content: string) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}

test('writes two compressed versions of each text file in any folder, with the same content', () => {
  const text = 'Words, words, words. '.repeat(50);
  write('index.html', text);
  write('_next/static/chunks/a.js', text);
  compress(folder);
  for (const name of ['index.html', '_next/static/chunks/a.js']) {
    const file = path.join(folder, name);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  }
});

test('ignores videos, images and fonts, even if they could be smaller', () => {
  const names = ['a.avif', 'b.mp4', 'c.png', 'd.woff2', '_headers'];
  for (const name of names) write(name, 'x'.repeat(1000));
  compress(folder);
  expect(readdirSync(folder).sort()).toEqual([...names].sort());
});

test('writes no version that is not smaller', () => {
  write('tiny.txt', 'abc');
  // Brotli needs 14 bytes for it, gzip 23.
  write('small.txt', 'aaaaaaaaaaaaaaaaaaaa');
  compress(folder);
  expect(readdirSync(folder).sort()).toEqual(['small.txt', 'small.txt.br', 'tiny.txt']);
});
