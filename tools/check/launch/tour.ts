import type { Finding } from './findings';
import type { Export } from './export';
import { attribute, elementsOf } from '../../publish/markup';
import { changed } from './urls';
import { values } from './export';
import { judge } from './findings';

export type Page = import('./export').Page;
export type Element = import('./export').Element;

/** What the names of videos made by the studio and `npm run media` begin with. */
const ownVideo = '/media/walkthrough.';

/**
 * The walkthrough has a video, the one that is set.
 * @param setting of NEXT_PUBLIC_TOUR_VIDEO_URL; empty for a video of the site's own
 * @returns a note for the concept video that comes with the site
 */
export function tourVideo(site: Export, setting: string): Finding {
  const item = 'Tour video';
  const todo =
    'Set NEXT_PUBLIC_TOUR_VIDEO_URL in .env, or put a video in with ' +
    '`npm run media -- FILE --as walkthrough`; then `npm run build`.';
  const [shown] = site.pages.flatMap((page) => [...playersIn(page), ...videosIn(page)]);
  if (!shown) return { item, status: 'blocked', detail: 'no page shows a video', todo };

  // A service has many addresses for a video, and all of them hold its id, which stands last here.
  const id = shown.replace(/\?.*/, '').split('/').at(-1) ?? '';
  const isSet = setting ? setting.includes(id) : shown.startsWith(ownVideo);
  const problems = isSet ? [] : changed('NEXT_PUBLIC_TOUR_VIDEO_URL', setting || 'empty', shown);
  // Only the studio gives a video chapters.
  const isConcept = site.pages.some((page) => values(page, 'track', 'kind').includes('chapters'));
  if (isConcept && problems.length === 0) {
    return { item, status: 'note', detail: 'it is the concept video that comes with the site', todo };
  }
  return judge(item, problems, { done: shown, todo });
}

/** @returns the addresses of the players that its frames lead to */
function playersIn(page: Page): string[] {
  const links = values(page, 'iframe', 'srcdoc').flatMap(elementsOf);
  return links.flatMap((element) => (element.tagName === 'a' ? (attribute(element, 'href') ?? []) : []));
}

/** @returns the videos that visitors can control: the hero's is none */
function videosIn({ elements }: Page): string[] {
  return elements
    .filter(({ tagName }) => tagName === 'video')
    .filter((video) => attribute(video, 'controls') !== undefined)
    .flatMap(({ childNodes }) => childNodes)
    .flatMap((node) => ('tagName' in node ? [node] : []))
    .flatMap((source) => (source.tagName === 'source' ? (attribute(source, 'src') ?? []) : []));
}
