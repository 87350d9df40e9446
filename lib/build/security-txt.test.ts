/** @jest-environment node */
import { site } from '../content/site';
import { securityTxt } from './security-txt';
import { settings } from './settings';

const lines = (moment: string) => securityTxt(new Date(moment)).split('\n');

it('has the contact, the expiry date, the language and its own URL', () => {
  expect(lines('2026-05-04T12:00:00Z')).toEqual([
    `Contact: mailto:${site.email}`,
    expect.stringMatching(/^Expires: /),
    'Preferred-Languages: en',
    `Canonical: ${settings.siteUrl}/.well-known/security.txt`,
    '',
  ]);
});

it.each([
  ['2026-05-04T12:00:00Z', '2027-05-04T00:00:00.000Z'],
  ['2027-12-31T12:00:00Z', '2028-12-30T00:00:00.000Z'],
  ['2028-02-29T12:00:00Z', '2029-02-28T00:00:00.000Z'],
])('expires 365 days after the start of the day of %s', (today, expiry) => {
  expect(lines(today)).toContain(`Expires: ${expiry}`);
});
