/** @jest-environment node */
import { pages } from '../content/pages';
import { pageMetadata } from './metadata';
import { settings } from './settings';

const description = { title: 'Contact Us: Combat + Culture', description: 'Write to us.' };
const metadata = pageMetadata('contact', description);
const card = {
  url: `${settings.siteUrl}/cards/contact.png`,
  width: 1200,
  height: 630,
  alt: description.title,
};

it('has what a search result shows', () => {
  expect(metadata).toMatchObject(description);
});

it.each(pages)('names the canonical URL of $path', ({ name, path }) => {
  const { alternates, openGraph } = pageMetadata(name, description);
  expect(alternates).toEqual({ canonical: settings.siteUrl + path });
  expect(openGraph).toMatchObject({ url: settings.siteUrl + path });
});

it('describes a shared link with the absolute URL, size and alt text of its card', () => {
  expect(metadata.openGraph).toMatchObject({ ...description, type: 'website', images: [card] });
});

it('asks for the large card', () => {
  expect(metadata.twitter).toMatchObject({ ...description, card: 'summary_large_image', images: [card] });
});
