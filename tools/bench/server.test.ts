/** @jest-environment node */
import { makeFolder } from '../fixtures/folders';
import { siteOf } from './server';

test('every page has its clean URL and its own policy, if it has one', () => {
  const csp = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; img-src data:">`;
  const html = `<head><meta name="author" content="A">${csp}</head>`;
  const files = { 'index.html': html, 'contact.html': '', '404.html': '', 'robots.txt': '' };
  const { pages, notFound } = siteOf(makeFolder(files));
  expect(pages.map(({ path, file, policy }) => [path, file, policy])).toEqual([
    ['/contact', 'contact.html', ''],
    ['/', 'index.html', "default-src 'self'; img-src data:"],
  ]);
  expect(notFound.file).toBe('404.html');
});

test('serves an export without 404.html', () => {
  expect(siteOf(makeFolder({ 'index.html': '' })).notFound).toMatchObject({ path: '', policy: '' });
});
