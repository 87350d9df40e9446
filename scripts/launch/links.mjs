import { originOf } from './addresses.mjs';
import { recipientOf } from './email.mjs';
import { isNotFound, values } from './export.mjs';
import { judge } from './findings.mjs';

/**
 * @typedef {import('./export.mjs').Export} Export
 * @typedef {import('./export.mjs').Page} Page
 */

/**
 * Every link leads to a page or file of the export at its clean address, and to a place that is there; a link to
 * write by has an address. Links to other sites are network.mjs's.
 * @param {Export} site
 * @returns {import('./findings.mjs').Finding}
 */
export function links(site) {
  const origin = originOf(site);
  const problems = site.pages.flatMap((page) =>
    hrefsOf(page).flatMap((href) => {
      const problem = linkProblem(site, page, href, origin);
      return problem ? [`${page.file}: ${href} ${problem}`] : [];
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
  const hrefs = site.pages.flatMap(hrefsOf).filter((href) => /^https?:/.test(href) && URL.canParse(href));
  return [...new Set(hrefs.filter((href) => new URL(href).origin !== origin))];
}

/**
 * @param {Page} page
 * @returns {string[]} each once
 */
const hrefsOf = (page) => [...new Set([...values(page, 'a', 'href'), ...values(page, 'area', 'href')])];

/**
 * @param {Export} site
 * @param {Page} page
 * @param {string} href
 * @param {string} origin
 * @returns {string | undefined} a clause
 */
function linkProblem({ pages, files }, page, href, origin) {
  const base = new URL(page.path, origin);
  if (!URL.canParse(href, base)) return 'is no address';
  const { protocol, origin: host, pathname, hash } = new URL(href, base);
  if (protocol === 'mailto:') return recipientOf(href) ? undefined : 'has no e-mail address';
  if (host !== origin) return undefined;
  // The page of unknown addresses has none of its own, but a link within it works everywhere.
  const target = href.startsWith('#') ? page : pages.find((one) => one.path === pathname && !isNotFound(one));
  if (!target) return files.has(pathname) ? undefined : 'leads to no page or file';
  const ids = target.elements.flatMap(({ attrs }) =>
    attrs.flatMap(({ name, value }) => (name === 'id' ? [value] : [])),
  );
  // As a browser writes it: a space is %20. The bare # and #top are the top of every page.
  const places = ['', '#top', ...ids.map((id) => new URL(`#${id}`, base).hash)];
  return places.includes(hash) ? undefined : `leads to a place that ${target.file} does not have`;
}
