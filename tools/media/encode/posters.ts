import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PosterFile, Video } from '../../../lib/content/generated/videos';
import { finish, type Draft } from '../draft';
import { inputOf, run } from '../ffmpeg';
import { posterBudget, previewWidth, type VideoLimits } from '../limits';
import type { Footage } from '../probe/probe';
import { pictureFilter } from './filters';
import type { Shape } from './shape';

/** How each format is made, and the quality above which more bytes show nothing more. */
const formats = {
  avif: { best: 31, encode: (picture: Sharp, quality: number) => picture.avif({ quality }) },
  jpg: { best: 72, encode: (picture: Sharp, quality: number) => picture.jpeg({ quality, mozjpeg: true }) },
};

export type PosterFormat = keyof typeof formats;

type PosterPlan = {
  /** The start of the file names. */
  name: string;
  footage: Footage;
  shape: Shape;
  limits: VideoLimits;
  /** The moment that the posters show, in seconds. */
  posterAt: number;
};

/**
 * Makes a video's posters within their budgets.
 *
 * @throws {Error} when the footage cannot be read or its frame does not fit the budget; an `AbortError` after a signal
 */
export async function makePosters(plan: PosterPlan, draft: Draft): Promise<Video['poster']> {
  const { name, footage, shape, limits, posterAt } = plan;
  const picture = await takeFrame(plan, draft);
  const frame = `The frame of ${footage.file} at ${Number(posterAt.toFixed(1))} seconds`;
  const widths = posterWidths(limits.posters, shape.width);
  const { avif = posterBudget, jpg = posterBudget } = limits.posterBudgets ?? {};
  const poster = {
    avif: await makeSizes(picture, { name, widths, format: 'avif', budget: avif, what: frame }, draft),
    jpeg: await makeSizes(picture, { name, widths, format: 'jpg', budget: jpg, what: frame }, draft),
    preview: await makePreview(picture, shape.width),
  };
  draft.report?.(`${name}: posters in ${widths.join(', ')} pixels`);
  return poster;
}

async function takeFrame({ footage, shape, posterAt }: PosterPlan, { scratch, signal }: Draft) {
  const file = path.join(scratch, 'frame.png');
  const filter = `${pictureFilter(footage, shape, 'yuv420p')},format=rgb24`;
  const from = posterAt > 0 ? ['-ss', String(posterAt)] : [];
  const args = ['-v', 'error', '-y', ...from, '-i', inputOf(footage.file), '-map', `0:${footage.picture}`];
  await run('ffmpeg', [...args, '-vf', filter, '-frames:v', '1', file], signal);
  return readFile(file);
}

type PosterSizes = {
  /** The start of the file names. */
  name: string;
  /** Pixels. */
  widths: readonly number[];
  format: PosterFormat;
  /** Bytes. */
  budget: number;
  /** Names the picture in the message. */
  what: string;
};

/**
 * Makes a poster of each width, of the best quality that the budget allows.
 *
 * @param picture an image file, at least as wide as the widest
 * @throws {Error} when even the worst quality is too large
 */
export async function makeSizes(picture: Buffer, sizes: PosterSizes, draft: Draft): Promise<PosterFile[]> {
  const { name, widths, format, budget, what } = sizes;
  const files: PosterFile[] = [];
  for (const width of widths) {
    const poster = await bestWithin(budget, picture, width, format);
    if (!poster) {
      throw new Error(
        `${what} cannot be a poster of ${budget} bytes, ${width} pixels wide: use a calmer one.`,
      );
    }
    files.push({ ...(await finish(draft, `${name}-${width}`, format, poster)), width });
  }
  return files;
}

/** @returns a poster of the best quality that the budget allows; undefined if even the worst is too large */
export async function bestWithin(budget: number, picture: Buffer, width: number, format: PosterFormat) {
  return compress(await sharp(picture).resize({ width }).png().toBuffer(), format, budget);
}

/**
 * Compresses an image with the best quality that its budget allows.
 *
 * @param budget bytes
 * @param best the quality to begin with, 1 to 100
 * @returns undefined if even the worst quality is too large
 */
export async function compress(
  picture: Buffer,
  format: PosterFormat,
  budget: number,
  best = formats[format].best,
): Promise<Buffer | undefined> {
  for (let quality = best; quality > 0; quality -= 6) {
    const image = await formats[format].encode(sharp(picture), quality).toBuffer();
    if (image.length <= budget) return image;
  }
  return undefined;
}

/**
 * Makes the rough poster inside the page itself, so that the first paint has an image. It is blurred: it needs half of
 * the bytes then, and shows no blocks.
 *
 * @param picture an image file
 * @param widest pixels
 * @returns a data URL, usually of less than 3 kB, and of 5 kB for pure noise
 */
export async function makePreview(picture: Buffer, widest: number): Promise<string> {
  const width = Math.min(previewWidth, widest);
  const preview = await sharp(picture).resize({ width }).blur(3).avif({ quality: 7 }).toBuffer();
  return `data:image/avif;base64,${preview.toString('base64')}`;
}

/** The widths of a video's posters in pixels: those narrower than the video, and the video's own. */
export function posterWidths(widths: readonly number[], videoWidth: number): number[] {
  return [...widths.filter((width) => width < videoWidth), videoWidth];
}
