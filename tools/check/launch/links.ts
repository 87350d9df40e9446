import { readFileSync } from 'node:fs';
import { placeholderSiteUrl } from '../../../lib/build/read-settings';
import { attribute } from '../../publish/markup';
import { ok, problem, quoted, type Finding } from '../report';
import { publishedPages, type Export, type Page } from './export';

/** How pages and scripts name a picture, a video or captions of the site, also several in one `srcset`. */
const media = /(?<=["'\s,(\\;])\/media\/[\w./-]+\.\w+/g;

/** Checks that every link within the site leads to a page or file and to an id that exists, and the same for files. */
export function linkFindings(site: Export, siteUrl: string): Finding[] {
  const ids = new Map(site.pages.map((page) => [page.path, idsOf(page)]));
  const published = new Set(publishedPages(site).map((page) => page.path));
  const named = (text: string) => text.match(media) ?? [];
  const scripts = [...site.files].filter(([url]) => url.endsWith('.js'));
  const names = [
    ...site.pages.flatMap((page) =>
      [...urlsIn(page), ...named(page.html)].map((url) => ({ in: page.file, base: page.path, url })),
    ),
    ...scripts.flatMap(([path, file]) =>
      named(readFileSync(file, 'utf8')).map((url) => ({ in: path, base: '/', url })),
    ),
  ];
  const clauseOf = (base: string, url: string) => {
    const full = URL.canParse(url, siteUrl + base) ? new URL(url, siteUrl + base) : undefined;
    if (!full) return 'is not a URL';
    if (full.origin !== siteUrl) return undefined;
    const { pathname } = full;
    // The 404 page has no URL of its own, but a link within it works everywhere.
    if (!published.has(pathname) && !url.startsWith('#'))
      return site.files.has(pathname) ? undefined : 'leads to no page or file';
    return ids.get(pathname)?.has(full.hash) ? undefined : 'leads to an id that the page does not have';
  };
  const problems = names.flatMap(({ in: file, base, url }) => {
    const clause = clauseOf(base, url);
    return clause ? [`${file}: ${quoted(url)} ${clause}.`] : [];
  });
  if (problems.length > 0) return [...new Set(problems)].map(problem);
  return [ok('Every link and every file that a page names leads somewhere.')];
}

/** @returns what the page links to or loads */
function urlsIn({ elements }: Page): string[] {
  const all = elements.flatMap((element) =>
    ['href', 'src', 'poster'].flatMap((name) => attribute(element, name) ?? []),
  );
  return [...new Set(all)].filter((url) => !url.startsWith('data:'));
}

/** @returns the fragments that lead to a place in the page. A browser writes the id `the ring` as `#the%20ring`. */
function idsOf({ elements }: Page): Set<string> {
  const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
  return new Set(['', '#top', ...ids.map((id) => new URL(`#${id}`, placeholderSiteUrl).hash)]);
}
