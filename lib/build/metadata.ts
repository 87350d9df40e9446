import type { Metadata } from 'next';
import { cardPath, cardSize, type CardName } from './cards';
import type { PageDescription } from '../content/types';
import { settings } from './settings';
import { site } from '../content/site';

/**
 * What search engines and shared links show of a page. The canonical address is set here, page by page:
 * one in the root layout would be inherited by every page.
 *
 * @param path the page's path, beginning with a slash
 * @param card the name of its social card
 */
export function pageMetadata(
  { title, description }: PageDescription,
  path: string,
  card: CardName,
): Metadata {
  const url = new URL(path, settings.siteUrl).href;
  const image = { url: new URL(cardPath(card), settings.siteUrl).href, ...cardSize, alt: title };
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
