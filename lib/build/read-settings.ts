import type { TourVideo } from './tour-video';
import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseTourVideo } from './tour-video';

/** Stands for the site's URL until the owner sets one. */
export const placeholderSiteUrl = 'https://www.example.com';

export interface Settings {
  siteUrl: string;
  apiBase: string;
  tourVideo?: TourVideo;
}

/**
 * Reads, checks and normalizes the settings of `.env`. Everything that needs a setting reads it here.
 *
 * @param env has the variables; an empty one counts as not set
 * @param publicFolder holds the video files of the site; relative to the working directory
 * @throws {Error} with one sentence that names the variable, its value and what is accepted
 */
export function readSettings(
  env: Record<string, string | undefined>,
  publicFolder: string = 'public',
): Settings {
  return {
    siteUrl: readSiteUrl(env.NEXT_PUBLIC_SITE_URL?.trim() || placeholderSiteUrl),
    apiBase: readApiBase(env.NEXT_PUBLIC_API_BASE?.trim() ?? ''),
    tourVideo: readTourVideo(env.NEXT_PUBLIC_TOUR_VIDEO_URL?.trim() ?? '', publicFolder),
  };
}

function readSiteUrl(value: string) {
  const url = parseHttpUrl(value);
  if (url?.pathname === '/') return url.origin;
  const accepted =
    `an http or https URL such as ${placeholderSiteUrl}, with a host name or an IP address, ` +
    'without credentials, path, query or fragment';
  throw refusal('NEXT_PUBLIC_SITE_URL', accepted, value);
}

/** A path is accepted: a backend can be in a folder of its host. */
function readApiBase(value: string) {
  if (!value) return '';
  const url = parseHttpUrl(value);
  // Chromium ignores a source with an underscore or an IPv6 address, so the policy would block every message
  // (https://www.w3.org/TR/CSP3/#grammardef-host-part).
  if (url && !/[_[]/.test(url.hostname)) return url.origin + url.pathname.replace(/\/+$/, '');
  const accepted =
    'an http or https URL such as https://api.example.com, with a host name without underscores or an IPv4 address, ' +
    'without credentials, query or fragment';
  throw refusal('NEXT_PUBLIC_API_BASE', accepted, value);
}

function readTourVideo(value: string, publicFolder: string) {
  if (!value) return undefined;
  const video = parseTourVideo(value);
  if (video && (video.kind === 'service' || isFileIn(publicFolder, video.path))) return video;
  const accepted =
    'a YouTube URL (https://www.youtube.com/watch?v=…, youtu.be, embed, shorts or live), ' +
    'a Vimeo URL (https://vimeo.com/123456789, an unlisted one with its hash) ' +
    'or the path of an MP4 or WebM file in public/, such as /media/walkthrough.mp4';
  throw refusal('NEXT_PUBLIC_TOUR_VIDEO_URL', accepted, value);
}

function refusal(variable: string, accepted: string, value: string) {
  return new Error(`${variable} must be ${accepted}, but it is "${value}".`);
}

/**
 * Parses a URL that goes into policies, headers and the configuration of servers. The URL parser alone is too kind: it
 * takes `https:host`, drops line ends, turns `\` into `/`, and leaves `"`, `;`, `$` and `*` in a host
 * (https://url.spec.whatwg.org/#concept-basic-url-parser).
 *
 * @returns undefined unless it has http or https, a host of plain labels or an IP address, no
 *   credentials, no query and no fragment
 */
function parseHttpUrl(value: string): URL | undefined {
  if (!/^https?:\/\/[^\s\\/?#@]+(\/[^\s\\?#]*)?$/i.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  // A host of dots would lead out of the folders that the nginx recipe names by the host.
  return /^([a-z\d_-]+(\.[a-z\d_-]+)*\.?|\[[\da-f:]+\])$/.test(url.hostname) ? url : undefined;
}

/**
 * @param file from the folder on
 * @returns whether it is a file that stays in the folder when symbolic links are followed
 */
function isFileIn(folder: string, file: string): boolean {
  try {
    const place = realpathSync(path.join(folder, file));
    return place.startsWith(realpathSync(folder) + path.sep) && statSync(place).isFile();
  } catch {
    return false;
  }
}
