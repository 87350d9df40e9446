/** @jest-environment node */
import path from 'node:path';
import sharp from 'sharp';
import { makeFolder } from '../fixtures/folders';
import { iconIco, iconPng, iconSvg } from './icons';

it.each([[['R', 'R']], [['IS']]] as const)('keeps the symbol of %j inside a round mask', async (logo) => {
  const icon = sharp(Buffer.from(iconSvg(logo)))
    .removeAlpha()
    .raw();
  const { data, info } = await icon.toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3);
  const { width, height, channels } = info;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const start = (y * width + x) * channels;
      const symbol = !data.subarray(start, start + 3).equals(ground);
      const distance = Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2);
      if (symbol) expect(distance).toBeLessThanOrEqual(0.4 * width);
    }
  }
});

it('shows two letters of a logo without a plus, and only the first of three', () => {
  const [two, three] = [iconSvg(['IS']), iconSvg(['ISA'])];
  expect(two).not.toBe(iconSvg(['I']));
  expect(three).toBe(iconSvg(['I']));
});

it('is the picture of the owner, whole, if there is one', async () => {
  const create = { width: 64, height: 32, channels: 3, background: 'red' } as const;
  const folder = makeFolder({ 'icon.png': await sharp({ create }).png().toBuffer() });
  const icon = sharp(await iconPng(180, path.join(folder, 'icon.png')));
  const { data, info } = await icon.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([180, 180]);
  const red = Buffer.from([255, 0, 0]);
  const isRed = (row: number) => red.compare(data, 3 * 180 * row, 3 * 180 * row + 3) === 0;
  expect([isRed(0), isRed(90), isRed(179)]).toEqual([false, true, false]);
});

it('is a PNG of 32 pixels in favicon.ico, at the place that its header names', async () => {
  const ico = await iconIco();
  const [bytes, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(start + bytes).toBe(ico.length);
  expect(await sharp(ico.subarray(start)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});
