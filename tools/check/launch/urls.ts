import { isIP } from 'node:net';
import { placeholderSiteUrl } from '../../../lib/build/read-settings';
import { judge, note, problem, type Finding } from '../findings';
import type { Context } from './checks';
import { linkHrefs, metaContent, publishedPages, type Export } from './export';

/** Names reserved for examples, tests and local networks, and `example` in any country. */
const reserved = /(^|\.)(example(\.[a-z]+)?|test|invalid|local)$/;

/**
 * Says why visitors cannot reach a host (https://www.rfc-editor.org/rfc/rfc2606, rfc6761, rfc6762).
 * @param hostname as URL writes it
 * @returns a clause; undefined when the name can be real
 */
export function hostProblem(hostname: string): string | undefined {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (isIP(host.replace(/^\[|\]$/g, ''))) return `${host} is an IP address, not a name`;
  if (/(^|\.)localhost$/.test(host)) return `${host} is the visitor's own computer`;
  if (reserved.test(host)) return `${host} is a placeholder`;
  return host.includes('.') ? undefined : `${host} is not a public name`;
}

/** @returns why the site cannot launch with the origin, one clause for each reason */
export function originProblems(origin: string): string[] {
  const { protocol, hostname } = new URL(origin);
  const insecure = protocol === 'https:' ? [] : [`${origin} does not begin with https://`];
  return insecure.concat(hostProblem(hostname) ?? []);
}

/** @returns the URL if it is an http(s) URL, because the origin of others is the text "null" */
function httpUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** @returns every origin that canonical links, social cards and structured data give to the site */
function originsIn(site: Export): string[] {
  const urls = publishedPages(site).flatMap((page) => [
    ...linkHrefs(page, 'canonical'),
    metaContent(page, 'og:url') ?? '',
    ...[...page.html.matchAll(/"(?:@id|item|logo|url)":"(https?:[^"]+)"/g)].map(([, url = '']) => url),
  ]);
  return [...new Set(urls.flatMap((url) => httpUrl(url)?.origin ?? []))];
}

/** @returns the origin that the pages were built with; the placeholder when they name none */
export const originOf = (site: Export): string => originsIn(site)[0] ?? placeholderSiteUrl;

/**
 * @returns where the policy of the page with a form lets it send messages: an origin, or `'self'` for the site's own;
 *   undefined when no page has both
 */
export function backendOf(site: Export): string | undefined {
  const page = site.pages.find(({ elements }) => elements.some(({ tagName }) => tagName === 'form'));
  const policy = page && metaContent(page, 'Content-Security-Policy');
  const sources = /connect-src ([^;]+)/.exec(policy ?? '')?.[1]?.split(' ');
  return sources?.find(httpUrl) ?? sources?.find((source) => source === "'self'");
}

/** @returns a clause when the setting has changed since the build */
export function changed(variable: string, setting: string, built: string): string[] {
  return setting === built
    ? []
    : [`${variable} is ${setting}, but the pages were built with ${built}: build again`];
}

/** Checks that the site's URL can be real, is the same in all pages and has not changed since the build. */
export function siteUrl(site: Export, { siteUrl: setting }: Pick<Context, 'siteUrl'>): Finding {
  const [origin = placeholderSiteUrl, ...others] = originsIn(site);
  const problems = [
    ...originProblems(origin),
    ...changed('NEXT_PUBLIC_SITE_URL', setting, origin),
    ...others.map((other) => `some pages name ${other} instead of ${origin}`),
  ];
  return judge('Site URL', problems, {
    done: origin,
    todo: 'Set NEXT_PUBLIC_SITE_URL in .env to the URL that visitors will use, then run `npm run build`.',
  });
}

/**
 * Checks that the backend's URL can be real and has not changed since the build.
 * @returns a note for a backend on the site's own origin, because a host for static files does not have one
 */
export function backend(site: Export, { backend: setting }: Pick<Context, 'backend'>): Finding {
  const item = 'Backend';
  const todo =
    'Set NEXT_PUBLIC_API_BASE in .env to the backend that receives messages, then run `npm run build`.';
  const built = backendOf(site);
  if (!built) return problem(item, 'no page has a form and a policy that lets it send messages', { todo });
  const problems = changed('NEXT_PUBLIC_API_BASE', setting, built);
  if (built !== "'self'") problems.unshift(...originProblems(built));
  if (built === "'self'" && problems.length === 0) {
    return note(
      item,
      "messages go to the site's own URL",
      'Make sure that its host accepts POST /api/contact.',
    );
  }
  return judge(item, problems, { done: built, todo });
}
