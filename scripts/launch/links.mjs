import { placeholderSiteUrl } from '../../lib/read-settings.mjs';
import { attribute } from '../export/markup.mjs';
import { originOf } from './addresses.mjs';
import { recipientOf } from './email.mjs';
import { isNotFound, values } from './export.mjs';
import { judge } from './findings.mjs';

/**
 * @typedef {import('./export.mjs').Export} Export
 * @typedef {import('./export.mjs').Page} Page
 */

/** The schemes that links of the site have. Others run script, hold a page in themselves or open nothing. */
const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** How many characters of a link are told: a `data:` link can hold a whole film. */
const LONGEST = 100;

/**
 * Every link leads to a page or file of the export at its clean address, and to a place that is there; a link to
 * write by has an address. Links to other sites are network.mjs's.
 * @param {Export} site
 * @returns {import('./findings.mjs').Finding}
 */
export function links(site) {
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

/**
 * @param {Export} site
 * @returns {string[]} the addresses of other sites that its pages link to, each once
 */
export function outsideLinks(site) {
  const origin = originOf(site);
  const urls = site.pages
    .flatMap(hrefsOf)
    .flatMap((href) => (URL.canParse(href, origin) ? new URL(href, origin) : []));
  const outside = urls.filter((url) => /^https?:$/.test(url.protocol) && url.origin !== origin);
  return [...new Set(outside.map(({ href }) => href))];
}

/**
 * @param {Page} page
 * @returns {string[]} each once
 */
const hrefsOf = (page) => [...new Set([...values(page, 'a', 'href'), ...values(page, 'area', 'href')])];

/**
 * @param {Page} page
 * @returns {Set<string>} where links lead within it. A browser writes the place `the ring` as `#the%20ring`; the bare #
 *   and #top are the top of every page.
 */
function placesOf(page) {
  const ids = page.elements.flatMap((element) => attribute(element, 'id') ?? []);
  return new Set(['', '#top', ...ids.map((id) => new URL(`#${id}`, placeholderSiteUrl).hash)]);
}

/**
 * @param {Export} site
 * @param {Map<Page, Set<string>>} places of each page
 * @param {Page} page
 * @param {string} href
 * @param {string} origin
 * @returns {string | undefined} a clause
 */
function linkProblem({ pages, files }, places, page, href, origin) {
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
