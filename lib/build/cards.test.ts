/** @jest-environment node */
import sharp from 'sharp';
import { cardOf } from '../content/cards';
import { pages } from '../content/pages';
import { cardSize, cardType, drawCard } from './cards';

it.each(pages)('the card $name is a JPEG of its size, less than 300 kB, with margins', async ({ name }) => {
  const type = sharp(Buffer.from(cardType(cardOf(name)))).trim();
  const { info } = await type.toBuffer({ resolveWithObject: true });
  const [left, top] = [-info.trimOffsetLeft!, -info.trimOffsetTop!];
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(62);
  expect(left + info.width).toBeLessThanOrEqual(cardSize.width - 62);
  expect(top + info.height).toBeLessThanOrEqual(cardSize.height - 62);

  const card = await drawCard(cardOf(name));
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', ...cardSize });
  expect(card.length).toBeLessThan(300_000);
});
