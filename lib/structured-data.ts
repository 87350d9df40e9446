import { iconPath } from './icons';
import { settings } from './settings';
import { site } from './site';

const address = (path: string) => new URL(path, settings.siteUrl).href;
const organizationId = address('/#organization');

/**
 * The brand and its site, in schema.org's words. An Organization and no LocalBusiness: that needs a street
 * address (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
export function siteData(): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organizationId,
        name: site.name,
        url: address('/'),
        logo: address(iconPath(512)),
        email: site.email,
      },
      {
        '@type': 'WebSite',
        '@id': address('/#website'),
        name: site.name,
        url: address('/'),
        inLanguage: 'en-US',
        publisher: { '@id': organizationId },
      },
    ],
  };
}

/**
 * Where a page stands below the home page.
 *
 * @param name the page's name as a visitor knows it
 * @param path its path, beginning with a slash
 */
export function breadcrumbData(name: string, path: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: address('/') },
      { '@type': 'ListItem', position: 2, name, item: address(path) },
    ],
  };
}
