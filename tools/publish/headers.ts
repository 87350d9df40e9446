/**
 * The headers of every response, in one place. Here they are written for Cloudflare Pages and Netlify; recipes.mjs
 * has them for other hosts.
 */
export type Grant = { feature: string; origin: string };
export type Page = { path: string; file: string; policy: string; grants: Grant[] };
export type Site = { pages: Page[]; notFound: Page; sitePolicy: string };

/** Permissions that the site's videos use, and the button that copies a long message. */
const usedFeatures = ['autoplay', 'fullscreen', 'picture-in-picture', 'clipboard-write'];

/**
 * Permissions that nobody uses, of those that a page has by itself and its frames only when granted. Chromium warns
 * of names that it does not know on the system at hand, such as `web-share` and `bluetooth` on Linux.
 */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The headers of every response, whether page, file or error, by name. */
export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  // A stricter one would hide the site from YouTube, whose player then shows error 153
  // (https://developers.google.com/youtube/terms/required-minimum-functionality#embedded-player-api-client-identity).
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Two years; https://hstspreload.org asks for one at least, and for both words.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'Permissions-Policy': permissionsPolicy([]),
};

/** How long a file may be kept: values of Cache-Control. */
export const caching = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
};

/** The addresses of files that are immutable, because their names hold a hash of their content. */
export const immutablePaths = ['/_next/static/*', '/media/hero-*', '/media/walkthrough*'];

/** The start of the URL paths of immutable files. */
export const immutablePrefixes = (): string[] => immutablePaths.map((path) => path.replace(/\*$/, ''));

/** The headers of everything that is no page of the site, by name. */
export function fileHeaders({ sitePolicy }: Site): Record<string, string> {
  return { ...commonHeaders, 'Content-Security-Policy': sitePolicy };
}

/** The headers of a page, by name. */
export function pageHeaders({ policy, grants }: Page): Record<string, string> {
  return {
    ...commonHeaders,
    'Permissions-Policy': permissionsPolicy(grants),
    'Content-Security-Policy': policy,
    'Cache-Control': caching.revalidated,
  };
}

/** The headers of a page that `fileHeaders` lacks or has with another value, by name. */
export function ownHeaders(site: Site, page: Page): Record<string, string> {
  const inherited = fileHeaders(site);
  return Object.fromEntries(
    Object.entries(pageHeaders(page)).filter(([name, value]) => inherited[name] !== value),
  );
}

/**
 * The file `_headers` of Cloudflare Pages and Netlify. Where several rules match, both join the values of a header
 * with a comma, and a joined Content-Security-Policy is two policies that must both be met. So a page takes back
 * (`! Name`) what it says itself, and one policy is left. Netlify skips those lines: there the site's policy stays
 * beside the page's, and forbids nothing, since it is the union of all pages' policies.
 * (https://developers.cloudflare.com/pages/configuration/headers/,
 * https://docs.netlify.com/manage/routing/headers/)
 * @throws {Error} when it breaks Cloudflare's limits, of which it would tell only in its log
 */
export function headersFile(site: Site): string {
  const inherited = fileHeaders(site);
  const rules = [
    // Cloudflare Pages lets every other site read the files unless it is told not to.
    ['/*', '  ! Access-Control-Allow-Origin', ...Object.entries(inherited).map(headerLine)],
    ...site.pages.map((page) => [
      page.path,
      ...Object.entries(ownHeaders(site, page)).flatMap(([name, value]) =>
        name in inherited ? [`  ! ${name}`, headerLine([name, value])] : [headerLine([name, value])],
      ),
    ]),
    ...immutablePaths.map((path) => [path, headerLine(['Cache-Control', caching.immutable])]),
  ];
  if (rules.length > 100) {
    throw new Error(`_headers would have ${rules.length} rules, and Cloudflare Pages reads 100: join some.`);
  }
  const long = rules.flat().find((line) => line.length > 2000);
  if (long) {
    throw new Error(
      `_headers would have a line of ${long.length} characters, and Cloudflare Pages reads 2,000: shorten "${long.slice(0, 60)}…".`,
    );
  }
  return rules.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/**
 * The headers that Cloudflare Pages reads in `_headers` for an address: of the rules that match, each in turn takes
 * back what it names with `! `, and adds its own to what others said
 * (https://developers.cloudflare.com/pages/configuration/headers/).
 * @param file the content of `_headers`, as `headersFile` writes it
 * @param address such as `/contact`, without a query
 * @returns values by name; one that several rules add is joined with a comma. A line that is
 *   no header, such as a comment, has no part in it.
 */
export function headersFor(file: string, address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let isMatching = false;
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) {
      isMatching = line.endsWith('*') ? address.startsWith(line.slice(0, -1)) : address === line;
    } else if (isMatching && line.startsWith('  ! ')) {
      delete headers[line.slice(4)];
    } else if (isMatching) {
      const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      if (!name || !value) continue;
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
  }
  return headers;
}

function headerLine([name, value]: [string, string]) {
  return `  ${name}: ${value}`;
}

/**
 * A permission that is granted to a frame stays with the page too: a page cannot give what it does not have
 * (https://w3c.github.io/webappsec-permissions-policy/#algo-define-inherited-policy-in-container). One that is not
 * listed above is left to the frame's `allow` alone.
 * @returns the header's value
 */
function permissionsPolicy(grants: Grant[]): string {
  return [...usedFeatures, ...unusedFeatures]
    .map((feature) => {
      const origins = grants.filter((grant) => grant.feature === feature).map(({ origin }) => `"${origin}"`);
      const isUsed = usedFeatures.includes(feature) || origins.length > 0;
      return `${feature}=(${[...(isUsed ? ['self'] : []), ...origins].join(' ')})`;
    })
    .join(', ');
}
