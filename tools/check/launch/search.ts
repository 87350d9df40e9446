import { originOf } from './urls';
import { isNotFound, linked, meta, publishedPages, values } from './export';
import { judge } from './findings';

export type Export = import('./export').Export;
export type Page = import('./export').Page;
export type Finding = import('./findings').Finding;

/**
 * Search engines are told of every page once, at the site's address, and of nothing else
 * (https://www.sitemaps.org/protocol.html).
 */
export function searchFiles(site: Export): Finding {
  const origin = originOf(site);
  const sitemap = String(site.files.get('/sitemap.xml') ?? '');
  const robots = String(site.files.get('/robots.txt') ?? '');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => plain(address));
  const pages = publishedPages(site).map((page) => ({ page, address: new URL(page.path, origin).href }));
  const addresses = pages.map(({ address }) => address);
  const problems = [
    ...pages.flatMap(({ page, address }) => pageProblems(page, address, listed)),
    ...listed
      .filter((address) => !addresses.includes(address))
      .map((address) => `sitemap.xml lists ${address}, which is no page`),
    ...(robots.split('\n').includes(`Sitemap: ${origin}/sitemap.xml`)
      ? []
      : [`robots.txt does not name ${origin}/sitemap.xml`]),
    ...(/^Disallow: \/$/m.test(robots) ? ['robots.txt keeps search engines away'] : []),
  ];
  return judge('Sitemap and robots', problems, {
    done: `${addresses.length} pages`,
    todo: '`npm run build` writes both (next-sitemap.config.mjs); lib/build/metadata.ts has the canonical links.',
  });
}

/** The page of unknown addresses is there, stays out of search results, and leads home. */
export function notFound(site: Export): Finding {
  const page = site.pages.find(isNotFound);
  const problems = !page
    ? ['404.html is missing']
    : [
        ...(isHidden(page) ? [] : ['404.html is not kept from search engines (noindex)']),
        ...(values(page, 'a', 'href').includes('/') ? [] : ['404.html has no link to the home page']),
      ];
  return judge('404 page', problems, {
    done: 'it stays out of search results and leads home',
    todo: 'Look at app/not-found.tsx, then `npm run build`.',
  });
}

/** @returns a clause each */
function pageProblems(page: Page, address: string, listed: string[]): string[] {
  const times = listed.filter((one) => one === address).length;
  const canonical = linked(page, 'canonical').map(plain);
  return [
    ...(times === 1 ? [] : [`sitemap.xml lists ${address} ${times} times`]),
    ...(canonical.length === 1 && canonical[0] === address
      ? []
      : [`${page.file} calls itself ${canonical.join(', ') || 'nothing'} instead of ${address}`]),
    ...(isHidden(page) ? [`${page.file} is kept from search engines (noindex)`] : []),
  ];
}

const isHidden = (page: Page) => (meta(page, 'robots') ?? '').includes('noindex');

/** @returns the same one as every other spelling of it has it: with the slash of the home page */
const plain = (address: string): string => (URL.canParse(address) ? new URL(address).href : address);
