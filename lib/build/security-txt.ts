import { site } from '../content/site';
import { mailto } from '../mailto';
import { settings } from './settings';

/**
 * The file with the contact for people who find a vulnerability (https://www.rfc-editor.org/rfc/rfc9116).
 *
 * @param changed when the site last changed: the same commit gives the same file. It expires 365 days after the start of
 *   that day in UTC, because it should expire within a year (section 2.5.5).
 */
export function securityTxt(changed: Date): string {
  const expiry = new Date(
    Date.UTC(changed.getUTCFullYear(), changed.getUTCMonth(), changed.getUTCDate() + 365),
  );
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
