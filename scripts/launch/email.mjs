import { hostProblem } from './addresses.mjs';
import { values } from './export.mjs';
import { judge } from './findings.mjs';

/** @typedef {import('./export.mjs').Export} Export */

/** @param {Export} site */
const securityFile = ({ files }) => String(files.get('/.well-known/security.txt') ?? '');

/**
 * @param {string} href a link that begins with `mailto:`
 * @returns {string | undefined} the one address that it writes to; undefined when it is not formed as
 *   https://www.rfc-editor.org/rfc/rfc6068 has it
 */
export function recipientOf(href) {
  return /^mailto:([^\s@?,]+@[^\s@?,]+\.[^\s@?,.]+)(\?\S*)?$/.exec(href)?.[1];
}

/**
 * @param {Export} site
 * @returns {string[]} every e-mail address that a page or security.txt tells people to write to
 */
export function emailsIn(site) {
  const links = site.pages.flatMap((page) => values(page, 'a', 'href'));
  const contacts = [...securityFile(site).matchAll(/^Contact: (mailto:.+)$/gm)].map(([, href = '']) => href);
  return [...new Set([...links, ...contacts].flatMap((href) => recipientOf(href) ?? []))];
}

/**
 * The e-mail address can be real.
 * @param {Export} site
 * @returns {import('./findings.mjs').Finding}
 */
export function email(site) {
  const emails = emailsIn(site);
  const problems = emails.flatMap((address) => {
    const problem = hostProblem(address.split('@')[1] ?? '');
    return problem ? [`${address} (${problem})`] : [];
  });
  return judge('E-mail', emails.length > 0 ? problems : ['no page has a link to write to'], {
    done: emails.join(', '),
    todo: 'Set `email` in lib/site.ts, then `npm run build`.',
  });
}

/**
 * security.txt says whom to write to, and for at least 30 days more (https://www.rfc-editor.org/rfc/rfc9116).
 * @param {Export} site
 * @param {Date} today
 * @returns {import('./findings.mjs').Finding}
 */
export function securityTxt(site, today) {
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
