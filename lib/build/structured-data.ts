import { headlineText, pageOf } from '../content/pages';
import type { Site } from '../schema/pages';
import { site } from '../content/site';
import { iconPath } from './icons';
import { absolute } from './settings';

/** https://developers.google.com/search/docs/appearance/structured-data/organization, and the name of the site in results. */
export function structuredData(brand: Site = site): object {
  const { name, email, legalName, social } = brand;
  const organization = {
    '@type': 'Organization',
    name,
    slogan: headlineText(pageOf('home')),
    legalName,
    url: absolute('/'),
    logo: absolute(iconPath(512)),
    email,
    sameAs: social.length > 0 ? social.map(({ href }) => href) : undefined,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: absolute('/'),
    publisher: organization,
  };
}
