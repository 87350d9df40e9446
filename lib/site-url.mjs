/** Stands for the site's address until the owner sets one. */
export const placeholderSiteUrl = 'https://www.example.com';

/**
 * The site's origin, for canonical links, the sitemap and social cards.
 *
 * @param {string | undefined} value the setting NEXT_PUBLIC_SITE_URL; empty means the placeholder
 * @returns {string} an origin without a trailing slash, such as https://www.example.com
 * @throws {Error} when the setting is no http(s) address or names a folder
 */
export function siteUrl(value) {
  const address = value?.trim() || placeholderSiteUrl;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `NEXT_PUBLIC_SITE_URL must be an address such as ${placeholderSiteUrl}, without a path; it is "${address}".`,
    );
  }
  return url.origin;
}
