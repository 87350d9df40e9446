import type { Finding } from './findings';
import { placeholderSiteUrl } from '../../../lib/build/read-settings';
import { attribute } from '../../publish/markup';
import { originOf } from './urls';
import { recipientOf } from './email';
import { isNotFound, values } from './export';
import { judge } from './findings';

export type Export = import('./export').Export;
export type Page = import('./export').Page;

/** The schemes that links of the site have. Others run script, hold a page in themselves or open nothing. */
const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** How many characters of a link are told: a `data:` link can hold a whole video. */
const LONGEST = 100;

/**
 * Every link leads to a page or file of the export at its clean address, and to a place that is there; a link to
 * write by has an address. Links to other sites are network.ts's.
 */
export function links(site: Export): Finding {
  const origin = originOf(site);
  const places = new Map(site.pages.map((page) => [page, placesOf(page)]));
  const problems = site.pages.flatMap((page) =>
    hrefsOf(page).flatMap((href) => {
      const problem = linkProblem(site, places, page, href, origin);
      return problem ? [`${page.file}: ${href.slice(0, LONGEST)} ${problem}`] : [];
    }),
  );
  return judge('Links', problems, {
    done: 'every link within the site leads somewhere',
    todo: 'Correct it in lib/content/, then `npm run build`.',
  });
}

/** @returns the addresses of other sites that its pages link to, each once */
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
  ...new Set([...values(page, 'a', 'href'), ...values(page, 'area', 'href')]),
];

/**
 * @returns where links lead within it. A browser writes the place `the ring` as `#the%20ring`; the bare #
 *   and #top are the top of every page.
 */
function placesOf(page: Page): Set<string> {
  const ids = page.elements.flatMap((element) => attribute(element, 'id') ?? []);
  return new Set(['', '#top', ...ids.map((id) => new URL(`#${id}`, placeholderSiteUrl).hash)]);
}

/**
 * @param places of each page
 * @returns a clause
 */
function linkProblem(
  { pages, files }: Export,
  places: Map<Page, Set<string>>,
  page: Page,
  href: string,
  origin: string,
): string | undefined {
  const base = new URL(page.path, origin);
  if (!URL.canParse(href, base)) return 'is no address';
  const { protocol, origin: host, pathname, hash } = new URL(href, base);
  if (!schemes.includes(protocol)) return `has the scheme "${protocol}", which no link may have`;
  if (protocol === 'mailto:') return recipientOf(href) ? undefined : 'has no e-mail address';
  if (host !== origin) return undefined;
  // The page of unknown addresses has none of its own, but a link within it works everywhere.
  const target = href.startsWith('#') ? page : pages.find((one) => one.path === pathname && !isNotFound(one));
  if (!target) return files.has(pathname) ? undefined : 'leads to no page or file';
  return places.get(target)?.has(hash) ? undefined : `leads to a place that ${target.file} does not have`;
}
