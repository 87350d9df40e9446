import { judge, type Finding } from '../findings';
import type { Context } from './checks';
import { attributeValues, type Export } from './export';
import { hostProblem } from './urls';

const securityFile = ({ files }: Export) => String(files.get('/.well-known/security.txt') ?? '');

/**
 * @param href a link that begins with `mailto:`
 * @returns its one address; undefined when it does not have the form of https://www.rfc-editor.org/rfc/rfc6068
 */
export function recipientOf(href: string): string | undefined {
  return /^mailto:([^\s@?,]+@[^\s@?,]+\.[^\s@?,.]+)(\?\S*)?$/.exec(href)?.[1];
}

/** @returns every email address that a page or security.txt gives, each once */
export function emailsIn(site: Export): string[] {
  const links = site.pages.flatMap((page) => attributeValues(page, 'a', 'href'));
  const contacts = [...securityFile(site).matchAll(/^Contact: (mailto:.+)$/gm)].map(([, href = '']) => href);
  return [...new Set([...links, ...contacts].flatMap((href) => recipientOf(href) ?? []))];
}

/** Checks that every email address can be real. */
export function email(site: Export): Finding {
  const emails = emailsIn(site);
  const problems = emails.flatMap((address) => {
    const clause = hostProblem(address.split('@')[1] ?? '');
    return clause ? [`${address} (${clause})`] : [];
  });
  return judge('Email', emails.length > 0 ? problems : ['no page links to an email address'], {
    done: emails.join(', '),
    todo: 'Set `email` in lib/content/site.ts, then run `npm run build`.',
  });
}

/** Checks that security.txt gives a contact for 30 more days at least (https://www.rfc-editor.org/rfc/rfc9116). */
export function securityTxt(site: Export, { today }: Pick<Context, 'today'>): Finding {
  const text = securityFile(site);
  const expiry = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = Math.floor((expiry.getTime() - today.getTime()) / 86_400_000);
  const problems = [
    ...(/^Contact: mailto:/m.test(text) ? [] : ['it is missing, or gives no contact']),
    // Without a date, `days` is NaN.
    ...(days >= 30
      ? []
      : [days >= 0 ? `it expires in ${days} days` : 'it has expired, or gives no end date']),
  ];
  return judge('security.txt', problems, {
    done: `it is valid for ${days} days`,
    todo: '`npm run build` writes a new one, valid for a year (lib/build/security-txt.ts).',
  });
}
