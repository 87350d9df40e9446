import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Encodes, Video, VideoFile } from '../../lib/content/generated/videos';
import { root } from '../run.mjs';
import { pictureFilter, type Shape } from './color';
import { run } from './ffmpeg';
import { makePosters, type PosterPlan } from './pictures';
import { describe, fraction, type Footage } from './probe';
import { finish, type Draft } from './publish';

/**
 * A video to make. `name` is the start of its file names. `bytes` is about the most of a file, a million to the megabyte;
 * a codec without any is left out. `keyframes` is the seconds from one to the next.
 */
export type Film = {
  name: string;
  footage: Footage;
  shape: Shape;
  bytes: { av1: number; h264?: number };
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

/** The stream names its color. The file starts to play before it has loaded, and does not say how it was made. */
const common =
  '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv ' +
  '-map_metadata -1 -map_chapters -1 -fflags +bitexact -movflags +faststart';

/** Encodes a video in each of its codecs. */
export async function encode(
  { name, footage, shape, bytes, keyframes }: Film,
  draft: Draft,
): Promise<Encodes> {
  const { duration, sound } = footage;
  await copyFile(path.join(root, 'tools/media/grain.tbl'), path.join(draft.scratch, 'grain.tbl'));
  const sources: VideoFile[] = [];
  for (const codec of ['av1', 'h264'] as const) {
    const encoder = encoders[codec];
    const bits = (8 * (bytes[codec] ?? 0)) / duration;
    if (bits === 0) continue;
    const soundRate = Math.round(Math.max(32_000, Math.min(encoder.soundRate, 0.15 * bits)));
    const rate = Math.round(bits - (sound ? soundRate : 0));
    const args = ['-v', 'error', ...footage.input, '-t', String(duration)];
    args.push('-vf', pictureFilter(footage, shape), ...encoder.picture.split(' '), ...common.split(' '));
    args.push('-g', String(Math.round(keyframes * fraction(footage.rate))));
    // libaom takes the highest rate from -b:v.
    args.push(
      ...(codec === 'av1'
        ? ['-b:v', String(rate)]
        : ['-maxrate', String(rate), '-bufsize', String(2 * rate)]),
    );
    if (sound) args.push('-map', `0:${sound.index}`, '-af', sound.filter, '-b:a', String(soundRate));
    if (sound) args.push(...encoder.sound.split(' '));
    const title = `${name} in ${encoder.name}`;
    const output = path.join(draft.scratch, `${name}.${codec}.mp4`);
    await run('ffmpeg', [...args, output], draft, (seconds) =>
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

/** Makes a video with its posters. */
export async function makeVideo(
  film: Film,
  posters: Omit<PosterPlan, 'shape'> & { shape?: Shape },
  draft: Draft,
): Promise<Video> {
  const { name, footage, shape } = film;
  const poster = await makePosters(name, footage, { shape, ...posters }, draft);
  const { width, height, sources } = await encode(film, draft);
  const duration = Number(footage.duration.toFixed(3));
  return { width, height, sources, duration, sound: footage.sound !== undefined, poster };
}
