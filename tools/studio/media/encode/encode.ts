import { fraction } from '../probe/frame-rate';
import { inputOf, run } from '../ffmpeg';
import { pictureFilter } from './filters';
import type { Footage } from '../probe/probe';
import type { Shape } from './shape';

export type Codec = 'av1' | 'h264';

/** The range of an encoder's quality, from `best` to `worst`. Adding `halving` halves the bytes, roughly. */
export type Quality = { best: number; worst: number; halving: number };

type Encoder = {
  quality: Quality;
  format: string;
  picture: readonly string[];
  sound: readonly string[];
  /** Bits per second of its sound. */
  soundRate: { least: number; most: number };
};

export const encoders: Record<Codec, Encoder> = {
  av1: {
    quality: { best: 32, worst: 58, halving: 10 },
    format: 'yuv420p10le',
    // Players add fine grain, whose statistics cost about 2 % of the bytes: it hides blocks and bands in the dark.
    picture: ['-c:v', 'libsvtav1', '-preset', '5', '-svtav1-params', 'film-grain=8:film-grain-denoise=0'],
    sound: ['-c:a', 'libopus'],
    soundRate: { least: 32_000, most: 96_000 },
  },
  h264: {
    quality: { best: 19, worst: 38, halving: 6 },
    format: 'yuv420p',
    // More bits for dark areas, where blocks and bands show first.
    picture: ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-aq-mode', '3'],
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
  /** The encoder's constant rate factor: higher is smaller and worse. */
  quality: number;
  /** Seconds from one keyframe to the next. */
  keyframes: number;
  /** Filters from `soundFilter`. */
  sound: string | undefined;
  /** Bytes for the whole video. Sound takes its share of them. */
  budget: number;
  output: string;
};

/**
 * Encodes footage as an MP4 file that starts to play before it has loaded, without metadata about how it was
 * made.
 */
export async function encode(job: EncodeJob, signal?: AbortSignal): Promise<void> {
  const { footage, codec, sound } = job;
  const encoder = encoders[codec];
  const rate = fraction(footage.rate);
  const args = ['-v', 'error', '-y', '-i', inputOf(footage.file), '-map', `0:${footage.picture}`];
  args.push('-vf', pictureFilter(footage, job.shape, encoder.format), ...encoder.picture, ...color);
  args.push('-crf', String(job.quality), '-g', String(Math.round(job.keyframes * rate)));
  args.push('-frames:v', String(Math.round(footage.duration * rate)));
  if (sound) {
    args.push('-map', `0:${footage.sound}`, '-af', sound, ...encoder.sound);
    args.push('-b:a', String(soundRate(job)));
  }
  args.push('-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact', '-movflags', '+faststart');
  await run('ffmpeg', [...args, job.output], signal);
}

/** At most 15 % of the budget, in bits per second. */
function soundRate({ codec, budget, footage }: EncodeJob): number {
  const { least, most } = encoders[codec].soundRate;
  const share = Math.floor((0.15 * 8 * budget) / footage.duration / 1000) * 1000;
  return Math.min(most, Math.max(least, share));
}
