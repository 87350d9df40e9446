/** @jest-environment node */
import { hero } from '../content/home';
import { bareSite, fullSite } from '../content/fixtures/sites';
import { site, type Site } from '../content/site';
import { player } from '../content/vr-tour';
import { settings } from './settings';
import { parseTourVideo } from './tour-video';
import { breadcrumbData, siteData, videoData } from './structured-data';

const { siteUrl } = settings;

/** The data that search engines read. */
function published(brand: Site) {
  const data = JSON.parse(JSON.stringify(siteData(brand)));
  expect(data['@context']).toBe('https://schema.org');
  const [organization, website] = data['@graph'];
  return { organization, website };
}

it('describes a brand as an organization with its slogan, a logo and an e-mail address, and nothing else', () => {
  expect(published(bareSite).organization).toEqual({
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: bareSite.name,
    slogan: hero.title.map((line) => line.text).join(' '),
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/512.png`,
    email: bareSite.email,
  });
});

it('describes a brand with a postal address as a place to visit', () => {
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

it('has the brand’s name and registered name unescaped', () => {
  expect(published(fullSite).organization).toMatchObject({
    name: 'Ring & Relic',
    legalName: 'Ring & Relic <Holdings> LLC',
  });
});

it('lists the brand’s profiles in sameAs, without press links', () => {
  expect(published(fullSite).organization.sameAs).toEqual(fullSite.social.map(({ href }) => href));
});

it.each([bareSite, fullSite])('names the organization as the publisher of the site', (brand) => {
  expect(published(brand).website).toMatchObject({
    '@type': 'WebSite',
    name: brand.name,
    url: `${siteUrl}/`,
    publisher: { '@id': `${siteUrl}/#organization` },
  });
});

it('has the home page above a page in the breadcrumbs', () => {
  expect(breadcrumbData('/vr-tour', 'VR Tour')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, name: 'VR Tour', item: `${siteUrl}/vr-tour` },
    ],
  });
});

it('describes the site’s own film with its file, its length and the date on which it was made', () => {
  const [video] = videoData(undefined);
  expect(video).toMatchObject({
    '@type': 'VideoObject',
    thumbnailUrl: expect.stringMatching(RegExp(`^${siteUrl}/media/.*\\.jpg$`)),
    contentUrl: expect.stringMatching(RegExp(`^${siteUrl}/media/.*\\.mp4$`)),
    duration: expect.stringMatching(/^PT\d+S$/),
    uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

it('describes a video of a service with its player, if its date is known', () => {
  const video = parseTourVideo('https://youtu.be/dQw4w9WgXcQ');
  expect(videoData(video)).toEqual([]);
  expect(videoData(video, { ...player, embedDate: '2027-01-31' })).toEqual([
    expect.objectContaining({
      embedUrl: expect.stringContaining('/embed/dQw4w9WgXcQ'),
      uploadDate: '2027-01-31',
    }),
  ]);
});
