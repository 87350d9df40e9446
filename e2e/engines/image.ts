import sharp, { type Stats } from 'sharp';

/**
 * The statistics of a part of an image. Those of sharp are of the whole image, so the part becomes an image first.
 *
 * @param box may have fractions of a pixel
 */
export async function statsOf(image: Buffer, { left, top, width, height }: DOMRect): Promise<Stats> {
  const part = {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.floor(width),
    height: Math.floor(height),
  };
  return sharp(await sharp(image).extract(part).toBuffer()).stats();
}
