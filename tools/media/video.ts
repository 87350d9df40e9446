import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Encodes, Video, VideoFile } from '../../lib/content/generated/videos';
import { root } from '../run.mjs';
import { pictureFilter, type Shape } from './color';
import { pictureOf, run } from './ffmpeg';
import { describe, type Footage } from './probe';
import { finish, type Draft } from './publish';

/**
 * A video to make. `name` is the start of its file names. `bytes` is about the most of a file, a million to the megabyte;
 * a codec without any is left out.
 */
export type Film = { name: string; footage: Footage; shape: Shape; bytes: { av1: number; h264?: number } };

const encoders = {
  av1: {
    name: 'AV1',
    // Players add the grain, which hides blocks and bands in the dark. It is fine, and finer in the light. Its file lies
    // where ffmpeg works, because libaom reads some characters of a path as its own.
    picture:
      '-c:v libaom-av1 -cpu-used 6 -row-mt 1 -tiles 2x1 -crf 32 -aom-params film-grain-table=grain.tbl',
    sound: '-c:a libopus -b:a 64k',
    soundRate: 64_000,
    // libaom takes the highest rate from here.
    rate: '-b:v',
  },
  h264: {
    name: 'H.264',
    // More bits for dark areas, where blocks and bands show first.
    picture: '-c:v libx264 -profile:v high -preset slow -aq-mode 3 -crf 21',
    // ffmpeg's default AAC coder raises peaks by about 5 dB.
    sound: '-c:a aac -aac_coder fast -b:a 112k',
    soundRate: 112_000,
    rate: '-maxrate',
  },
};

/**
 * Viewers can seek to every fifth second. The stream names its color. The file starts to play before it has loaded, and
 * does not say how it was made.
 */
const common =
  '-force_key_frames expr:gte(t,n_forced*5) -color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv ' +
  '-map_metadata -1 -map_chapters -1 -fflags +bitexact -movflags +faststart';

/** Encodes a video in each of its codecs. */
export async function encode({ name, footage, shape, bytes }: Film, draft: Draft): Promise<Encodes> {
  const { duration, sound } = footage;
  await copyFile(path.join(root, 'tools/media/grain.tbl'), path.join(draft.scratch, 'grain.tbl'));
  const sources: VideoFile[] = [];
  for (const codec of ['av1', 'h264'] as const) {
    const encoder = encoders[codec];
    const most = bytes[codec];
    if (!most) continue;
    const rate = Math.round((8 * most) / duration - (sound ? encoder.soundRate : 0));
    const args = [...footage.input, '-t', String(duration), '-vf', pictureFilter(footage, shape)];
    args.push(...encoder.picture.split(' '), encoder.rate, String(rate), '-bufsize', String(2 * rate));
    if (sound) args.push('-map', `0:${sound.index}`, '-af', sound.filter, ...encoder.sound.split(' '));
    const title = `${name} in ${encoder.name}`;
    const output = path.join(draft.scratch, `${name}.${codec}.mp4`);
    await run('ffmpeg', [...args, ...common.split(' '), output], draft, (seconds) =>
      draft.show(`${title}: ${Math.min(100, Math.floor((100 * seconds) / duration))} %`),
    );
    const finished = await finish(draft, name, `${codec}.mp4`, await readFile(output));
    draft.report(`${title}: ${Math.round(finished.bytes / 1000)} kB`);
    sources.push({ ...finished, type: await typeOf(output, draft) });
  }
  return { width: shape.width, height: shape.height, sources };
}

/** What a browser must know about a video before it loads it: its type with full codec names (RFC 6381). */
async function typeOf(file: string, draft: Draft): Promise<string> {
  const [picture, sound] = await describe(file, 'a video', draft);
  const level = (base: number) => picture!.level!.toString(base).padStart(2, '0');
  const names = [picture!.codec_name === 'av1' ? `av01.0.${level(10)}M.08` : `avc1.6400${level(16)}`];
  if (sound) names.push(sound.codec_name === 'opus' ? 'opus' : 'mp4a.40.2');
  return `video/mp4; codecs="${names.join(', ')}"`;
}

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

/**
 * Makes a video with its posters.
 *
 * @param poster the widths to make if its shape is wider, and the moment to show in seconds
 */
export async function makeVideo(
  film: Film,
  { widths, at, shape }: { widths: readonly number[]; at: number; shape: Shape },
  draft: Draft,
): Promise<Video> {
  const { name, footage } = film;
  const filter = `trim=start=${at},${pictureFilter(footage, shape)},scale=in_color_matrix=bt709,format=rgb24`;
  const frame = await pictureOf(footage.input, filter, 'frame.png', draft);
  const smaller = widths.filter((width) => width < shape.width);
  const sizes = await makeSizes(frame, name, [...smaller, shape.width], draft);
  // Wider than a phone shows it: only then it counts as the largest paint (https://web.dev/articles/lcp#element-size).
  const rough = sharp(frame).resize({ width: Math.min(480, shape.width) });
  // Blurred, it needs half of the bytes, and shows no blocks.
  const placeholder = (await rough.blur(3).avif({ quality: 7 }).toBuffer()).toString('base64');
  const poster = { ...sizes, placeholder: `data:image/avif;base64,${placeholder}` };
  const { width, height, sources } = await encode(film, draft);
  const duration = Number(footage.duration.toFixed(3));
  return { width, height, sources, duration, sound: footage.sound !== undefined, poster };
}
