import sharp from 'sharp';
import type { Picture } from '../stage/picture';

/** Makes a PNG from a frame whose rows begin at the bottom. */
export function toPng(pixels: Buffer, { width, height }: Pick<Picture, 'width' | 'height'>): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .flip()
    .removeAlpha()
    .png()
    .toBuffer();
}
