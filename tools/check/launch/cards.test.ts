/** @jest-environment node */
import sharp from 'sharp';
import { cards, icons } from './cards';
import { origin, testExport } from './fixtures/export';

const image = (width: number) => sharp({ create: { width, height: 630, channels: 3, background: '#000' } });

test('every page has a card', async () => {
  expect((await cards(await testExport())).status).toBe('done');
});

test('a card may be a JPEG', async () => {
  const site = await testExport({ 'cards/home.png': await image(1200).jpeg().toBuffer() });
  expect((await cards(site)).status).toBe('done');
});

test.each([
  ['is missing', () => undefined],
  ['is no PNG or JPEG', () => 'no image'],
  ['is no PNG or JPEG', () => image(1200).webp().toBuffer()],
  ['has 1199 x 630 pixels instead of 1200 x 630', () => image(1199).png().toBuffer()],
])('a card that %s is found', async (problem, content) => {
  const site = await testExport({ 'cards/contact.png': await content() });
  expect(await cards(site)).toMatchObject({
    status: 'blocked',
    detail: `contact.html: its card ${origin}/cards/contact.png ${problem}`,
  });
});

test.each([
  [`content="${origin}/cards/home.png"`, '', 'it names no card (og:image)'],
  [`"${origin}/cards`, '"/cards', `its card /cards/home.png is not at the site's own address ${origin}`],
  [
    `"${origin}/cards`,
    '"https://other.org/cards',
    `its card https://other.org/cards/home.png is not at the site's own address ${origin}`,
  ],
])('a page with %s changed into %p has no card to fetch', async (from, to, problem) => {
  const site = await testExport({ 'index.html': (html) => html.replace(from, to) });
  expect((await cards(site)).detail).toBe(`index.html: ${problem}`);
});

test('every page has its icons', async () => {
  expect(icons(await testExport()).status).toBe('done');
});

test.each(['icon', 'apple-touch-icon', 'manifest'])('a page without its %s is found', async (rel) => {
  const site = await testExport({ '404.html': (html) => html.replace(`rel="${rel}"`, 'rel="x"') });
  expect(icons(site)).toMatchObject({
    status: 'blocked',
    detail: `404.html names no ${rel.replaceAll('-', ' ')}`,
  });
});

test.each([
  [undefined, 'is missing or no JSON'],
  ['{', 'is missing or no JSON'],
  ['{}', 'names no icon'],
  ['null', 'names no icon'],
  ['{"icons":"/icon.png"}', 'names no icon'],
  ['{"icons":[null]}', 'has an icon without an address'],
  ['{"icons":[{"src":1}]}', 'has an icon without an address'],
  ['{"icons":[{"src":"/none.png"}]}', 'names /none.png, which is missing'],
])('a manifest of %s %s', async (content, problem) => {
  const site = await testExport({ 'manifest.webmanifest': content });
  expect(icons(site).detail).toBe(`/manifest.webmanifest ${problem}`);
});
