/** @jest-environment node */
import { bareSite, fullSite } from '../fixtures/sites';
import { headlineText, pageOf } from '../content/pages';
import type { Site } from '../schema/pages';
import { settings } from './settings';
import { structuredData } from './structured-data';

const { siteUrl } = settings;

const published = (brand: Site) => JSON.parse(JSON.stringify(structuredData(brand)));

it('describes the brand as the organization that publishes the site', () => {
  const { name, email } = bareSite;
  const url = `${siteUrl}/`;
  expect(published(bareSite)).toMatchObject({ '@type': 'WebSite', name, url });
  expect(published(bareSite).publisher).toEqual({
    '@type': 'Organization',
    name,
    slogan: headlineText(pageOf('home')),
    url,
    logo: `${siteUrl}/icons/512.png`,
    email,
  });
});

it('names the company and its profiles, but no press links', () => {
  expect(published(fullSite).publisher).toMatchObject({
    name: 'Ring & Relic',
    legalName: 'Ring & Relic <Holdings> LLC',
    sameAs: fullSite.social.map(({ href }) => href),
  });
});
