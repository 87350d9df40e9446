/**
 * The headers of every response, in one place. This module writes them for Cloudflare Pages and Netlify, and hosts/ for
 * other hosts.
 */

/** A permission that a page gives to the origin of a frame or, without one, uses itself. */
export type Grant = { feature: string; origin?: string };

export type Page = {
  /** Its URL path; '' for the page for unknown URLs. */
  path: string;
  /** Relative to `out/`. */
  file: string;
  /** The value of its Content-Security-Policy header. */
  policy: string;
  grants: Grant[];
};

export type Site = {
  pages: Page[];
  /** The page for unknown URLs. */
  notFound: Page;
  /** Allows whatever the policy of any page allows. */
  sitePolicy: string;
};

/** Permissions that the site uses: for its videos, and for the button that copies a long message. */
const usedFeatures = ['autoplay', 'fullscreen', 'picture-in-picture', 'clipboard-write'];

/**
 * Permissions that nothing uses. By default, browsers give them to a page but not to its frames. Names that Chromium
 * does not know on some system, such as `web-share` and `bluetooth` on Linux, are not listed: it warns about them.
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

/** The headers of every response (page, file or error), by name. */
export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  // A stricter value would hide the site from YouTube, whose player then shows error 153
  // (https://developers.google.com/youtube/terms/required-minimum-functionality#embedded-player-api-client-identity).
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Two years. https://hstspreload.org requires at least one, and both directives.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'Permissions-Policy': permissionsPolicy([]),
};

/** Values of Cache-Control: how long browsers may keep a file. */
export const caching = {
  immutable: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
};

/** The URL paths of immutable files. Their names contain a hash of their content. */
export const immutablePaths = [
  '/_next/static/*',
  '/media/hero-*',
  '/media/band-*',
  '/media/walkthrough*',
  '/media/room-*',
];

/** The start of the URL paths of immutable files. */
export const immutablePrefixes = (): string[] => immutablePaths.map((path) => path.replace(/\*$/, ''));

/** The headers of every response that is not a page, by name. */
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

/** The headers of a page that `fileHeaders` lacks or gives another value, by name. */
export function ownHeaders(site: Site, page: Page): Record<string, string> {
  const inherited = fileHeaders(site);
  return Object.fromEntries(
    Object.entries(pageHeaders(page)).filter(([name, value]) => inherited[name] !== value),
  );
}

/**
 * Writes the file `_headers`, which Cloudflare Pages and Netlify read.
 *
 * If several rules match, both hosts join the values of a header with a comma. A joined Content-Security-Policy is two
 * policies, and browsers enforce both. So a page removes (`! Name`) each inherited header before it sets its own.
 * Netlify ignores those lines and also sends the site's policy. That one blocks nothing more, since it is the union of
 * all pages' policies.
 * (https://developers.cloudflare.com/pages/configuration/headers/,
 * https://docs.netlify.com/manage/routing/headers/)
 *
 * @returns the content of the file
 * @throws {Error} when the file exceeds a limit of Cloudflare, which would report that only in its log
 */
export function headersFile(site: Site): string {
  const inherited = fileHeaders(site);
  const rules = [
    // By default, Cloudflare Pages lets every other site read the files.
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
    throw new Error(
      `_headers would have ${rules.length} rules, but Cloudflare Pages reads only 100. Merge some.`,
    );
  }
  const long = rules.flat().find((line) => line.length > 2000);
  if (long) {
    throw new Error(
      `_headers would have a line of ${long.length} characters, but Cloudflare Pages reads only 2,000. Shorten "${long.slice(0, 60)}…".`,
    );
  }
  return rules.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/**
 * Finds the headers that Cloudflare Pages sends for a URL path. Each rule that matches removes the headers that it names
 * with `! `, then adds its own to those of earlier rules
 * (https://developers.cloudflare.com/pages/configuration/headers/).
 *
 * @param file the content of `_headers`, as `headersFile` writes it. Other lines, such as comments, are ignored.
 * @param path such as `/contact`, without a query
 * @returns the values by name. A comma joins the values that several rules add.
 */
export function headersFor(file: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let isMatching = false;
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) {
      isMatching = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
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
 * Permissions that a page grants to a frame stay allowed for the page: it cannot give what it does not have
 * (https://w3c.github.io/webappsec-permissions-policy/#algo-define-inherited-policy-in-container). For permissions that
 * are not listed above, only the `allow` of the frame decides.
 *
 * @returns the value of the header
 */
function permissionsPolicy(grants: Grant[]): string {
  return [...usedFeatures, ...unusedFeatures]
    .map((feature) => {
      const found = grants.filter((grant) => grant.feature === feature);
      const origins = found.flatMap(({ origin }) => (origin ? `"${origin}"` : []));
      const isUsed = usedFeatures.includes(feature) || found.length > 0;
      return `${feature}=(${[...(isUsed ? ['self'] : []), ...origins].join(' ')})`;
    })
    .join(', ');
}
