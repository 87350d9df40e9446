import { attribute, elementsOf } from '../../publish/markup';
import { judge, note, problem, type Finding } from '../findings';
import type { Context } from './checks';
import { attributeValues, type Export, type Page } from './export';
import { changed } from './urls';

/** The names of videos from the studio and from `npm run media` begin with this. */
const ownVideo = '/media/walkthrough.';

/**
 * Checks that the tour has a video, and that it has not changed since the build.
 * @returns a note for the concept video that comes with the site
 */
export function tourVideo(site: Export, { tourVideo: setting }: Pick<Context, 'tourVideo'>): Finding {
  const item = 'Tour video';
  const todo =
    'Set NEXT_PUBLIC_TOUR_VIDEO_URL in .env, or add a video with ' +
    '`npm run media -- FILE --as walkthrough`. Then run `npm run build`.';
  const [shown] = site.pages.flatMap((page) => [...playersIn(page), ...videosIn(page)]);
  if (!shown) return problem(item, 'no page shows a video', { todo });

  // A video service has many URLs for a video. Each contains the id, which is the last part of this URL's path.
  const id = shown.replace(/\?.*/, '').split('/').at(-1) ?? '';
  const isSet = setting ? setting.includes(id) : shown.startsWith(ownVideo);
  const problems = isSet ? [] : changed('NEXT_PUBLIC_TOUR_VIDEO_URL', setting || 'empty', shown);
  // Only the studio gives a video chapters.
  const isConcept = site.pages.some((page) => attributeValues(page, 'track', 'kind').includes('chapters'));
  if (isConcept && problems.length === 0) {
    return note(item, 'it is the concept video that comes with the site', todo);
  }
  return judge(item, problems, { done: shown, todo });
}

/** @returns the URLs of the players that the page's frames link to */
function playersIn(page: Page): string[] {
  const links = attributeValues(page, 'iframe', 'srcdoc').flatMap(elementsOf);
  return links.flatMap((element) => (element.tagName === 'a' ? (attribute(element, 'href') ?? []) : []));
}

/** @returns the videos that visitors can control, so not the hero's */
function videosIn({ elements }: Page): string[] {
  return elements
    .filter((video) => video.tagName === 'video' && attribute(video, 'controls') !== undefined)
    .flatMap(({ childNodes }) => childNodes)
    .flatMap((node) =>
      'tagName' in node && node.tagName === 'source' ? (attribute(node, 'src') ?? []) : [],
    );
}
