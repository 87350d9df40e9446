/** @jest-environment node */
import { pageMetadata } from './metadata';
import { settings } from './settings';

const description = { title: 'Contact Us: Combat + Culture', description: 'Write to us.' };
const metadata = pageMetadata(description, '/contact', 'contact');
const card = {
  url: `${settings.siteUrl}/cards/contact.png`,
  width: 1200,
  height: 630,
  alt: description.title,
};

it('says what a search result shows', () => {
  expect(metadata).toMatchObject(description);
});

it.each([
  ['/', 'home', `${settings.siteUrl}/`],
  ['/contact', 'contact', `${settings.siteUrl}/contact`],
  ['/vr-tour', 'vr-tour', `${settings.siteUrl}/vr-tour`],
] as const)('names the canonical address of %s', (path, name, address) => {
  const { alternates, openGraph } = pageMetadata(description, path, name);
  expect(alternates).toEqual({ canonical: address });
  expect(openGraph).toMatchObject({ url: address });
});

it('describes a shared link with the absolute address, size and words of its card', () => {
  expect(metadata.openGraph).toMatchObject({ ...description, type: 'website', images: [card] });
});

it('asks for the large card', () => {
  expect(metadata.twitter).toMatchObject({ ...description, card: 'summary_large_image', images: [card] });
});
