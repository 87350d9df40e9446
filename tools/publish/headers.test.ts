/** @jest-environment node */
import { testSite } from './fixtures/site';
import {
  caching,
  commonHeaders,
  headersFile,
  headersFor,
  immutablePaths,
  ownHeaders,
  pageHeaders,
} from './headers';

const contact = testSite.pages[1]!;
const tour = testSite.pages[2]!;

test('a page has all common headers and its own policy, and browsers revalidate it each time', () => {
  expect(pageHeaders(contact)).toEqual({
    ...commonHeaders,
    'Content-Security-Policy': contact.policy,
    'Cache-Control': 'public, max-age=0, must-revalidate',
  });
});

test('without grants, a page may use only what its videos and its form need', () => {
  const features = (commonHeaders['Permissions-Policy'] ?? '').split(', ');
  expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
    'autoplay=(self)',
    'fullscreen=(self)',
    'picture-in-picture=(self)',
    'clipboard-write=(self)',
  ]);
  expect(features).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()']));
});

test("a grant gives a permission to the frame's origin and to the page", () => {
  const features = (pageHeaders(tour)['Permissions-Policy'] ?? '').split(', ');
  expect(features).toContain('autoplay=(self "https://player.example")');
  expect(features).toContain('gyroscope=(self "https://player.example")');
  expect(features).toContain('fullscreen=(self)');
});

test('a permission that a page uses itself is for no other origin', () => {
  const features = pageHeaders({ ...contact, grants: [{ feature: 'gyroscope' }] })['Permissions-Policy'];
  expect(features).toContain('gyroscope=(self),');
});

test('leaves out a permission that browsers may not know, even if a page grants it', () => {
  expect(pageHeaders(tour)['Permissions-Policy']).not.toContain('web-share');
});

test('the own headers of a page are only those that differ from the headers of a file', () => {
  expect(Object.keys(ownHeaders(testSite, contact))).toEqual(['Content-Security-Policy', 'Cache-Control']);
  expect(Object.keys(ownHeaders(testSite, tour))).toEqual([
    'Permissions-Policy',
    'Content-Security-Policy',
    'Cache-Control',
  ]);
});

test.each(testSite.pages)('Cloudflare sends each header of $path once', (page) => {
  expect(headersFor(headersFile(testSite), page.path)).toEqual(pageHeaders(page));
});

test('Netlify joins the policies of the site and the page', () => {
  // Netlify ignores `! Name`.
  const file = headersFile(testSite).replace(/^ {2}! .+\n/gm, '');
  expect(headersFor(file, '/contact')['Content-Security-Policy']).toBe(
    `${testSite.sitePolicy}, ${contact.policy}`,
  );
});

test.each(['/unknown', '/contact/unknown', '/icons/icon.svg'])("%s has the site's policy", (path) => {
  expect(headersFor(headersFile(testSite), path)).toEqual({
    ...commonHeaders,
    'Content-Security-Policy': testSite.sitePolicy,
  });
});

test('ignores a line that is not a header', () => {
  const file = '/*\n# Why\n  # Why\n  A:\n  A: 1\n';
  expect(headersFor(file, '/')).toEqual({ A: '1' });
});

test('browsers may keep files with a hash in their name for a year', () => {
  for (const path of immutablePaths) {
    const headers = headersFor(headersFile(testSite), path.replace('*', 'x.12345678.js'));
    expect(headers['Cache-Control']).toBe(caching.immutable);
  }
});

test('refuses more rules than Cloudflare reads', () => {
  // One rule is for all files.
  const room = 99 - immutablePaths.length;
  const pages = Array.from({ length: room + 1 }, (_, i) => ({ ...contact, path: `/${i}` }));
  expect(() => headersFile({ ...testSite, pages: pages.slice(1) })).not.toThrow();
  expect(() => headersFile({ ...testSite, pages })).toThrow('101 rules, but Cloudflare Pages reads only 100');
});

test('refuses a longer line than Cloudflare reads', () => {
  const longest = 2000 - '  Content-Security-Policy: '.length;
  expect(() => headersFile({ ...testSite, sitePolicy: 'x'.repeat(longest) })).not.toThrow();
  expect(() => headersFile({ ...testSite, sitePolicy: 'x'.repeat(longest + 1) })).toThrow(
    'a line of 2001 characters, but Cloudflare Pages reads only 2,000. Shorten "  Content-Security-Policy: xxx',
  );
});
