import { judge, type Finding } from '../findings';
import {
  attributeValues,
  isNotFound,
  linkHrefs,
  metaContent,
  publishedPages,
  type Export,
  type Page,
} from './export';
import { originOf } from './urls';

/**
 * Checks that search engines find every page once, at the site's URL, and nothing else
 * (https://www.sitemaps.org/protocol.html).
 */
export function searchFiles(site: Export): Finding {
  const origin = originOf(site);
  const sitemap = String(site.files.get('/sitemap.xml') ?? '');
  const robots = String(site.files.get('/robots.txt') ?? '');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => normalize(url));
  const pages = publishedPages(site).map((page) => ({ page, url: new URL(page.path, origin).href }));
  const problems = [
    ...pages.flatMap(({ page, url }) => pageProblems(page, url, listed)),
    ...listed
      .filter((url) => !pages.some((page) => page.url === url))
      .map((url) => `sitemap.xml lists ${url}, which is not a page`),
    ...(robots.split('\n').includes(`Sitemap: ${origin}/sitemap.xml`)
      ? []
      : [`robots.txt does not name ${origin}/sitemap.xml`]),
    ...(/^Disallow: \/$/m.test(robots) ? ['robots.txt keeps search engines away'] : []),
  ];
  return judge('Sitemap and robots.txt', problems, {
    done: `they let search engines find ${pages.length} pages`,
    todo: '`npm run build` writes both (next-sitemap.config.mjs). lib/build/metadata.ts has the canonical links.',
  });
}

/** Checks that the 404 page exists, stays out of search results and links to the home page. */
export function notFound(site: Export): Finding {
  const page = site.pages.find(isNotFound);
  const problems = !page
    ? ['404.html is missing']
    : [
        ...(isHidden(page) ? [] : ['404.html does not tell search engines to leave it out (noindex)']),
        ...(attributeValues(page, 'a', 'href').includes('/')
          ? []
          : ['404.html has no link to the home page']),
      ];
  return judge('404 page', problems, {
    done: 'it stays out of search results and links to the home page',
    todo: 'Correct app/not-found.tsx, then run `npm run build`.',
  });
}

/** @returns one clause for each problem */
function pageProblems(page: Page, url: string, listed: string[]): string[] {
  const count = listed.filter((one) => one === url).length;
  const canonical = linkHrefs(page, 'canonical').map(normalize).join(', ');
  return [
    ...(count === 1 ? [] : [`sitemap.xml lists ${url} ${count} times`]),
    ...(canonical === url ? [] : [`${page.file} has the canonical URL ${canonical || '(none)'}, not ${url}`]),
    ...(isHidden(page) ? [`${page.file} tells search engines to leave it out (noindex)`] : []),
  ];
}

const isHidden = (page: Page) => (metaContent(page, 'robots') ?? '').includes('noindex');

/** Writes a URL as a browser does: the home page's with a slash. */
const normalize = (url: string): string => (URL.canParse(url) ? new URL(url).href : url);
