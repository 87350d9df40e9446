/** @jest-environment node */
import sharp from 'sharp';
import { iconSvg } from './icons';

it.each([[['R', 'R']], [['IS']]] as const)(
  'keeps the symbol of the logo %j inside a round mask',
  async (logo) => {
    const { data, info } = await sharp(Buffer.from(iconSvg(logo)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
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
  },
);

it('shows two letters of a logo without a plus, and only the first of three', () => {
  const [two, three] = [iconSvg(['IS']), iconSvg(['ISA'])];
  expect(two).not.toBe(iconSvg(['I']));
  expect(three).toBe(iconSvg(['I']));
});
