import path from 'node:path';
import { fraction } from '../probe/frame-rate';
import { root } from '../../run.mjs';
import { inputOf, run } from '../ffmpeg';
import { pictureFilter } from './filters';
import type { EncodeLimits } from '../limits';
import type { Footage } from '../probe/probe';
import type { Shape } from './shape';

export type Codec = 'av1' | 'h264';

/** Fine grain, finer in the light, as libaom reads it (`aom_film_grain_table_read` in libaom). */
const grain = path.join(root, 'tools/media/encode/grain.tbl');

type Encoder = {
  name: string;
  format: string;
  /** Seconds for a million pixels on a machine with two cores, measured. */
  seconds: number;
  /** The part of the time that the first pass takes. */
  firstPass: number;
  picture: readonly string[];
  /** Options of the second pass only. */
  last: readonly string[];
  sound: readonly string[];
  /** Bits per second of its sound. */
  soundRate: { least: number; most: number };
};

/** Two passes give the bytes to the frames that need them, and end near the rate that the budget allows. */
export const encoders: Record<Codec, Encoder> = {
  av1: {
    name: 'AV1',
    format: 'yuv420p10le',
    seconds: 0.75,
    firstPass: 0.2,
    // Calm footage stops at quality 32, below its rate.
    picture: '-c:v libaom-av1 -cpu-used 6 -row-mt 1 -tiles 2x1 -crf 32'.split(' '),
    // Players add fine grain, which hides blocks and bands in the dark.
    last: ['-aom-params', `film-grain-table=${grain.replaceAll(':', '\\:')}`],
    sound: ['-c:a', 'libopus'],
    soundRate: { least: 32_000, most: 96_000 },
  },
  h264: {
    name: 'H.264',
    format: 'yuv420p',
    seconds: 0.1,
    firstPass: 0.4,
    // More bits for dark areas, where blocks and bands show first.
    picture: '-c:v libx264 -profile:v high -preset slow -aq-mode 3 -qmin 15 -qmax 42'.split(' '),
    last: [],
    // ffmpeg's default AAC coder raises peaks by about 5 dB.
    sound: ['-c:a', 'aac', '-aac_coder', 'fast'],
    soundRate: { least: 48_000, most: 128_000 },
  },
};

/** HD television color, named in the stream. */
const color = '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv'.split(' ');

/** A video to make from footage. */
export type EncodePlan = {
  /** The start of its file names. */
  name: string;
  footage: Footage;
  shape: Shape;
  /** Filters from `soundFilter`. */
  sound: string | undefined;
  limits: EncodeLimits;
  /** Seconds from one keyframe to the next. */
  keyframes: number;
};

/** One of its files, of at most `budget` bytes, of which sound takes its share. */
export type Encode = EncodePlan & { codec: Codec; budget: number };

/** How many frames the videos made from footage have. */
export const framesOf = ({ duration, rate }: Footage) => Math.round(duration * fraction(rate));

/** The part of the bytes for the container, and for what Opus takes beyond its rate. */
const container = 0.02;

/**
 * Encodes footage as an MP4 file that starts to play before it has loaded, without metadata about how it was
 * made.
 *
 * @param job `target` is the bytes to aim at, with sound
 * @param onPart hears how much of it is done, from 0 to 1
 */
export async function encode(
  job: Encode & { target: number; output: string },
  signal: AbortSignal | undefined,
  onPart: (part: number) => void,
): Promise<void> {
  const { footage, sound, output } = job;
  const encoder = encoders[job.codec];
  const rate = fraction(footage.rate);
  const bits = (8 * job.target * (1 - container)) / footage.duration - (sound ? soundRate(job) : 0);
  const frames = framesOf(footage);
  const { firstPass } = encoder;
  /** Hears the frames that a pass has done, as `-progress` prints them. */
  const follow = (from: number, share: number) => (text: string) => {
    const done = /.*^frame= *(\d+)/ms.exec(text)?.[1];
    if (done) onPart(from + (share * Math.min(Number(done), frames)) / frames);
  };
  const args = ['-v', 'error', '-y', '-progress', 'pipe:1', '-i', inputOf(footage.file)];
  args.push('-map', `0:${footage.picture}`);
  args.push('-vf', pictureFilter(footage, job.shape, encoder.format), ...encoder.picture, ...color);
  args.push('-b:v', String(Math.round(bits)), '-g', String(Math.round(job.keyframes * rate)));
  args.push('-frames:v', String(frames), '-passlogfile', `${output}.log`);
  await run('ffmpeg', [...args, '-pass', '1', '-f', 'null', '-'], signal, follow(0, firstPass));

  args.push(...encoder.last, '-pass', '2');
  if (sound) {
    args.push('-map', `0:${footage.sound}`, '-af', sound, ...encoder.sound);
    args.push('-b:a', String(soundRate(job)));
  }
  args.push('-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact', '-movflags', '+faststart');
  await run('ffmpeg', [...args, output], signal, follow(firstPass, 1 - firstPass));
}

/** At most 15 % of the budget, in bits per second. */
function soundRate({ codec, budget, footage }: Encode): number {
  const { least, most } = encoders[codec].soundRate;
  const share = Math.floor((0.15 * 8 * budget) / footage.duration / 1000) * 1000;
  return Math.min(most, Math.max(least, share));
}
