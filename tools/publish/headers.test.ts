/** @jest-environment node */
import {
  caching,
  commonHeaders,
  headersFile,
  headersFor,
  immutablePaths,
  ownHeaders,
  pageHeaders,
} from './headers';
import { testSite } from './fixtures/site';

const [home, contact, tour] = testSite.pages;
if (!home || !contact || !tour) throw new Error('The test site has three pages.');

test('a page has all common headers, its own policy, and is asked for anew each time', () => {
  expect(pageHeaders(contact)).toEqual({
    ...commonHeaders,
    'Content-Security-Policy': contact.policy,
    'Cache-Control': 'public, max-age=0, must-revalidate',
  });
});

test('without grants, the site itself may use what its videos and its form need, and nothing else', () => {
  const features = (commonHeaders['Permissions-Policy'] ?? '').split(', ');
  expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
    'autoplay=(self)',
    'fullscreen=(self)',
    'picture-in-picture=(self)',
    'clipboard-write=(self)',
  ]);
  expect(features).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()']));
});

test("a grant adds the frame's origin to a permission, which the page then has too", () => {
  const features = (pageHeaders(tour)['Permissions-Policy'] ?? '').split(', ');
  expect(features).toContain('autoplay=(self "https://player.example")');
  expect(features).toContain('gyroscope=(self "https://player.example")');
  expect(features).toContain('fullscreen=(self)');
});

test('a permission that browsers may not know is left out, also where it is granted', () => {
  expect(pageHeaders(tour)['Permissions-Policy']).not.toContain('web-share');
});

test('only what differs from a file is a header of the page alone', () => {
  expect(Object.keys(ownHeaders(testSite, contact))).toEqual(['Content-Security-Policy', 'Cache-Control']);
  expect(Object.keys(ownHeaders(testSite, tour))).toEqual([
    'Permissions-Policy',
    'Content-Security-Policy',
    'Cache-Control',
  ]);
});

test.each(testSite.pages)('Cloudflare sends the headers of $path once each', (page) => {
  expect(headersFor(headersFile(testSite), page.path)).toEqual(pageHeaders(page));
});

test("Netlify joins the site's policy and the page's", () => {
  // It does not know `! Name`.
  const file = headersFile(testSite).replace(/^ {2}! .+\n/gm, '');
  expect(headersFor(file, '/contact')['Content-Security-Policy']).toBe(
    `${testSite.sitePolicy}, ${contact.policy}`,
  );
});

test.each(['/unknown', '/contact/unknown', '/icons/icon.svg'])("%s has the site's policy", (address) => {
  expect(headersFor(headersFile(testSite), address)).toEqual({
    ...commonHeaders,
    'Content-Security-Policy': testSite.sitePolicy,
  });
});

test('a line that is no header is passed over', () => {
  const file = '/*\n# Why\n  # Why\n  A:\n  A: 1\n';
  expect(headersFor(file, '/')).toEqual({ A: '1' });
});

test('files with a hash in their name are kept for a year', () => {
  for (const path of immutablePaths) {
    const headers = headersFor(headersFile(testSite), path.replace('*', 'x.12345678.js'));
    expect(headers['Cache-Control']).toBe(caching.immutable);
  }
});

test("a site of more rules than Cloudflare's limit is refused", () => {
  const pages = Array.from({ length: 97 }, (_, i) => ({ ...contact, path: `/${i}` }));
  expect(() => headersFile({ ...testSite, pages: pages.slice(1) })).not.toThrow();
  expect(() => headersFile({ ...testSite, pages })).toThrow('101 rules, and Cloudflare Pages reads 100');
});

test("a line longer than Cloudflare's limit is refused", () => {
  const longest = 2000 - '  Content-Security-Policy: '.length;
  expect(() => headersFile({ ...testSite, sitePolicy: 'x'.repeat(longest) })).not.toThrow();
  expect(() => headersFile({ ...testSite, sitePolicy: 'x'.repeat(longest + 1) })).toThrow(
    'a line of 2001 characters, and Cloudflare Pages reads 2,000: shorten "  Content-Security-Policy: xxx',
  );
});
