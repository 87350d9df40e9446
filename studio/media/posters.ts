import sharp, { type Sharp } from 'sharp';
import { posterBudget } from './limits';

/** How each format is made, and the quality beyond which more bytes show nothing more. */
const formats = {
  avif: { best: 54, encode: (picture: Sharp, quality: number) => picture.avif({ quality }) },
  jpg: { best: 72, encode: (picture: Sharp, quality: number) => picture.jpeg({ quality, mozjpeg: true }) },
};

export type PosterFormat = keyof typeof formats;

/**
 * Makes a poster, as good as its budget allows.
 *
 * @param picture a picture file, at least as wide as the poster
 * @param width pixels
 * @throws {Error} when even the worst quality is too large
 */
export async function makePoster(picture: Buffer, width: number, format: PosterFormat): Promise<Buffer> {
  const small = await sharp(picture).resize({ width }).png().toBuffer();
  const { best, encode } = formats[format];
  for (let quality = best; quality > 0; quality -= 6) {
    const poster = await encode(sharp(small), quality).toBuffer();
    if (poster.length <= posterBudget) return poster;
  }
  throw new Error(`The poster cannot be made as small as ${posterBudget} bytes: choose calmer footage.`);
}

/** The widths of a film's posters in pixels: those that are narrower than the film, and its own. */
export function posterWidths(widths: readonly number[], filmWidth: number): number[] {
  return [...widths.filter((width) => width < filmWidth), filmWidth];
}
