import sharp, { type Sharp } from 'sharp';
import { posterBudget, previewBudget, previewWidth } from '../limits';

/** How each format is made, and the quality above which more bytes show nothing more. */
const formats = {
  avif: { best: 34, encode: (picture: Sharp, quality: number) => picture.avif({ quality }) },
  jpg: { best: 72, encode: (picture: Sharp, quality: number) => picture.jpeg({ quality, mozjpeg: true }) },
};

export type PosterFormat = keyof typeof formats;

/**
 * Makes a poster of the best quality that its budget allows.
 *
 * @param picture an image file, at least as wide as the poster
 * @param width pixels
 * @param budget bytes
 * @throws {Error} when even the worst quality is too large
 */
export async function makePoster(
  picture: Buffer,
  width: number,
  format: PosterFormat,
  budget = posterBudget,
): Promise<Buffer> {
  const small = await sharp(picture).resize({ width }).png().toBuffer();
  const { best, encode } = formats[format];
  for (let quality = best; quality > 0; quality -= 6) {
    const poster = await encode(sharp(small), quality).toBuffer();
    if (poster.length <= budget) return poster;
  }
  throw new Error(`The poster cannot be made as small as ${budget} bytes: use calmer footage.`);
}

/**
 * Makes the rough poster inside the page itself, so that the first paint has an image.
 *
 * @param picture an image file
 * @param videoWidth pixels
 * @returns a data URL
 * @throws {Error} when even the worst quality is too large
 */
export async function makePreview(picture: Buffer, videoWidth: number): Promise<string> {
  const preview = await makePoster(picture, Math.min(previewWidth, videoWidth), 'avif', previewBudget);
  return `data:image/avif;base64,${preview.toString('base64')}`;
}

/** The widths of a video's posters in pixels: those narrower than the video, and the video's own. */
export function posterWidths(widths: readonly number[], videoWidth: number): number[] {
  return [...widths.filter((width) => width < videoWidth), videoWidth];
}
