/** @jest-environment node */
import { bareSite, fullSite } from '../content/fixtures/sites';
import { walkthrough } from '../content/generated/videos';
import { hero } from '../content/home/sections';
import { site, type Site } from '../content/site';
import { player } from '../content/vr-tour';
import { settings } from './settings';
import { siteData, structuredData, videoData } from './structured-data';
import { parseTourVideo } from './video-service';

const { siteUrl } = settings;

const published = (brand: Site) => JSON.parse(JSON.stringify(siteData(brand)))['@graph'];

it('describes a brand without an address as the organization that publishes the site', () => {
  expect(published(bareSite)).toEqual([
    {
      '@type': 'Organization',
      '@id': `${siteUrl}/#organization`,
      name: bareSite.name,
      slogan: hero.title.map((line) => line.text).join(' '),
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icons/512.png`,
      email: bareSite.email,
    },
    expect.objectContaining({ '@type': 'WebSite', publisher: { '@id': `${siteUrl}/#organization` } }),
  ]);
});

it('describes a brand with an address as a place to visit, with its profiles, but without press links', () => {
  expect(published(fullSite)[0]).toMatchObject({
    '@type': 'EntertainmentBusiness',
    name: 'Ring & Relic',
    legalName: 'Ring & Relic <Holdings> LLC',
    sameAs: fullSite.social.map(({ href }) => href),
    address: { streetAddress: '12 Example Street, Springfield, IL 62701, United States' },
  });
});

it('puts the home page above a page in the breadcrumbs', () => {
  expect(structuredData('vr-tour')[0]).toMatchObject({
    itemListElement: [
      { position: 1, name: site.name, item: `${siteUrl}/` },
      { position: 2, item: `${siteUrl}/vr-tour` },
    ],
  });
});

it('describes the site’s own film with its file and its date', () => {
  const file = expect.stringMatching(RegExp(`^${siteUrl}/media/.*\\.mp4$`));
  expect(videoData(undefined)).toMatchObject([{ contentUrl: file, uploadDate: walkthrough.date }]);
});

it('describes a video of a service with its player, if its date is known', () => {
  const video = parseTourVideo('https://youtu.be/dQw4w9WgXcQ');
  expect(videoData(video)).toEqual([]);
  expect(videoData(video, { ...player, embedDate: '2027-01-31' })).toMatchObject([
    { embedUrl: video!.playerUrl, uploadDate: '2027-01-31' },
  ]);
});
