import { intro as contactIntro } from '../content/contact';
import { intro as tourIntro } from '../content/vr-tour';
import { iconPath } from './icons';
import { settings } from './settings';
import { site, type PostalAddress, type Site } from '../content/site';

const absolute = (path: string) => new URL(path, settings.siteUrl).href;
const organizationId = absolute('/#organization');

const postalAddress = ({ street, locality, region, postalCode, country }: PostalAddress) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: locality,
  addressRegion: region,
  postalCode,
  addressCountry: country,
});

/**
 * The brand and its site, in schema.org's words. With an address it is a place to visit
 * (https://schema.org/EntertainmentBusiness); without, an Organization alone, since a local business needs a street
 * address (https://developers.google.com/search/docs/appearance/structured-data/local-business). Its profiles are
 * the same brand (https://schema.org/sameAs); what the press writes is not.
 *
 * @param brand what the brand says about itself; what it leaves undefined is left out of the JSON
 */
export function siteData(brand: Site = site): object {
  const { name, email, legalName, social, address } = brand;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': address ? 'EntertainmentBusiness' : 'Organization',
        '@id': organizationId,
        name,
        legalName,
        url: absolute('/'),
        logo: absolute(iconPath(512)),
        email,
        sameAs: social.length > 0 ? social.map(({ href }) => href) : undefined,
        address: address && postalAddress(address),
      },
      {
        '@type': 'WebSite',
        '@id': absolute('/#website'),
        name,
        url: absolute('/'),
        inLanguage: 'en-US',
        publisher: { '@id': organizationId },
      },
    ],
  };
}

/**
 * The structured data of a page: the brand and its site, and where the page stands below the home page.
 *
 * @param path the URL path of the page; a path that is not in the list of pages has no place
 */
export function structuredData(path: string): object[] {
  const name = breadcrumbs[path];
  return name === undefined ? [siteData()] : [breadcrumbData(name, path), siteData()];
}

/** The pages below the home page, by their path, as a visitor knows them. */
const breadcrumbs: Record<string, string | undefined> = {
  '/contact': contactIntro.title.text,
  '/vr-tour': tourIntro.title.text,
};

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
      { '@type': 'ListItem', position: 1, name: site.name, item: absolute('/') },
      { '@type': 'ListItem', position: 2, name, item: absolute(path) },
    ],
  };
}
