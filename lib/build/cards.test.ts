/** @jest-environment node */
import sharp from 'sharp';
import { pages } from '../content/pages';
import { cardSvg } from './cards';

const names = pages.map(({ name }) => name);

it('draws a different card for each page', () => {
  expect(new Set(names.map(cardSvg)).size).toBe(names.length);
});

it.each(names)('keeps the type of the card %s within its margins and clear of the symbol', async (name) => {
  const type = cardSvg(name).replace(/<path (fill="[^"]+" )?d="[^"]*"\/>/g, '');
  const { info } = await sharp(Buffer.from(type)).trim().toBuffer({ resolveWithObject: true });
  const left = -info.trimOffsetLeft!;
  const top = -info.trimOffsetTop!;
  expect(left).toBeGreaterThanOrEqual(62);
  expect(left + info.width).toBeLessThanOrEqual(970 - 150);
  expect(top).toBeGreaterThanOrEqual(62);
  expect(top + info.height).toBeLessThanOrEqual(630 - 62);
});
