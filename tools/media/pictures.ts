import path from 'node:path';
import sharp from 'sharp';
import type { Video } from '../../lib/content/generated/videos';
import { pictureFilter, type Shape } from './color';
import { run } from './ffmpeg';
import type { Footage } from './probe';
import { finish, type Draft } from './publish';

/** Makes a picture in several widths. @param picture an image file, at least as wide as the widest */
export async function makeSizes(picture: string, name: string, widths: readonly number[], draft: Draft) {
  const make = async (extension: 'avif' | 'jpg', width: number) => {
    const sized = sharp(picture).resize({ width });
    // Above these qualities, more bytes show nothing more.
    const image =
      extension === 'avif' ? sized.avif({ quality: 38 }) : sized.jpeg({ quality: 66, mozjpeg: true });
    return { ...(await finish(draft, `${name}-${width}`, extension, await image.toBuffer())), width };
  };
  return {
    avif: await Promise.all(widths.map((width) => make('avif', width))),
    jpeg: await Promise.all(widths.map((width) => make('jpg', width))),
  };
}

/** The posters of a video: the widths to make besides its own, and the moment to show in seconds. */
export type PosterPlan = { widths: readonly number[]; at: number; shape: Shape };

/** Makes a video's posters. */
export async function makePosters(
  name: string,
  footage: Footage,
  { widths, at, shape }: PosterPlan,
  draft: Draft,
): Promise<Video['poster']> {
  const file = path.join(draft.scratch, 'frame.png');
  const filter = `trim=start=${at},${pictureFilter(footage, shape)},scale=in_color_matrix=bt709,format=rgb24`;
  await run('ffmpeg', ['-v', 'error', ...footage.input, '-vf', filter, '-frames:v', '1', file], draft);
  const smaller = widths.filter((width) => width < shape.width);
  // Wider than a phone shows it: only then it counts as the largest paint (https://web.dev/articles/lcp#element-size).
  const rough = sharp(file).resize({ width: Math.min(480, shape.width) });
  // Blurred, it needs half of the bytes, and shows no blocks.
  const preview = (await rough.blur(3).avif({ quality: 7 }).toBuffer()).toString('base64');
  const sizes = await makeSizes(file, name, [...smaller, shape.width], draft);
  return { ...sizes, preview: `data:image/avif;base64,${preview}` };
}
