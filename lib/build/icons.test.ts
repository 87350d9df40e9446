/** @jest-environment node */
import sharp from 'sharp';
import { iconSvg } from './icons';

it('keeps the symbol inside the circle of a round mask', async () => {
  const icon = sharp(Buffer.from(iconSvg())).removeAlpha();
  const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const ground = data.subarray(0, 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const start = (y * width + x) * channels;
      const isSymbol = !data.subarray(start, start + 3).equals(ground);
      const distance = Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2);
      if (isSymbol) expect(distance).toBeLessThanOrEqual(0.4 * width);
    }
  }
});
