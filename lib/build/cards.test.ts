/** @jest-environment node */
import sharp from 'sharp';
import { pages } from '../content/pages';
import { cardSize, cardType, drawCard } from './cards';

describe.each(pages.map(({ name }) => name))('the card %s', (name) => {
  it('keeps its type within its margins', async () => {
    const type = cardType(name);
    const { info } = await sharp(Buffer.from(type)).trim().toBuffer({ resolveWithObject: true });
    const [left, top] = [-info.trimOffsetLeft!, -info.trimOffsetTop!];
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(62);
    expect(left + info.width).toBeLessThanOrEqual(cardSize.width - 62);
    expect(top + info.height).toBeLessThanOrEqual(cardSize.height - 62);
  });

  it('is a JPEG of the size that it states, of less than 300 kB', async () => {
    const card = await drawCard(name);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', ...cardSize });
    expect(card.length).toBeLessThan(300_000);
  });
});
