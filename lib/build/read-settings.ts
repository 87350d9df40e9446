import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { contactPath } from '../contact-fields';
import { nearest } from './nearest-name';
import { parseTourVideo, type VideoService } from './video-service';

export const placeholderSiteUrl = 'https://www.example.com';

const variables = [
  'NEXT_PUBLIC_SITE_URL',
  'NEXT_PUBLIC_API_BASE',
  'NEXT_PUBLIC_TOUR_VIDEO_URL',
  'NEXT_PUBLIC_SITE_STAGING',
] as const;

type Variable = (typeof variables)[number];

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

/** The value of NEXT_PUBLIC_API_BASE for a host that answers `contactPath` itself. */
const ownHost = 'self';

/** URLs do not end in a slash. `apiBase` is empty if the site's own host answers, and undefined if nobody said who does. */
export type Settings = { siteUrl: string; apiBase?: string; tourVideo?: VideoService; isStaging: boolean };

export function readSettings(env: Record<string, string | undefined>, folder = process.cwd()): Settings {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile() && settingsFile.test(entry.name)) assertReadable(folder, entry.name);
  }
  const read = <Value>(variable: Variable, parse: (value: string, what: string) => Value) => {
    const value = env[variable]?.trim();
    return value ? parse(value, variable) : undefined;
  };
  return {
    siteUrl: read('NEXT_PUBLIC_SITE_URL', siteUrlOf) ?? placeholderSiteUrl,
    apiBase: read('NEXT_PUBLIC_API_BASE', (value, what) => (value === ownHost ? '' : apiBaseOf(value, what))),
    tourVideo: read('NEXT_PUBLIC_TOUR_VIDEO_URL', tourVideoOf),
    isStaging: read('NEXT_PUBLIC_SITE_STAGING', isOne) ?? false,
  };
}

/** A line such as `NAME=https://host/#part`: its name. */
const unquotedHash = /^[ \t]*(?:export +)?(\w+)[ \t]*=[ \t]*[^\s"'`#][^\s#]*#/m;

/** @throws {Error} when Next.js would silently read something else than the file seems to say */
function assertReadable(folder: string, file: string) {
  const text = readFileSync(path.join(folder, file), 'utf8').replace(/^\ufeff/, '');
  if (text.includes('\0')) throw new Error(`${file} is not in UTF-8: save it as UTF-8.`);
  assertNames(text, file);
  const [, cut] = unquotedHash.exec(text) ?? [];
  if (cut)
    throw new Error(`${file}: ${cut} has a "#", from which on nothing is read: put quotes around its value.`);
  const [expanded] = Object.entries(parseEnv(text)).find(([, value]) => /(?<!\\)\$/.test(value!)) ?? [];
  if (expanded)
    throw new Error(`${file}: ${expanded} has a "$", after which a variable is read: write "\\$" instead.`);
}

const prefix = 'NEXT_PUBLIC_';
const withoutPrefix = (name: string) => name.replace(prefix, '');
const likely = [...variables, ...variables.map(withoutPrefix)];

/** A name that is like that of a setting must be one, and be there once. */
function assertNames(text: string, file: string) {
  const lineOf = new Map<string, number>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, name = '', sign] = /^\s*(?:export\s+)?([\w.-]+)(\s*=)?/.exec(line) ?? [];
    const place = `${file}, line ${index + 1}`;
    const meant = nearest(name, likely);
    if (!meant && !name.toUpperCase().startsWith(prefix)) continue;
    if (!(variables as readonly string[]).includes(name)) {
      const advice = meant ? `write ${prefix}${withoutPrefix(meant)}` : `use ${variables.join(', ')}`;
      throw new Error(`${place}: there is no setting ${name}: ${advice}.`);
    }
    if (!sign) throw new Error(`${place}: write ${name}=, and its value after that.`);
    if (lineOf.has(name))
      throw new Error(`${place}: ${name} is in line ${lineOf.get(name)}, too: remove one.`);
    lineOf.set(name, index + 1);
  }
}

function accepted<Value>(value: string, what: string, found: Value | undefined, rule: string): Value {
  if (found === undefined) throw new Error(`${what} must be ${rule}, but it is "${value}".`);
  return found;
}

/** @param what has the value, for the sentence about a wrong one */
export function siteUrlOf(value: string, what: string): string {
  const url = parseHttpUrl(value);
  return accepted(value, what, url?.pathname === '/' ? url.origin : undefined, siteUrls);
}

/** The backend can be in a folder of its host. The path of the form is left out. */
export function apiBaseOf(value: string, what: string): string {
  const url = parseHttpUrl(value);
  // Chromium ignores these in a policy, and would block each message (https://www.w3.org/TR/CSP3/#grammardef-host-part).
  const isAllowed = url && !/[_[]/.test(url.hostname);
  const folder = url?.pathname.replace(new RegExp(`(/*${contactPath})?/*$`), '');
  return accepted(value, what, isAllowed ? `${url.origin}${folder}` : undefined, apiBases);
}

const tourVideoOf = (value: string, what: string) => accepted(value, what, parseTourVideo(value), tourVideos);

const isOne = (value: string, what: string) =>
  accepted(value, what, value === '1' ? true : undefined, '1 or empty');

/** Stricter than `URL`, which accepts `https:host`, and `"`, `;`, `$` and `*` in a host: policies and servers do not. */
function parseHttpUrl(value: string): URL | undefined {
  if (!/^https?:\/\/[^\s\\/?#@]+(\/[^\s\\?#]*)?$/i.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  // nginx.conf names a folder by the host. A host of dots would leave that folder.
  return /^([a-z\d_-]+(\.[a-z\d_-]+)*\.?|\[[\da-f:]+\])$/.test(url.hostname) ? url : undefined;
}
