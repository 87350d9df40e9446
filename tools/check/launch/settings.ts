import { isIP } from 'node:net';
import type { Settings } from '../../../lib/build/read-settings';
import { tourTracks, tourVideo } from '../../../lib/media';
import { note, ok, problem, type Finding } from '../report';
import { attributeValues, linkHrefs, metaContent, publishedPages, type Export } from './export';

/** Names reserved for examples, tests and local networks, and `example` in any country. */
const reserved = /(^|\.)(example(\.[a-z]+)?|test|invalid|local|localhost)$/;

/**
 * Says why visitors cannot reach a host (https://www.rfc-editor.org/rfc/rfc2606, rfc6761, rfc6762).
 * @param hostname as URL writes it
 * @returns a clause; undefined when the name can be real
 */
export function hostProblem(hostname: string): string | undefined {
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return 'is an IP address, not a name';
  if (reserved.test(hostname)) return 'is a placeholder, or only for this computer';
  return hostname.includes('.') ? undefined : 'is not a public name';
}

/** @returns why the site cannot launch with a URL, as a clause */
function urlProblem(url: string): string | undefined {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' ? hostProblem(hostname) : 'does not begin with https://';
}

/**
 * @param name of a setting, and where it is
 * @param clause says why the value cannot be real
 * @param isBuilt whether the pages were built with it
 */
function judge(name: string, value: string, clause: string | undefined, isBuilt: boolean): Finding {
  if (clause) return problem(`${name}: ${value} ${clause}. Set a real one, then run \`npm run build\`.`);
  if (!isBuilt) return problem(`${name}: ${value} is not what the pages have. Run \`npm run build\`.`);
  return ok(`${name}: ${value}`);
}

/** The settings of `.env`, and what lib/content/ says. */
export type Values = Settings & { email: string; name: string; isUnsigned?: boolean };

/** Checks that the values can be real, and that the pages were built with them. */
export function settingsFindings(site: Export, values: Values): Finding[] {
  const { siteUrl, apiBase, tourVideo: set, email, name, isUnsigned } = values;
  const pages = publishedPages(site);
  const canonical = pages.flatMap((page) => linkHrefs(page, 'canonical'));
  const policies = pages.flatMap((page) => metaContent(page, 'Content-Security-Policy') ?? []);
  const backend = apiBase ? ` ${new URL(apiBase).origin}` : '';
  const allows = (policy: string) => policy.includes(`connect-src 'self'${backend};`);
  const links = site.pages.flatMap((page) => attributeValues(page, 'a', 'href'));
  const videos = site.pages.flatMap((page) => attributeValues(page, 'source', 'src'));
  const [tour, shown, wanted] = set
    ? [set.watchUrl, links, [set.watchUrl]]
    : ['(empty)', videos, tourVideo.map(({ src }) => src)];

  const isSite = canonical.every((url) => new URL(url).origin === siteUrl);
  const isEmail = links.some((href) => href.startsWith(`mailto:${email}`));
  const isTour = wanted.every((url) => shown.includes(url));
  return [
    judge('NEXT_PUBLIC_SITE_URL in .env', siteUrl, urlProblem(siteUrl), isSite),
    judge(
      'NEXT_PUBLIC_API_BASE in .env',
      apiBase || '(empty)',
      apiBase ? urlProblem(apiBase) : undefined,
      policies.every(allows),
    ),
    ...(apiBase ? [] : [note(`The host of the site must accept POST ${siteUrl}/api/contact itself.`)]),
    judge('`email` in lib/content/site.ts', email, hostProblem(email.split('@')[1] ?? ''), isEmail),
    judge('NEXT_PUBLIC_TOUR_VIDEO_URL in .env', tour, undefined, isTour),
    // Videos by `npm run media` have no chapters.
    ...(!set && tourTracks.chapters
      ? [note('The tour video is the concept video that comes with the site.')]
      : []),
    ...(name === 'Combat + Culture' ? [note(`"${name}" is a working name (lib/content/site.ts).`)] : []),
    ...(isUnsigned ? [note("Nobody signs the founder's statement (lib/content/home/founder.ts).")] : []),
  ];
}

/** What stands for a text or an address until somebody writes the real one. */
const placeholder = /\b(lorem ipsum|dolor sit amet|[\w.-]*example\.(com|net|org))\b/gi;

/** Checks that no page has a placeholder, besides those of the settings. */
export function placeholderFindings(site: Export, { siteUrl, apiBase, email }: Values): Finding[] {
  const known = [email, ...[siteUrl, apiBase].flatMap((url) => (url ? new URL(url).host : []))];
  const findings = site.pages.flatMap(({ file, html }) => {
    const rest = known.reduce((text, one) => text.replaceAll(one, ''), html);
    const found = new Set(rest.match(placeholder));
    return [...found].map((text) => problem(`${file} has the placeholder "${text}". Write the real text.`));
  });
  return findings.length > 0 ? findings : [ok('No text is a placeholder.')];
}
