import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Encodes, Video, VideoFile } from '../../lib/content/generated/videos';
import { root } from '../run.mjs';
import { pictureFilter, type Shape } from './color';
import { inputOf, run } from './ffmpeg';
import { makePosters } from './pictures';
import { describe, fraction, type Footage } from './probe';
import { finish, type Draft } from './publish';

/** A video to make. */
export type Film = {
  /** The start of its file names. */
  name: string;
  footage: Footage;
  shape: Shape;
  /** About the most bytes of a file, a million to the megabyte. A codec without is left out. */
  bytes: { av1: number; h264?: number };
  /** Seconds from one keyframe to the next. */
  keyframes: number;
};

const encoders = {
  av1: {
    name: 'AV1',
    // Players add the grain, which hides blocks and bands in the dark. It is fine, and finer in the light. Its file lies
    // where ffmpeg works, because libaom reads some characters of a path as its own.
    picture:
      '-c:v libaom-av1 -cpu-used 6 -row-mt 1 -tiles 2x1 -crf 32 -aom-params film-grain-table=grain.tbl',
    sound: '-c:a libopus',
    soundRate: 96_000,
  },
  h264: {
    name: 'H.264',
    // More bits for dark areas, where blocks and bands show first.
    picture: '-c:v libx264 -profile:v high -preset slow -aq-mode 3 -crf 21',
    // ffmpeg's default AAC coder raises peaks by about 5 dB.
    sound: '-c:a aac -aac_coder fast',
    soundRate: 128_000,
  },
};

/** HD television color, named in the stream. */
const color = '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv'.split(' ');

/** Files that start to play before they have loaded, without metadata about how they were made. */
const container = '-map_metadata -1 -map_chapters -1 -fflags +bitexact -movflags +faststart'.split(' ');

/** Encodes a video in each of its codecs. */
export async function encode(
  { name, footage, shape, bytes, keyframes }: Film,
  draft: Draft,
): Promise<Encodes> {
  const { duration, sound } = footage;
  await copyFile(path.join(root, 'tools/media/grain.tbl'), path.join(draft.scratch, 'grain.tbl'));
  const sources: VideoFile[] = [];
  for (const codec of ['av1', 'h264'] as const) {
    const most = bytes[codec];
    if (most === undefined) continue;
    const encoder = encoders[codec];
    const bits = (8 * most) / duration;
    const soundRate = sound ? Math.round(Math.max(32_000, Math.min(encoder.soundRate, 0.15 * bits))) : 0;
    const rate = Math.round(bits - soundRate);
    const args = ['-v', 'error', '-i', inputOf(footage.file), '-t', String(duration)];
    args.push('-map', `0:${footage.picture.index}`, '-vf', pictureFilter(footage, shape));
    args.push(
      ...encoder.picture.split(' '),
      '-maxrate',
      String(rate),
      '-bufsize',
      String(2 * rate),
      ...color,
    );
    if (codec === 'av1') args.push('-b:v', String(rate));
    args.push('-g', String(Math.round(keyframes * fraction(footage.rate))));
    if (sound) args.push('-map', `0:${sound.index}`, '-af', sound.filter, ...encoder.sound.split(' '));
    if (sound) args.push('-b:a', String(soundRate));
    const file = path.join(draft.scratch, `${name}.${codec}.mp4`);
    const title = `${name} in ${encoder.name}`;
    await run('ffmpeg', [...args, ...container, file], draft, (seconds) =>
      draft.show(`${title}: ${Math.min(100, Math.floor((100 * seconds) / duration))} %`),
    );
    const finished = await finish(draft, name, `${codec}.mp4`, await readFile(file));
    draft.report(`${title}: ${Math.round(finished.bytes / 1000)} kB`);
    sources.push({ ...finished, type: await typeOf(file, draft) });
  }
  return { width: shape.width, height: shape.height, sources };
}

/** What a browser must know about a video before it loads it: its type with full codec names (RFC 6381). */
async function typeOf(file: string, draft: Draft): Promise<string> {
  const [picture, sound] = await describe(file, 'a video', draft);
  const level = picture!.level!;
  const names = [
    picture!.codec_name === 'av1'
      ? `av01.0.${String(level).padStart(2, '0')}M.08`
      : `avc1.6400${level.toString(16).padStart(2, '0')}`,
    ...(sound ? [sound.codec_name === 'opus' ? 'opus' : 'mp4a.40.2'] : []),
  ];
  return `video/mp4; codecs="${names.join(', ')}"`;
}

/**
 * Makes a video with its posters.
 *
 * @param poster the widths to make besides the video's own, and the moment to show in seconds
 * @param size of the posters, if it is not the video's
 */
export async function makeVideo(
  film: Film,
  poster: { widths: readonly number[]; at: number; shape?: Shape },
  draft: Draft,
): Promise<Video> {
  const { name, footage, shape } = film;
  const posters = await makePosters(footage, poster.shape ?? shape, { name, ...poster }, draft);
  const { width, height, sources } = await encode(film, draft);
  const duration = Number(footage.duration.toFixed(3));
  return { width, height, sources, duration, sound: footage.sound !== undefined, poster: posters };
}
