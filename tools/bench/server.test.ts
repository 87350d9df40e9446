/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteOf } from './server';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const place = (file: string, html: string = '') => writeFileSync(path.join(folder, file), html);

test('every page has its clean URL and its own policy, if it has one', () => {
  const csp = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src data:">`;
  place('index.html', `<head><meta name="author" content="A">${csp}</head>`);
  ['contact.html', '404.html', 'robots.txt'].forEach((file) => place(file));
  const { pages, notFound } = siteOf(folder);
  expect(pages.map(({ path, file, policy }) => [path, file, policy])).toEqual([
    ['/contact', 'contact.html', ''],
    ['/', 'index.html', "default-src 'self'; img-src data:"],
  ]);
  expect(notFound.file).toBe('404.html');
});

test('serves an export without 404.html', () => {
  place('index.html');
  expect(siteOf(folder).notFound).toMatchObject({ path: '', policy: '' });
});
