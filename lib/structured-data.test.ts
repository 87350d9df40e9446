/** @jest-environment node */
import { settings } from './settings';
import { site } from './site';
import { breadcrumbData, siteData } from './structured-data';

const { siteUrl } = settings;

it('presents the brand as an organization with its logo and address', () => {
  expect(siteData()).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': expect.arrayContaining([
      {
        '@type': 'Organization',
        '@id': `${siteUrl}/#organization`,
        name: site.name,
        url: `${siteUrl}/`,
        logo: `${siteUrl}/icons/512.png`,
        email: site.email,
      },
    ]),
  });
});

it('presents the site as published by that organization', () => {
  expect(siteData()).toMatchObject({
    '@graph': expect.arrayContaining([
      expect.objectContaining({
        '@type': 'WebSite',
        name: site.name,
        url: `${siteUrl}/`,
        publisher: { '@id': `${siteUrl}/#organization` },
      }),
    ]),
  });
});

it('leads from the home page to a page below it', () => {
  expect(breadcrumbData('VR Tour', '/vr-tour')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, name: 'VR Tour', item: `${siteUrl}/vr-tour` },
    ],
  });
});
