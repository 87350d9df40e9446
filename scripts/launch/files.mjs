import { attribute } from '../export/markup.mjs';
import { linked } from './export.mjs';
import { judge } from './findings.mjs';

/** @typedef {import('./export.mjs').Page} Page */

/** A film in the data that a page has for its scripts: they put the hero's into it. */
const filmInData = /\\"(\/[^"\\]+\.(?:mp4|webm))\\"/g;

/** Stands for the site's address, which the addresses of its own files leave out. */
const origin = 'https://site.invalid';

/**
 * The export can be read whole, and every film, poster, picture, icon, font and script that a page
 * names is there and not empty.
 * @param {import('./export.mjs').Export} site
 * @returns {import('./findings.mjs').Finding}
 */
export function files(site) {
  const problems = site.pages.flatMap((page) => {
    const addresses = addressesIn(page);
    const lacksFilm =
      page.elements.some(({ tagName }) => tagName === 'video') &&
      !addresses.some((address) => /\.(mp4|webm)$/i.test(address));
    return [
      ...addresses
        .filter((address) => !site.files.get(address)?.length)
        .map((address) => `${page.file} names ${address}, which is missing or empty`),
      ...(lacksFilm ? [`${page.file} has a player without a film`] : []),
    ];
  });
  return judge('Films, posters and other files', [...site.problems, ...problems], {
    done: 'every one that a page names is there',
    todo: 'Put it in with `npm run media` or under public/, then `npm run build`.',
  });
}

/**
 * @param {Page} page
 * @returns {string[]} the addresses of all files of the site that it names, each once
 */
function addressesIn(page) {
  const all = (/** @type {string} */ name) =>
    page.elements.flatMap((element) => attribute(element, name) ?? []);
  const named = [...all('src'), ...all('poster')];
  const chosen = [...all('srcset'), ...all('imagesrcset')].flatMap(candidates);
  const links = ['apple-touch-icon', 'icon', 'manifest', 'preload', 'stylesheet'];
  const films = [...page.html.matchAll(filmInData)].map(([, film = '']) => film);
  const own = [...named, ...chosen, ...links.flatMap((rel) => linked(page, rel)), ...films].filter(
    (address) => /^\/(?!\/)/.test(address),
  );
  return [...new Set(own.map(pathnameOf))];
}

/**
 * @param {string} address that begins with a slash
 * @returns {string} the address as a browser writes it; as it stands when it leads to no file of the site, such as
 *   `/\[` or `/\other.example`, in which a browser reads the backslash as a slash
 */
function pathnameOf(address) {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  return url?.origin === origin ? url.pathname : address;
}

/**
 * @param {string} value of `srcset`: pictures with their widths
 * @returns {string[]} their addresses; none for data that stands in the attribute itself
 */
export function candidates(value) {
  return value.startsWith('data:') ? [] : value.split(', ').map((candidate) => candidate.replace(/ .*/, ''));
}
