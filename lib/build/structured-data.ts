import { headlineText, pageOf } from '../content/pages';
import type { Site } from '../schema/pages';
import { language, site } from '../content/site';
import { iconPath } from './icons';
import { absolute } from './settings';

/** https://developers.google.com/search/docs/appearance/structured-data/organization, and the name of the site in results. */
export function structuredData(brand: Site = site): object {
  const { name, email, legalName, social } = brand;
  const organizationId = absolute('/#organization');
  const organization = {
    '@type': 'Organization',
    '@id': organizationId,
    name,
    slogan: headlineText(pageOf('home')),
    legalName,
    url: absolute('/'),
    logo: absolute(iconPath(512)),
    email,
    sameAs: social.map(({ href }) => href),
  };
  const website = {
    '@type': 'WebSite',
    '@id': absolute('/#website'),
    name,
    url: absolute('/'),
    inLanguage: language,
    publisher: { '@id': organizationId },
  };
  return { '@context': 'https://schema.org', '@graph': [organization, website] };
}
