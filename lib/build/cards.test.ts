/** @jest-environment node */
import sharp from 'sharp';
import { cardNames, cardPath, cardPng, cardSvg } from './cards';

it('draws one card for each page', () => {
  expect(cardNames).toEqual(['home', 'contact', 'vr-tour']);
});

it.each(cardNames)('draws the card %s as a PNG of 1200 by 630 pixels', async (name) => {
  await expect(sharp(await cardPng(name)).metadata()).resolves.toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  });
});

it('draws a card of its own for each page', () => {
  expect(new Set(cardNames.map(cardSvg)).size).toBe(cardNames.length);
});

it.each(cardNames)('keeps the type of the card %s within its margins, beside the plus', async (name) => {
  const type = cardSvg(name).replace(/<path fill="[^"]+" d="[^"]*"\/>/g, '');
  const { info } = await sharp(Buffer.from(type)).trim().toBuffer({ resolveWithObject: true });
  const left = -info.trimOffsetLeft!;
  const top = -info.trimOffsetTop!;
  expect(left).toBeGreaterThanOrEqual(62);
  expect(left + info.width).toBeLessThanOrEqual(970 - 150);
  expect(top).toBeGreaterThanOrEqual(62);
  expect(top + info.height).toBeLessThanOrEqual(630 - 62);
});

it('finds a card under its own address', () => {
  expect(cardPath('vr-tour')).toBe('/cards/vr-tour.png');
});
