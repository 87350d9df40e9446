/** @jest-environment node */
import { securePages } from './secure';

const page = (body: string) => `<html><head><meta charset="utf-8"/></head><body>${body}</body></html>`;
const secure = (body: string) =>
  securePages(new Map([['contact.html', page(body)]]), () => 'go()', 'https://api.example.com/v1');

test('writes the integrity and the policy into each page', () => {
  const html = secure('<script src="/a.js"></script><form></form>').get('contact.html')!;
  const [, integrity] = /<script integrity="(.+?)" src="\/a.js">/.exec(html)!;
  expect(html).toContain(`script-src '${integrity}'; `);
  expect(html).toContain("connect-src 'self' https://api.example.com;");
});

test('refuses a page with something that its policy blocks, and names the page', () => {
  expect(() => secure('<p style="top:0">')).toThrow('out/contact.html: <p> has');
});
