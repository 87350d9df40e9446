/** @jest-environment node */
import { settings } from './settings';
import { site, type Site } from '../content/site';
import { breadcrumbData, siteData } from './structured-data';
import { bareSite, fullSite } from '../content/fixtures/sites';

const { siteUrl } = settings;

/** What search engines read of the brand, and of its site. */
function published(brand: Site) {
  const data = JSON.parse(JSON.stringify(siteData(brand)));
  expect(data['@context']).toBe('https://schema.org');
  const [organization, website] = data['@graph'];
  return { organization, website };
}

it('presents the brand as an organization with its logo and e-mail address, and no more than that', () => {
  expect(published(bareSite).organization).toEqual({
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: bareSite.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/512.png`,
    email: bareSite.email,
  });
});

it('presents a brand with an address as a place to visit', () => {
  expect(published(fullSite).organization).toMatchObject({
    '@type': 'EntertainmentBusiness',
    '@id': `${siteUrl}/#organization`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 Example Street',
      addressLocality: 'Springfield',
      addressRegion: 'IL',
      postalCode: '62701',
      addressCountry: 'US',
    },
  });
});

it('tells the names of the brand as they are, the registered one too', () => {
  expect(published(fullSite).organization).toMatchObject({
    name: 'Ring & Relic',
    legalName: 'Ring & Relic <Holdings> LLC',
  });
});

it('takes the profiles of the brand for the brand itself, and what the press writes for none of it', () => {
  expect(published(fullSite).organization.sameAs).toEqual(fullSite.social.map(({ href }) => href));
});

it.each([bareSite, fullSite])('presents the site as published by that organization', (brand) => {
  expect(published(brand).website).toMatchObject({
    '@type': 'WebSite',
    name: brand.name,
    url: `${siteUrl}/`,
    publisher: { '@id': `${siteUrl}/#organization` },
  });
});

it('leads from the home page to a page below it', () => {
  expect(breadcrumbData('vr-tour', 'VR Tour')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, name: 'VR Tour', item: `${siteUrl}/vr-tour` },
    ],
  });
});
