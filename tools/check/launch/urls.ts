import type { Finding } from './findings';
import { isIP } from 'node:net';
import { placeholderSiteUrl } from '../../../lib/build/read-settings';
import { linked, meta, publishedPages } from './export';
import { judge } from './findings';

export type Export = import('./export').Export;

/** Names that are kept for examples, tests and local networks, and `example` in any country. */
const reserved = /(^|\.)(example(\.[a-z]+)?|test|invalid|local)$/;

/**
 * Tells why visitors cannot reach a host (https://www.rfc-editor.org/rfc/rfc2606, rfc6761, rfc6762).
 * @param hostname as URL writes it
 * @returns a clause; undefined when the name may be a real one
 */
export function hostProblem(hostname: string): string | undefined {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (isIP(host.replace(/^\[|\]$/g, ''))) return `${host} is an IP address, not a name`;
  if (/(^|\.)localhost$/.test(host)) return `${host} is the visitor's own computer`;
  if (reserved.test(host)) return `${host} is a placeholder`;
  return host.includes('.') ? undefined : `${host} is no public name`;
}

/** @returns why it is no address to launch with, a clause each */
export function originProblems(origin: string): string[] {
  const { protocol, hostname } = new URL(origin);
  const insecure = protocol === 'https:' ? [] : [`${origin} does not begin with https://`];
  return insecure.concat(hostProblem(hostname) ?? []);
}

/** @returns undefined when it is no http(s) address: the origin of others is the text "null" */
function webAddress(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/**
 * @returns every origin that its pages take for the site's own: in canonical links, cards and
 *   structured data
 */
function originsIn(site: Export): string[] {
  const addresses = publishedPages(site).flatMap((page) => [
    ...linked(page, 'canonical'),
    meta(page, 'og:url') ?? '',
    ...[...page.html.matchAll(/"(?:@id|item|logo|url)":"(https?:[^"]+)"/g)].map(
      ([, address = '']) => address,
    ),
  ]);
  return [...new Set(addresses.flatMap((address) => webAddress(address)?.origin ?? []))];
}

/** @returns the origin that is frozen into its pages; the placeholder when there is none */
export const originOf = (site: Export): string => originsIn(site)[0] ?? placeholderSiteUrl;

/**
 * @returns where the page with a form may send its messages, as its policy has it: an origin,
 *   or `'self'` for the site's own; undefined when there is no such page
 */
export function backendOf(site: Export): string | undefined {
  const page = site.pages.find(({ elements }) => elements.some(({ tagName }) => tagName === 'form'));
  const policy = page && meta(page, 'Content-Security-Policy');
  const sources = /connect-src ([^;]+)/.exec(policy ?? '')?.[1]?.split(' ');
  return sources?.find(webAddress) ?? sources?.find((source) => source === "'self'");
}

/** @returns a clause when the setting has changed since the build */
export function changed(variable: string, setting: string, frozen: string): string[] {
  return setting === frozen
    ? []
    : [`${variable} is ${setting}, but the pages were built with ${frozen}: build again`];
}

/**
 * The site's address is real, the same in all pages, and still the one that is set.
 * @param setting the origin that a build would freeze into the pages now
 */
export function siteAddress(site: Export, setting: string): Finding {
  const origin = originOf(site);
  const others = originsIn(site).slice(1);
  const problems = [
    ...originProblems(origin),
    ...changed('NEXT_PUBLIC_SITE_URL', setting, origin),
    ...others.map((other) => `some pages name ${other} instead of ${origin}`),
  ];
  const todo =
    'Set NEXT_PUBLIC_SITE_URL in .env to the address that visitors will use, then `npm run build`.';
  return judge('Site address', problems, { done: origin, todo });
}

/**
 * The backend's address is real, and still the one that is set.
 * @param setting an origin or `'self'`, as a build would allow it now
 * @returns a note where the backend is to be at the site's own address, which a
 *   host of plain files alone does not do
 */
export function backend(site: Export, setting: string): Finding {
  const item = 'Backend';
  const todo =
    'Set NEXT_PUBLIC_API_BASE in .env to the backend that receives messages, then `npm run build`.';
  const frozen = backendOf(site);
  if (!frozen) {
    return { item, status: 'blocked', detail: 'no page has a form and a policy that lets it send', todo };
  }
  const problems = changed('NEXT_PUBLIC_API_BASE', setting, frozen);
  if (frozen !== "'self'") problems.unshift(...originProblems(frozen));
  if (frozen === "'self'" && problems.length === 0) {
    const detail = "messages go to the site's own address";
    return { item, status: 'note', detail, todo: 'Make sure that its host answers POST /api/contact.' };
  }
  return judge(item, problems, { done: frozen, todo });
}
