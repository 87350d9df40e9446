/** @jest-environment node */
import { securePages } from './secure';

const page = (body: string) => `<html><head><meta charset="utf-8"/></head><body>${body}</body></html>`;
const pages = { 'index.html': page('<script src="/a.js"></script>'), '404.html': page('') };
const secure = (changes: Record<string, string> = {}) =>
  securePages(new Map(Object.entries({ ...pages, ...changes })), () => 'go()', 'https://api.example.com/v1');

test('describes each page with its path and policy, and separates the page for unknown URLs', () => {
  const { site } = secure({ 'contact.html': page('<form></form>') });
  expect(site.pages.map(({ path, file }) => [path, file])).toEqual([
    ['/', 'index.html'],
    ['/contact', 'contact.html'],
  ]);
  expect(site.pages[1]!.policy).toContain("connect-src 'self' https://api.example.com;");
  expect(site.notFound).toMatchObject({ path: '', file: '404.html' });
  expect(site.sitePolicy).toContain("connect-src 'self' https://api.example.com;");
});

test('writes the integrity and the policy into each page', () => {
  const html = secure().pages.get('index.html')!;
  const [, integrity] = /<script integrity="(.+?)" src="\/a.js">/.exec(html)!;
  expect(html).toContain(`script-src '${integrity}'; `);
});

test('puts a policy that is too long for a header only into the page', () => {
  const scripts = Array.from({ length: 40 }, (_, index) => `<script>go(${index})</script>`).join('');
  const { pages, site } = secure({ 'index.html': page(scripts) });
  expect(site.pages[0]!.policy).toBe("frame-ancestors 'none'");
  expect(site.sitePolicy).toBe("frame-ancestors 'none'");
  expect(pages.get('index.html')!.match(/'sha256-/g)).toHaveLength(40);
});

test.each([
  [
    'a page with something that its policy blocks',
    { 'index.html': page('<p style="top:0">') },
    'out/index.html: <p> has',
  ],
  ['a site without a page for unknown URLs', { '404.html': undefined as never }, '404.html'],
])('refuses %s', (_what, changes, problem) => {
  expect(() => secure(changes)).toThrow(problem);
});
