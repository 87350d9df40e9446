import type { Page, Site } from '../headers';
import { pathOf } from '../urls';
import { withIntegrity } from './integrity';
import {
  backendSource,
  grantsOf,
  headerValue,
  policyOf,
  unionOf,
  withMetaPolicy,
  type Policy,
} from './policy';

/**
 * Gives each page its integrity and its policy. The pages may come from any tool: this step reads plain HTML only. It
 * fails if a page needs an exception from its policy.
 *
 * @param pages the pages by their file, relative to `out/`
 * @param read returns the text of a file of the site, named by its URL path
 * @param apiBase the URL of the backend, as `readSettings` returns it
 * @returns the pages to publish, and what hosts must know about the site
 * @throws {Error} when a page contains something that its policy blocks, with the name of the page; when there is no
 *   404.html
 */
export function securePages(
  pages: ReadonlyMap<string, string>,
  read: (url: string) => string,
  apiBase: string,
): { pages: Map<string, string>; site: Site } {
  const secured = new Map<string, string>();
  const policies: Policy[] = [];
  const described: Page[] = [];
  for (const [file, html] of pages) {
    try {
      const page = withIntegrity(html, read);
      const policy = policyOf(page, backendSource(apiBase));
      secured.set(file, withMetaPolicy(page, policy));
      policies.push(policy);
      described.push({ path: pathOf(file), file, policy: inHeader(policy), grants: grantsOf(page) });
    } catch (error) {
      throw new Error(`out/${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
  const notFound = described.find(({ file }) => file === '404.html');
  if (!notFound) throw new Error('Next.js exported no 404.html.');
  const site = {
    pages: described.filter((page) => page !== notFound),
    notFound: { ...notFound, path: '' },
    sitePolicy: inHeader(unionOf(policies)),
  };
  return { pages: secured, site };
}

/** The longest policy that fits into a line of `_headers` (headers.ts), in characters. */
const headerLimit = 1900;

/**
 * The policy for the header. Next.js can write more inline scripts into a page than a header has room for hashes. The
 * policy of such a page is only in its HTML, and the header has only the directive that browsers ignore there.
 */
function inHeader(policy: Policy): string {
  const value = headerValue(policy);
  return value.length <= headerLimit ? value : headerValue({ 'frame-ancestors': policy['frame-ancestors']! });
}
