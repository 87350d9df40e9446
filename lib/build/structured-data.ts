import { hero } from '../content/home/sections';
import { headingOf, pageOf, type PageName } from '../content/pages';
import { language, site, type Site } from '../content/site';
import { player } from '../content/vr-tour';
import { tourDate, tourDuration, tourPoster, tourVideo } from '../media';
import { iconPath } from './icons';
import { absolute, settings } from './settings';
import type { VideoService } from './video-service';

const organizationId = absolute('/#organization');

/** No business without an address: https://developers.google.com/search/docs/appearance/structured-data/local-business */
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
        inLanguage: language,
        publisher: { '@id': organizationId },
      },
    ],
  };
}

/** Empty without a date, which is required: https://developers.google.com/search/docs/appearance/structured-data/video */
export function videoData(video: VideoService | undefined, { embedDate, embedPoster } = player) {
  const own = video
    ? { embedUrl: video.playerUrl, uploadDate: embedDate }
    : {
        contentUrl: absolute(tourVideo.at(-1)!.src),
        duration: `PT${Math.round(tourDuration)}S`,
        uploadDate: tourDate,
      };
  if (!own.uploadDate) return [];
  const { title, description } = pageOf('vr-tour');
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: title,
      description,
      thumbnailUrl: absolute((video && embedPoster?.src) || tourPoster.src),
      ...own,
    },
  ];
}

/** The brand is on one page: https://developers.google.com/search/docs/appearance/structured-data/organization */
export function structuredData(name: PageName): object[] {
  if (name === 'home') return [siteData()];
  const page = pageOf(name);
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: absolute('/') },
      { '@type': 'ListItem', position: 2, name: headingOf(page), item: absolute(page.path) },
    ],
  };
  return name === 'vr-tour' ? [breadcrumbs, ...videoData(settings.tourVideo)] : [breadcrumbs];
}
