import { caching, fileHeaders, immutablePrefixes, ownHeaders, type Site } from '../headers';

/**
 * The content of vercel.json (https://vercel.com/docs/project-configuration#headers). If several rules match, the last
 * one sets a header.
 */
export function vercelConfig(site: Site): object {
  const rule = (source: string, headers: Record<string, string>) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  return {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('/(.*)', fileHeaders(site)),
      ...site.pages.map((page) => rule(page.path, ownHeaders(site, page))),
      ...immutablePrefixes().map((prefix) => rule(`${prefix}(.*)`, { 'Cache-Control': caching.immutable })),
    ],
  };
}
