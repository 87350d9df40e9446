/** @jest-environment node */
import sharp from 'sharp';
import { cards, icons } from './cards';
import { origin, testExport } from './fixtures/export';

const image = (width: number) => sharp({ create: { width, height: 630, channels: 3, background: '#000' } });

test('accepts a card for every page, as PNG or JPEG', async () => {
  const site = await testExport({ 'cards/home.png': await image(1200).jpeg().toBuffer() });
  expect((await cards(site)).status).toBe('ok');
});

test.each([
  ['is missing', () => undefined],
  ['is not a PNG or JPEG', () => 'not an image'],
  ['is not a PNG or JPEG', () => image(1200).webp().toBuffer()],
  ['has 1199 x 630 pixels instead of 1200 x 630', () => image(1199).png().toBuffer()],
])('reports a card that %s', async (clause, content) => {
  const site = await testExport({ 'cards/contact.png': await content() });
  expect(await cards(site)).toMatchObject({
    status: 'problem',
    detail: `contact.html: its card ${origin}/cards/contact.png ${clause}`,
  });
});

test.each([
  [`content="${origin}/cards/home.png"`, '', 'it names no card (og:image)'],
  [`"${origin}/cards`, '"/cards', `its card /cards/home.png is not on ${origin}`],
  [
    `"${origin}/cards`,
    '"https://other.org/cards',
    `its card https://other.org/cards/home.png is not on ${origin}`,
  ],
])('reports a page with %s changed to "%s"', async (from, to, clause) => {
  expect((await cards(await testExport({ 'index.html': [from, to] }))).detail).toBe(`index.html: ${clause}`);
});

test('accepts icons and a manifest', async () => {
  expect(icons(await testExport()).status).toBe('ok');
});

test.each(['icon', 'apple-touch-icon', 'manifest'])('reports a page without its %s', async (rel) => {
  expect(icons(await testExport({ '404.html': [`rel="${rel}"`, 'rel="x"'] }))).toMatchObject({
    status: 'problem',
    detail: `404.html names no ${rel.replaceAll('-', ' ')}`,
  });
});

test.each([
  [undefined, 'is missing or is not a manifest with icons'],
  ['{', 'is missing or is not a manifest with icons'],
  ['{}', 'is missing or is not a manifest with icons'],
  ['null', 'is missing or is not a manifest with icons'],
  ['{"icons":"/icon.png"}', 'is missing or is not a manifest with icons'],
  ['{"icons":[null]}', 'is missing or is not a manifest with icons'],
  ['{"icons":[]}', 'names no icon'],
  ['{"icons":[{"src":1}]}', 'names 1, which is missing'],
  ['{"icons":[{"src":"/none.png"}]}', 'names /none.png, which is missing'],
])('reports the manifest %s', async (content, clause) => {
  const site = await testExport({ 'manifest.webmanifest': content });
  expect(icons(site).detail).toBe(`/manifest.webmanifest ${clause}`);
});
