/** @jest-environment node */
import { bareSite, fullSite } from '../fixtures/sites';
import { headlineText, pageOf } from '../content/pages';
import type { Site } from '../schema/pages';
import { settings } from './settings';
import { structuredData } from './structured-data';

const { siteUrl } = settings;

const published = (brand: Site) => JSON.parse(JSON.stringify(structuredData(brand)))['@graph'];

it('describes the brand as the organization that publishes the site', () => {
  expect(published(bareSite)).toEqual([
    {
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: bareSite.name,
      slogan: headlineText(pageOf('home')),
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icons/512.png`,
      email: bareSite.email,
      sameAs: [],
    },
    expect.objectContaining({ '@type': 'WebSite', publisher: { '@id': `${siteUrl}/#organization` } }),
  ]);
});

it('names the company and its profiles, but no press links', () => {
  expect(published(fullSite)[0]).toMatchObject({
    name: 'Ring & Relic',
    legalName: 'Ring & Relic <Holdings> LLC',
    sameAs: fullSite.social.map(({ href }) => href),
  });
});
