import path from 'node:path';
import sharp from 'sharp';
import type { Video } from '../../lib/content/generated/videos';
import { pictureFilter, type Shape } from './color';
import { inputOf, run } from './ffmpeg';
import type { Footage } from './probe';
import { finish, type Draft } from './publish';

/** Qualities above which more bytes show nothing more. */
const qualities = { avif: 38, jpeg: 66 };

/**
 * Makes an image in several widths.
 *
 * @param picture an image file, at least as wide as the widest
 * @param name the start of the file names
 */
export async function makeSizes(picture: string, name: string, widths: readonly number[], draft: Draft) {
  const make = (extension: 'avif' | 'jpg', quality: number) =>
    Promise.all(
      widths.map(async (width) => {
        const sized = sharp(picture).resize({ width });
        const image = extension === 'avif' ? sized.avif({ quality }) : sized.jpeg({ quality, mozjpeg: true });
        return { ...(await finish(draft, `${name}-${width}`, extension, await image.toBuffer())), width };
      }),
    );
  return { avif: await make('avif', qualities.avif), jpeg: await make('jpg', qualities.jpeg) };
}

/**
 * Makes a video's posters.
 *
 * @param widths those narrower than the video are made, and its own
 * @param at the moment that they show, in seconds
 */
export async function makePosters(
  footage: Footage,
  shape: Shape,
  { name, widths, at }: { name: string; widths: readonly number[]; at: number },
  draft: Draft,
): Promise<Video['poster']> {
  const file = path.join(draft.scratch, 'frame.png');
  const filter = `trim=start=${at},${pictureFilter(footage, shape)},scale=in_color_matrix=bt709,format=rgb24`;
  const input = ['-i', inputOf(footage.file), '-map', `0:${footage.picture.index}`];
  await run('ffmpeg', ['-v', 'error', ...input, '-vf', filter, '-frames:v', '1', file], draft);
  const smaller = widths.filter((width) => width < shape.width);
  // Wider than a phone shows it: only then it counts as the largest paint (https://web.dev/articles/lcp#element-size).
  const width = Math.min(480, shape.width);
  // Blurred, it needs half of the bytes, and shows no blocks.
  const preview = await sharp(file).resize({ width }).blur(3).avif({ quality: 7 }).toBuffer();
  return {
    ...(await makeSizes(file, name, [...smaller, shape.width], draft)),
    preview: `data:image/avif;base64,${preview.toString('base64')}`,
  };
}
