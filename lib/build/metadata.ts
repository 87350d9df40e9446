import type { Metadata } from 'next';
import { pageOf, type PageName } from '../content/pages';
import { site } from '../content/site';
import type { PageDescription } from '../content/types';
import { cardPath, cardSize } from './cards';
import { settings } from './settings';

export function pageMetadata(name: PageName, { title, description }: PageDescription): Metadata {
  const url = new URL(pageOf(name).path, settings.siteUrl).href;
  const image = { url: new URL(cardPath(name), settings.siteUrl).href, ...cardSize, alt: title };
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      type: 'website',
      siteName: site.name,
      title,
      description,
      url,
      images: [image],
      locale: 'en_US',
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}
