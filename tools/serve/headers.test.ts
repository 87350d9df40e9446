/** @jest-environment node */
import path from 'node:path';
import { makeFolder } from '../../lib/fixtures/folders';
import { readHeaders } from './headers';

const files = [
  '/',
  '/cards/home.jpg',
  '/_next/static/a.js',
  '/media/plates/bar.svg',
  '/media/generated/a.avif',
];

const headersOf = readHeaders('public/_headers');

const filesWith = (name: string, value: string) =>
  files.filter((file) => headersOf(file)[name]?.includes(value));

test('no other site can frame a file', () => {
  expect(filesWith('Content-Security-Policy', "frame-ancestors 'none'")).toEqual(files);
});

test('a file of media/ that is opened by its address runs no script', () => {
  expect(filesWith('Content-Security-Policy', "script-src 'none'")).toEqual(files.slice(3));
});

test('browsers keep files with a hash in their name, and only those', () => {
  expect(filesWith('Cache-Control', 'max-age=31536000, immutable')).toEqual([files[2], files[4]]);
  expect(filesWith('Cache-Control', '')).toHaveLength(2);
});

test('other sites can show the social cards, but no script and no media', () => {
  expect(filesWith('Cross-Origin-Resource-Policy', 'same-origin')).toEqual(files.slice(2));
});

test('a line that is no header is reported, not left out', () => {
  const folder = makeFolder({ _headers: '/*\n  X-Frame-Options DENY\n' });
  expect(() => readHeaders(path.join(folder, '_headers'))).toThrow('"  X-Frame-Options DENY" is no comment');
});
