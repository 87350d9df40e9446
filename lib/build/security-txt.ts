import { securityUntil, site } from '../content/site';
import { mailto } from '../mailto';
import { settings } from './settings';

/** The content of security.txt: the contact for reports of vulnerabilities (https://www.rfc-editor.org/rfc/rfc9116). */
export function securityTxt(): string {
  const fields = {
    Contact: mailto(site.email),
    Expires: new Date(securityUntil).toISOString(),
    'Preferred-Languages': 'en',
    Canonical: new URL('/.well-known/security.txt', settings.siteUrl).href,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
