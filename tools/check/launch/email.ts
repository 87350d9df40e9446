import type { Finding } from './findings';
import { hostProblem } from './urls';
import { values } from './export';
import { judge } from './findings';

export type Export = import('./export').Export;

const securityFile = ({ files }: Export) => String(files.get('/.well-known/security.txt') ?? '');

/**
 * @param href a link that begins with `mailto:`
 * @returns the one address that it writes to; undefined when it is not formed as
 *   https://www.rfc-editor.org/rfc/rfc6068 has it
 */
export function recipientOf(href: string): string | undefined {
  return /^mailto:([^\s@?,]+@[^\s@?,]+\.[^\s@?,.]+)(\?\S*)?$/.exec(href)?.[1];
}

/** @returns every e-mail address that a page or security.txt tells people to write to */
export function emailsIn(site: Export): string[] {
  const links = site.pages.flatMap((page) => values(page, 'a', 'href'));
  const contacts = [...securityFile(site).matchAll(/^Contact: (mailto:.+)$/gm)].map(([, href = '']) => href);
  return [...new Set([...links, ...contacts].flatMap((href) => recipientOf(href) ?? []))];
}

/** The e-mail address can be real. */
export function email(site: Export): Finding {
  const emails = emailsIn(site);
  const problems = emails.flatMap((address) => {
    const problem = hostProblem(address.split('@')[1] ?? '');
    return problem ? [`${address} (${problem})`] : [];
  });
  return judge('E-mail', emails.length > 0 ? problems : ['no page has a link to write to'], {
    done: emails.join(', '),
    todo: 'Set `email` in lib/content/site.ts, then `npm run build`.',
  });
}

/**
 * security.txt says whom to write to, and for at least 30 days more (https://www.rfc-editor.org/rfc/rfc9116).
 */
export function securityTxt(site: Export, today: Date): Finding {
  const text = securityFile(site);
  const expiry = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = Math.floor((expiry.getTime() - today.getTime()) / 86_400_000);
  const problems = [
    ...(/^Contact: mailto:/m.test(text) ? [] : ['it is missing, or names nobody to write to']),
    // Without a date, `days` is NaN.
    ...(days >= 30 ? [] : [days >= 0 ? `it expires in ${days} days` : 'it has expired, or never says when']),
  ];
  return judge('security.txt', problems, {
    done: `it holds for ${days} days`,
    todo: '`npm run build` writes it anew, for a year (lib/security-txt.ts).',
  });
}
