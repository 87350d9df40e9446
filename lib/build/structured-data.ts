import { hero } from '../content/home';
import { headingOf, pages } from '../content/pages';
import { site, type Site } from '../content/site';
import { page as tour, player } from '../content/vr-tour';
import { tourDate, tourDuration, tourPoster, tourVideo } from '../media';
import { iconPath } from './icons';
import { settings } from './settings';
import type { VideoService } from './video-service';

const absolute = (path: string) => new URL(path, settings.siteUrl).href;
const organizationId = absolute('/#organization');

/**
 * The brand and its site as schema.org data. Without an address it is an Organization, because a local business needs one
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 * @param brand its undefined properties are left out of the JSON
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
        slogan: hero.title.map(({ text }) => text).join(' '),
        legalName,
        url: absolute('/'),
        logo: absolute(iconPath(512)),
        email,
        sameAs: social.length > 0 ? social.map(({ href }) => href) : undefined,
        address: address && { '@type': 'PostalAddress', streetAddress: address.join(', ') },
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
 * The tour's video as schema.org data, in a list. Search engines require its date, so there is none without a date
 * (https://developers.google.com/search/docs/appearance/structured-data/video).
 */
export function videoData(video: VideoService | undefined, { embedDate, embedPoster } = player) {
  const own = video
    ? { embedUrl: video.playerUrl, uploadDate: embedDate }
    : {
        contentUrl: absolute(tourVideo.at(-1)!.src),
        duration: `PT${Math.round(tourDuration)}S`,
        uploadDate: tourDate,
      };
  if (!own.uploadDate) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: tour.title,
      description: tour.description,
      thumbnailUrl: absolute((video && embedPoster?.src) || tourPoster.src),
      ...own,
    },
  ];
}

/** The structured data of a page: its breadcrumbs from the home page, the brand and its site, and its video. */
export function structuredData(path: string): object[] {
  const page = pages.find((candidate) => candidate.path === path && candidate.name !== 'home');
  const breadcrumbs = page && {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: absolute('/') },
      { '@type': 'ListItem', position: 2, name: headingOf(page), item: absolute(path) },
    ],
  };
  return [
    breadcrumbs ?? [],
    siteData(),
    page?.name === 'vr-tour' ? videoData(settings.tourVideo) : [],
  ].flat();
}
