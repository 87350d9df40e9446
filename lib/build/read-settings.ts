import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { contactPath } from '../contact-fields';
import { parseTourVideo, type VideoService } from './video-service';

export const placeholderSiteUrl = 'https://www.example.com';

/** The files that Next.js reads (https://nextjs.org/docs/app/guides/environment-variables). */
const settingsFile = /^\.env(\.(production|development))?(\.local)?$/;

const siteUrls =
  `an http or https URL such as ${placeholderSiteUrl}, with a host name or an IP address, ` +
  'without credentials, path, query or fragment';
const apiBases =
  'an http or https URL such as https://api.example.com, with a host name without underscores or an IPv4 address, ' +
  'without credentials, query or fragment';
const tourVideos =
  'a YouTube URL (https://www.youtube.com/watch?v=…, youtu.be, embed, shorts or live) ' +
  'or a Vimeo URL (https://vimeo.com/123456789, an unlisted one with its hash)';

/** URLs do not end in a slash. `apiBase` is empty without a backend. */
export type Settings = { siteUrl: string; apiBase: string; tourVideo?: VideoService; isStaging: boolean };

export function readSettings(env: Record<string, string | undefined>, folder = process.cwd()): Settings {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile() && settingsFile.test(entry.name)) assertLiteral(folder, entry.name);
  }
  /** @throws {Error} when `parse` finds nothing in a value that is set */
  const read = <Value>(variable: string, parse: (value: string) => Value | undefined, accepted: string) => {
    const value = env[variable]?.trim();
    if (!value) return undefined;
    const found = parse(value);
    if (found === undefined) throw new Error(`${variable} must be ${accepted}, but it is "${value}".`);
    return found;
  };
  return {
    siteUrl: read('NEXT_PUBLIC_SITE_URL', parseSiteUrl, siteUrls) ?? placeholderSiteUrl,
    apiBase: read('NEXT_PUBLIC_API_BASE', parseApiBase, apiBases) ?? '',
    tourVideo: read('NEXT_PUBLIC_TOUR_VIDEO_URL', parseTourVideo, tourVideos),
    isStaging: read('NEXT_PUBLIC_SITE_STAGING', (value) => value === '1' || undefined, '1 or empty') ?? false,
  };
}

/** @throws {Error} when Next.js would silently read something else */
function assertLiteral(folder: string, name: string) {
  const text = readFileSync(path.join(folder, name), 'utf8');
  if (text.includes('\0')) throw new Error(`${name} is not in UTF-8: save it as UTF-8.`);
  const [, cut] = /^[ \t]*(?:export +)?(\w+)[ \t]*=[ \t]*[^\s"'`#][^\s#]*#/m.exec(text) ?? [];
  if (cut)
    throw new Error(`${name}: ${cut} has a "#", from which on nothing is read: put quotes around its value.`);
  const [expanded] = Object.entries(parseEnv(text)).find(([, value]) => /(?<!\\)\$/.test(value!)) ?? [];
  if (expanded)
    throw new Error(`${name}: ${expanded} has a "$", after which a variable is read: write "\\$" instead.`);
}

function parseSiteUrl(value: string) {
  const url = parseHttpUrl(value);
  return url?.pathname === '/' ? url.origin : undefined;
}

/** The backend can be in a folder of its host. The path of the form is left out. */
function parseApiBase(value: string) {
  const url = parseHttpUrl(value);
  // Chromium ignores these in a policy, and would block each message (https://www.w3.org/TR/CSP3/#grammardef-host-part).
  if (!url || /[_[]/.test(url.hostname)) return undefined;
  return url.origin + url.pathname.replace(new RegExp(`(/*${contactPath})?/*$`), '');
}

/** Stricter than `URL`, which accepts `https:host`, and `"`, `;`, `$` and `*` in a host: policies and servers do not. */
function parseHttpUrl(value: string): URL | undefined {
  if (!/^https?:\/\/[^\s\\/?#@]+(\/[^\s\\?#]*)?$/i.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  // nginx.conf names a folder by the host. A host of dots would leave that folder.
  return /^([a-z\d_-]+(\.[a-z\d_-]+)*\.?|\[[\da-f:]+\])$/.test(url.hostname) ? url : undefined;
}
