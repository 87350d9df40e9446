import type { Metadata } from 'next';
import { pageOf, type PageName } from '../content/pages';
import { site } from '../content/site';
import { cardPath, cardSize } from './cards';

/** For search engines and shared links. Next.js puts the site's URL before the paths. */
export function pageMetadata(name: PageName): Metadata {
  const { path, title, description } = pageOf(name);
  const image = { url: cardPath(name), alt: title };
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      siteName: site.name,
      title,
      description,
      url: path,
      images: [{ ...image, ...cardSize }],
    },
    // Next.js adds the title and the description.
    twitter: { images: [image] },
  };
}
