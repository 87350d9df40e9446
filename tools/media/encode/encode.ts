import path from 'node:path';
import { fraction } from '../probe/frame-rate';
import { root } from '../../run.mjs';
import { inputOf, run } from '../ffmpeg';
import { pictureFilter } from './filters';
import type { Footage } from '../probe/probe';
import type { Shape } from './shape';

export type Codec = 'av1' | 'h264';

/** Fine grain, finer in the light, as libaom reads it (`aom_film_grain_table_read` in libaom). */
const grain = path.join(root, 'tools/media/encode/grain.tbl');

type Encoder = {
  format: string;
  picture: readonly string[];
  /** Options of the second pass only. */
  last: readonly string[];
  sound: readonly string[];
  /** Bits per second of its sound. */
  soundRate: { least: number; most: number };
};

/** Two passes give the bytes to the frames that need them, and end near the rate that the budget allows. */
const encoders: Record<Codec, Encoder> = {
  av1: {
    format: 'yuv420p10le',
    // Calm footage stops at quality 32, below its rate.
    picture: '-c:v libaom-av1 -cpu-used 6 -row-mt 1 -tiles 2x1 -crf 32'.split(' '),
    // Players add fine grain, which hides blocks and bands in the dark.
    last: ['-aom-params', `film-grain-table=${grain.replaceAll(':', '\\:')}`],
    sound: ['-c:a', 'libopus'],
    soundRate: { least: 32_000, most: 96_000 },
  },
  h264: {
    format: 'yuv420p',
    // More bits for dark areas, where blocks and bands show first.
    picture: '-c:v libx264 -profile:v high -preset slow -aq-mode 3 -qmin 15 -qmax 42'.split(' '),
    last: [],
    // ffmpeg's default AAC coder raises peaks by about 5 dB.
    sound: ['-c:a', 'aac', '-aac_coder', 'fast'],
    soundRate: { least: 48_000, most: 128_000 },
  },
};

/** HD television color, named in the stream. */
const color = [
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-colorspace',
  'bt709',
  '-color_range',
  'tv',
];

type EncodeJob = {
  footage: Footage;
  shape: Shape;
  codec: Codec;
  /** The bytes to aim at, with sound. */
  target: number;
  /** Seconds from one keyframe to the next. */
  keyframes: number;
  /** Filters from `soundFilter`. */
  sound: string | undefined;
  /** At most these bytes, of which sound takes its share. */
  budget: number;
  output: string;
};

/** The part of the bytes for the container, and for what Opus takes beyond its rate. */
const container = 0.02;

/**
 * Encodes footage as an MP4 file that starts to play before it has loaded, without metadata about how it was
 * made.
 */
export async function encode(job: EncodeJob, signal?: AbortSignal): Promise<void> {
  const { footage, codec, sound, output } = job;
  const encoder = encoders[codec];
  const rate = fraction(footage.rate);
  const bits = (8 * job.target * (1 - container)) / footage.duration - (sound ? soundRate(job) : 0);
  const args = ['-v', 'error', '-y', '-i', inputOf(footage.file), '-map', `0:${footage.picture}`];
  args.push('-vf', pictureFilter(footage, job.shape, encoder.format), ...encoder.picture, ...color);
  args.push('-b:v', String(Math.round(bits)), '-g', String(Math.round(job.keyframes * rate)));
  args.push('-frames:v', String(Math.round(footage.duration * rate)), '-passlogfile', `${output}.log`);
  await run('ffmpeg', [...args, '-pass', '1', '-f', 'null', '-'], signal);

  args.push(...encoder.last, '-pass', '2');
  if (sound) {
    args.push('-map', `0:${footage.sound}`, '-af', sound, ...encoder.sound);
    args.push('-b:a', String(soundRate(job)));
  }
  args.push('-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact', '-movflags', '+faststart');
  await run('ffmpeg', [...args, output], signal);
}

/** At most 15 % of the budget, in bits per second. */
function soundRate({ codec, budget, footage }: EncodeJob): number {
  const { least, most } = encoders[codec].soundRate;
  const share = Math.floor((0.15 * 8 * budget) / footage.duration / 1000) * 1000;
  return Math.min(most, Math.max(least, share));
}
