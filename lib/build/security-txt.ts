import { mailto } from '../mailto';
import { settings } from './settings';
import { site } from '../content/site';

/**
 * The file that tells people who find a weakness whom to write to (https://www.rfc-editor.org/rfc/rfc9116).
 *
 * @param today the moment of the build; the file holds for 365 days from that day's start in UTC, because it must
 *   expire and should do so within a year (section 2.5.5)
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
