/** @jest-environment node */
import { placeholderSiteUrl, siteUrl } from './site-url.mjs';

it.each([undefined, '', '  '])('stands in for a setting that is %j', (setting) => {
  expect(siteUrl(setting)).toBe(placeholderSiteUrl);
});

it('never stands in with an address of the machine that builds', () => {
  expect(placeholderSiteUrl).not.toMatch(/localhost|127\.0\.0\.1/);
});

it.each([
  ['https://combat.example', 'https://combat.example'],
  ['https://combat.example/', 'https://combat.example'],
  [' https://combat.example ', 'https://combat.example'],
  ['http://localhost:3000/', 'http://localhost:3000'],
])('reads %j as the origin %s', (setting, origin) => {
  expect(siteUrl(setting)).toBe(origin);
});

it.each([
  'combat.example',
  'ftp://combat.example',
  'https://combat.example/folder',
  'https://combat.example/?a=b',
  'https://combat.example/#a',
  'https://',
])('stops the build at %s and names it', (setting) => {
  expect(() => siteUrl(setting)).toThrow(`NEXT_PUBLIC_SITE_URL must be an address`);
  expect(() => siteUrl(setting)).toThrow(`"${setting}"`);
});
