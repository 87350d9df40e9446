import { placeholderSiteUrl } from '../../../lib/build/read-settings';
import { attribute } from '../../publish/markup';
import { judge, type Finding } from '../findings';
import { recipientOf } from './email';
import { attributeValues, isNotFound, type Export, type Page } from './export';
import { originOf } from './urls';

/** The schemes that links may have. Others run script, contain a page or open nothing. */
const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** How many characters of a link are printed: a `data:` URL can contain a whole video. */
const LONGEST = 100;

/**
 * Checks that every link leads to a page or file of the export and to an id that exists, and that every `mailto:` link
 * has an address. network.ts checks the links to other sites.
 */
export function links(site: Export): Finding {
  const origin = originOf(site);
  const problems = site.pages.flatMap((page) =>
    hrefsOf(page).flatMap((href) => {
      const clause = linkProblem(site, page, href, origin);
      return clause ? [`${page.file}: ${href.slice(0, LONGEST)} ${clause}`] : [];
    }),
  );
  return judge('Links', problems, {
    done: 'every link within the site leads somewhere',
    todo: 'Correct the link in lib/content/, then run `npm run build`.',
  });
}

/** @returns the URLs of other sites that the pages link to, each once */
export function outsideLinks(site: Export): string[] {
  const origin = originOf(site);
  const urls = site.pages
    .flatMap(hrefsOf)
    .flatMap((href) => (URL.canParse(href, origin) ? new URL(href, origin) : []));
  const outside = urls.filter((url) => /^https?:$/.test(url.protocol) && url.origin !== origin);
  return [...new Set(outside.map(({ href }) => href))];
}

/** @returns each once */
const hrefsOf = (page: Page): string[] => [
  ...new Set([...attributeValues(page, 'a', 'href'), ...attributeValues(page, 'area', 'href')]),
];

/** A bare # and #top lead to the top of every page. A browser writes the id `the ring` as `#the%20ring`. */
function hasFragment({ elements }: Page, hash: string): boolean {
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
  return ['', '#top', ...ids.map((id) => new URL(`#${id}`, placeholderSiteUrl).hash)].includes(hash);
}

/** @returns a clause; undefined when the link is right */
function linkProblem({ pages, files }: Export, page: Page, href: string, origin: string): string | undefined {
  const base = new URL(page.path, origin);
  if (!URL.canParse(href, base)) return 'is not a URL';
  const { protocol, origin: host, pathname, hash } = new URL(href, base);
  if (!schemes.includes(protocol)) return `has the scheme "${protocol}", which no link may have`;
  if (protocol === 'mailto:') return recipientOf(href) ? undefined : 'has no email address';
  if (host !== origin) return undefined;
  // The 404 page has no URL of its own, but a link within it works everywhere.
  const target = href.startsWith('#') ? page : pages.find((one) => one.path === pathname && !isNotFound(one));
  if (!target) return files.has(pathname) ? undefined : 'leads to no page or file';
  return hasFragment(target, hash) ? undefined : `leads to an id that ${target.file} does not have`;
}
