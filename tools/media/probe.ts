import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { inputOf, run, ToolFailed, type Place } from './ffmpeg';
import type { Draft } from './publish';
import { soundOf, type Sound } from './sound';

/** A width and a height in pixels. */
export type Size = { width: number; height: number };

type Tag = `color_${'range' | 'space' | 'transfer' | 'primaries'}` | `${'r' | 'avg'}_frame_rate`;
type Name = 'codec_type' | 'codec_name' | 'pix_fmt' | 'duration';

/** A stream as ffprobe describes it (https://ffmpeg.org/ffprobe.html), limited to what is read here. */
export type Stream = Partial<Record<Tag | Name, string>> & {
  index: number;
  level?: number;
  channels?: number;
  disposition?: { default?: number; attached_pic?: number };
};

/**
 * A video file. Its size is what a viewer sees, upright and with square pixels. `duration` is in seconds, and `rate` is
 * the frames per second of the video to make, as a fraction.
 */
export type Footage = Size & {
  file: string;
  /** Its picture as an input of ffmpeg. */
  input: readonly string[];
  duration: number;
  rate: string;
  picture: Stream;
  sound: Sound | undefined;
};

/** @returns the streams of a media file @throws {Error} one sentence when ffprobe cannot read it */
export async function describe(file: string, kind: string, place: Place): Promise<Stream[]> {
  if (!existsSync(file)) throw new Error(`${file} was not found.`);
  const args = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', inputOf(file)];
  const { stdout } = await run('ffprobe', args, place).catch((error) => {
    throw error instanceof ToolFailed ? new Error(`${file} is not ${kind}: ${error.message}.`) : error;
  });
  const { format, streams } = JSON.parse(stdout);
  // ffprobe reads any text as the screen of a terminal.
  if (/^(tty|bin|adf|idf|xbin)$/.test(format.format_name)) throw new Error(`${file} is not ${kind}.`);
  return streams;
}

/** A fraction as a number. */
export const fraction = (text = '0/0') =>
  text
    .split('/')
    .map(Number)
    .reduce((a, b) => a / b);

/** Frames per second: those of the footage, or an even part of them if they are more than 30. */
function rateOf({ r_frame_rate, avg_frame_rate }: Stream): string {
  // A container that counts milliseconds may state 1000, and a live recording nothing.
  const isKnown = (rate?: string) => fraction(rate) >= 1 && fraction(rate) <= 240;
  const rate = [r_frame_rate, avg_frame_rate].find(isKnown) ?? '30/1';
  const [frames, seconds] = rate.split('/');
  return `${frames}/${Number(seconds) * Math.ceil(fraction(rate) / 30.1)}`;
}

/**
 * Examines footage. It decodes all of it, since what a file states about itself may be missing or wrong.
 *
 * @param limits of its length in seconds
 * @throws {Error} one sentence when the file is no usable video
 */
export async function probe(
  file: string,
  [shortest, longest]: readonly [number, number],
  draft: Draft,
  source = file,
): Promise<Footage> {
  const streams = await describe(source, 'a video', draft);
  const kind = (type: string) => streams.filter(({ codec_type }) => codec_type === type);
  const picture = kind('video').find(({ disposition }) => !disposition?.attached_pic);
  if (!picture) throw new Error(`${file} is not a video: it has no moving picture.`);
  const { codec_name, color_space } = picture;
  if (color_space === 'reserved' && /^(h264|hevc)$/.test(codec_name ?? '')) {
    // ffmpeg 7 does not begin with a reserved color space.
    const clean = path.join(draft.scratch, 'clean.mkv');
    const untag = [
      '-map',
      '0:V',
      '-map',
      '0:a?',
      '-c',
      'copy',
      '-bsf:v',
      `${codec_name}_metadata=matrix_coefficients=2`,
    ];
    await run('ffmpeg', ['-v', 'error', '-i', inputOf(source), ...untag, clean], draft);
    return probe(file, [shortest, longest], draft, clean);
  }
  const input = ['-i', inputOf(source), '-map', `0:${picture.index}`];
  const first = ['-vf', 'scale=round(iw*sar):ih,setsar=1', '-frames:v', '1', 'first.png'];
  let duration = 0;
  const { stdout } = await run('ffmpeg', ['-v', 'error', ...input, ...first], draft)
    .then(() =>
      run('ffmpeg', ['-v', 'error', ...input, '-f', 'null', '-'], draft, (seconds) => (duration = seconds)),
    )
    .catch((error) => {
      const sentence = `The picture of ${file} cannot be decoded: ${error.message}.`;
      throw error instanceof ToolFailed ? new Error(sentence) : error;
    });
  const { width, height } = await sharp(path.join(draft.scratch, 'first.png')).metadata();
  const refuse = (why: string) => new Error(`${file} is ${why}.`);
  if (Number(/.*^frame= *(\d+)/ms.exec(stdout)?.[1]) < 2)
    throw refuse('not a video: it holds a single image');
  // Smaller footage is blurred on every screen, and too small for the encoders.
  if (Math.min(width, height) < 240)
    throw refuse(`too small: it has ${width} x ${height} pixels, and the minimum is 240`);
  const [held, stated] = [Number(duration.toFixed(1)), Number(picture.duration ?? 0)];
  if (stated - held > Math.max(1, 0.05 * stated))
    throw refuse(`cut off: it holds ${held} of its ${Math.round(stated)} seconds`);
  if (held < shortest) throw refuse(`too short: ${held} seconds, and the minimum is ${shortest}`);
  if (held > longest) throw refuse(`too long: ${held} seconds, and the maximum is ${longest}`);
  const tracks = kind('audio').filter(({ channels }) => channels);
  const sound = await soundOf(source, tracks, duration, draft);
  const number = tracks.findIndex(({ index }) => index === sound?.index) + 1;
  if (number && tracks.length > 1)
    draft.report(`${file}: takes number ${number} of its ${tracks.length} sound tracks`);
  return { file, input, width, height, duration, rate: rateOf(picture), picture, sound };
}
