import { heroVideo } from '../../../lib/media';
import { attribute } from '../../publish/markup';
import { judge, type Finding } from '../findings';
import { linkHrefs, type Export, type Page } from './export';

/** Stands for the site's origin, which the URLs of its own files leave out. */
const origin = 'https://site.invalid';

/** Checks that every entry of the export can be read, and that every file that a page names exists and is not empty. */
export function files(site: Export): Finding {
  const names = [
    ...site.pages.flatMap((page) => urlsIn(page).map((url) => [page.file, url] as const)),
    // Script adds these to the home page.
    ...heroVideo.map(({ src }) => ['index.html', src] as const),
  ];
  const problems = names
    .filter(([, url]) => !site.files.get(url)?.length)
    .map(([file, url]) => `${file} needs ${url}, which is missing or empty`);
  return judge('Videos, images and other files', [...site.problems, ...problems], {
    done: 'every file that a page names exists',
    todo: 'Add the file with `npm run media` or in public/, then run `npm run build`.',
  });
}

/** @returns the URLs of all files of the site that the page names, each once */
function urlsIn(page: Page): string[] {
  const all = (name: string) => page.elements.flatMap((element) => attribute(element, name) ?? []);
  const sets = [...all('srcset'), ...all('imagesrcset')].flatMap(candidates);
  const rels = ['apple-touch-icon', 'icon', 'manifest', 'preload', 'stylesheet'];
  const urls = [...all('src'), ...all('poster'), ...sets, ...rels.flatMap((rel) => linkHrefs(page, rel))];
  return [...new Set(urls.filter((url) => /^\/(?!\/)/.test(url)).map(pathnameOf))];
}

/**
 * @param url begins with a slash
 * @returns the path as a browser writes it; the URL when it leads to no file of the site, such as `/\[` or
 *   `/\other.example`, in which a browser reads the backslash as a slash
 */
function pathnameOf(url: string): string {
  const full = URL.canParse(url, origin) ? new URL(url, origin) : undefined;
  return full?.origin === origin ? full.pathname : url;
}

/**
 * @param value of `srcset`: images with their widths
 * @returns their URLs; none for a data URL
 */
export function candidates(value: string): string[] {
  return value.startsWith('data:') ? [] : value.split(', ').map((candidate) => candidate.replace(/ .*/, ''));
}
