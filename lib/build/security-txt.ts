import { site } from '../content/site';
import { mailto } from '../mailto';
import { settings } from './settings';

/**
 * The file with the contact for people who find a vulnerability (https://www.rfc-editor.org/rfc/rfc9116).
 *
 * @param today the time of the build; the file expires 365 days after the start of that day in UTC, because it should
 *   expire within a year (section 2.5.5)
 */
export function securityTxt(today: Date): string {
  const expiry = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + 365));
  const fields = {
    Contact: mailto(site.email),
    Expires: expiry.toISOString(),
    'Preferred-Languages': 'en',
    Canonical: new URL('/.well-known/security.txt', settings.siteUrl).href,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
