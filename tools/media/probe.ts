import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { inputOf, run, ToolFailed, type Place } from './ffmpeg';
import type { Draft } from './publish';
import { soundOf, type Sound } from './sound';

/** A width and a height in pixels. */
export type Size = { width: number; height: number };

/** A stream as ffprobe describes it (https://ffmpeg.org/ffprobe.html), limited to what is read here. */
export type Stream = {
  index: number;
  codec_type?: string;
  codec_name?: string;
  profile?: string;
  level?: number;
  width?: number;
  height?: number;
  pix_fmt?: string;
  color_range?: string;
  color_space?: string;
  color_transfer?: string;
  color_primaries?: string;
  r_frame_rate?: string;
  avg_frame_rate?: string;
  duration?: string;
  channels?: number;
  disposition?: { default?: number; attached_pic?: number };
};

/** A video file. Its size is what a viewer sees, upright and with square pixels. */
export type Footage = Size & {
  file: string;
  /** Seconds. */
  duration: number;
  /** Frames per second of the video to make, as a fraction that ffmpeg reads. */
  rate: string;
  picture: Stream;
  /** What there is to hear. */
  sound: Sound | undefined;
};

/** ffprobe reads any text as the screen of a terminal. */
const textFormats = /^(tty|bin|adf|idf|xbin)$/;

/**
 * What a media file says about itself.
 *
 * @throws {Error} one sentence when the file does not exist, or ffprobe cannot read it
 */
export async function describe(file: string, kind: string, place: Place): Promise<Stream[]> {
  if (!existsSync(file)) throw new Error(`${file} was not found.`);
  const args = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', inputOf(file)];
  const { stdout } = await run('ffprobe', args, place).catch((error) => {
    throw error instanceof ToolFailed ? new Error(`${file} is not ${kind}: ${error.message}.`) : error;
  });
  const { format, streams } = JSON.parse(stdout) as { format: { format_name: string }; streams: Stream[] };
  if (textFormats.test(format.format_name)) throw new Error(`${file} is not ${kind}: it is a text.`);
  return streams;
}

/** Frames per second: those of the footage, or an even part of them if they are more than 30. */
export function rateOf({ r_frame_rate, avg_frame_rate }: Stream): string {
  // A container that counts milliseconds may give 1000 frames per second, and a live recording none.
  const known = [r_frame_rate, avg_frame_rate].find((rate) => {
    const [frames = 0, seconds = 0] = rate?.split('/').map(Number) ?? [];
    return frames / seconds >= 1 && frames / seconds <= 240;
  });
  const [frames, seconds] = (known ?? '30/1').split('/').map(Number) as [number, number];
  return `${frames}/${seconds * Math.ceil(frames / seconds / 30.1)}`;
}

/** A fraction as a number. */
export const fraction = (text: string): number =>
  text
    .split('/')
    .map(Number)
    .reduce((a, b) => a / b);

/**
 * Examines footage. It decodes all of it, since what a file states about itself may be missing or wrong.
 *
 * @param limits of its length in seconds
 * @throws {Error} one sentence when the file is no usable video
 */
export async function probe(
  file: string,
  limits: { shortest: number; longest: number },
  place: Draft,
): Promise<Footage> {
  const streams = await describe(file, 'a video', place);
  const kind = (type: string) => streams.filter(({ codec_type }) => codec_type === type);
  const picture = kind('video').find(({ disposition }) => !disposition?.attached_pic);
  if (!picture) throw new Error(`${file} is not a video: it has no moving picture.`);

  const input = ['-v', 'error', '-i', inputOf(file), '-map', `0:${picture.index}`];
  const explain = (error: Error) => {
    throw error instanceof ToolFailed
      ? new Error(`The picture of ${file} cannot be decoded: ${error.message}.`)
      : error;
  };
  const square = ['-vf', 'scale=round(iw*sar):ih,setsar=1', '-frames:v', '1', 'first.png'];
  await run('ffmpeg', [...input, ...square], place).catch(explain);
  const { width, height } = await sharp(path.join(place.scratch, 'first.png')).metadata();
  // Smaller footage is blurred on every screen, and too small for the encoders.
  if (Math.min(width, height) < 240)
    throw new Error(`${file} is too small: it has ${width} x ${height} pixels, and the minimum is 240.`);

  let duration = 0;
  const { stdout } = await run('ffmpeg', [...input, '-f', 'null', '-'], place, (seconds) => {
    duration = seconds;
  }).catch(explain);
  if (Number(/.*^frame= *(\d+)/ms.exec(stdout)?.[1]) < 2)
    throw new Error(`${file} is not a video: it holds a single image.`);
  checkLength(file, duration, Number(picture.duration ?? 0), limits);
  const sound = await soundOf(file, kind('audio'), duration, place);
  return { file, width, height, duration, rate: rateOf(picture), picture, sound };
}

/** @param stated seconds that the file says it has */
function checkLength(
  file: string,
  held: number,
  stated: number,
  limits: { shortest: number; longest: number },
) {
  const seconds = Number(held.toFixed(1));
  if (stated - held > Math.max(1, 0.05 * stated))
    throw new Error(`${file} is cut off: it holds ${seconds} of its ${Math.round(stated)} seconds.`);
  if (held < limits.shortest - 0.1)
    throw new Error(`${file} is too short: ${seconds} seconds, and the minimum is ${limits.shortest}.`);
  if (held > limits.longest + 0.1)
    throw new Error(`${file} is too long: ${seconds} seconds, and the maximum is ${limits.longest}.`);
}
