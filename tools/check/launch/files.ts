import type { Finding } from './findings';
import type { Export } from './export';
import { attribute } from '../../publish/markup';
import { linked } from './export';
import { judge } from './findings';

export type Page = import('./export').Page;

/** A video in the data that a page has for its scripts: they put the hero's into it. */
const videoInData = /\\"(\/[^"\\]+\.(?:mp4|webm))\\"/g;

/** Stands for the site's address, which the addresses of its own files leave out. */
const origin = 'https://site.invalid';

/**
 * The export can be read whole, and every video, poster, picture, icon, font and script that a page
 * names is there and not empty.
 */
export function files(site: Export): Finding {
  const problems = site.pages.flatMap((page) => {
    const addresses = addressesIn(page);
    const lacksVideo =
      page.elements.some(({ tagName }) => tagName === 'video') &&
      !addresses.some((address) => /\.(mp4|webm)$/i.test(address));
    return [
      ...addresses
        .filter((address) => !site.files.get(address)?.length)
        .map((address) => `${page.file} names ${address}, which is missing or empty`),
      ...(lacksVideo ? [`${page.file} has a player without a video`] : []),
    ];
  });
  return judge('Videos, posters and other files', [...site.problems, ...problems], {
    done: 'every one that a page names is there',
    todo: 'Put it in with `npm run media` or under public/, then `npm run build`.',
  });
}

/** @returns the addresses of all files of the site that it names, each once */
function addressesIn(page: Page): string[] {
  const all = (name: string) => page.elements.flatMap((element) => attribute(element, name) ?? []);
  const named = [...all('src'), ...all('poster')];
  const chosen = [...all('srcset'), ...all('imagesrcset')].flatMap(candidates);
  const links = ['apple-touch-icon', 'icon', 'manifest', 'preload', 'stylesheet'];
  const videos = [...page.html.matchAll(videoInData)].map(([, video = '']) => video);
  const own = [...named, ...chosen, ...links.flatMap((rel) => linked(page, rel)), ...videos].filter(
    (address) => /^\/(?!\/)/.test(address),
  );
  return [...new Set(own.map(pathnameOf))];
}

/**
 * @param address that begins with a slash
 * @returns the address as a browser writes it; as it stands when it leads to no file of the site, such as
 *   `/\[` or `/\other.example`, in which a browser reads the backslash as a slash
 */
function pathnameOf(address: string): string {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  return url?.origin === origin ? url.pathname : address;
}

/**
 * @param value of `srcset`: images with their widths
 * @returns their addresses; none for data that stands in the attribute itself
 */
export function candidates(value: string): string[] {
  return value.startsWith('data:') ? [] : value.split(', ').map((candidate) => candidate.replace(/ .*/, ''));
}
