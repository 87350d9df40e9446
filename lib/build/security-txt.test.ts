/** @jest-environment node */
import { securityUntil, site } from '../content/site';
import { securityTxt } from './security-txt';
import { settings } from './settings';

it('has the contact, the expiry date, the language and its own URL', () => {
  expect(securityTxt().split('\n')).toEqual([
    `Contact: mailto:${site.email}`,
    `Expires: ${securityUntil}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${settings.siteUrl}/.well-known/security.txt`,
    '',
  ]);
});
