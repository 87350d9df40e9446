import { existsSync } from 'node:fs';
import { ToolFailed } from '../ffmpeg';
import { constantRate, fraction } from './frame-rate';
import { smallestSide, type Limits } from '../limits';
import type { Size } from '../encode/shape';
import { describe, readPackets, type Packet, type Stream } from './streams';

/** A video file, as far as the encoders need to know it. Its size is what a viewer sees, turned upright. */
export type Footage = Size & {
  file: string;
  /** Seconds. */
  duration: number;
  /** The constant frame rate of the video made of it, as a fraction. */
  rate: string;
  /** The streams' numbers in the file. */
  picture: number;
  sound: number | undefined;
  interlaced: boolean;
  squarePixels: boolean;
  highDynamicRange: boolean;
  /** The matrix that made its YUV of RGB, as ffmpeg's scaler calls it. */
  matrix: string;
};

/** ffprobe takes any text for the picture of a terminal. */
const textFormats = /^(tty|bin|adf|idf|xbin)$/;

const seconds = (count: number) => `${Number(count.toFixed(1))} seconds`;

/**
 * Looks at footage, and reads it to its end, since what a file says of its length may be wrong or missing.
 *
 * @throws {Error} one sentence when there is no such file, or it is no video, cut off, too small, or not as long
 *   as the limits ask
 */
export async function probe(file: string, limits: Limits, signal?: AbortSignal): Promise<Footage> {
  if (!existsSync(file)) throw new Error(`${file} was not found.`);
  const noVideo = new Error(`${file} is no video.`);
  const { format, streams } = await describe(file, signal).catch((error) => {
    throw error instanceof ToolFailed ? noVideo : error;
  });
  const picture = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && !disposition?.attached_pic,
  );
  if (!picture || textFormats.test(format.format_name)) throw noVideo;
  const sound = streams.find(
    ({ codec_type, codec_name, channels }) => codec_type === 'audio' && codec_name && channels,
  );

  const packets = await readPackets(file, signal);
  const frames = packets.filter(({ stream }) => stream === picture.index);
  if (frames.length < 2) throw new Error(`${file} is no video: it holds a single picture.`);
  // ffmpeg takes this moment for 0.
  const start = Number(format.start_time ?? 0);
  const duration = endOf(frames) - start;
  checkLength(file, duration, limits);
  checkWhole(file, endOf(packets) - start, Number(format.duration));

  const size = shownSize(picture);
  if (Math.min(size.width, size.height) < smallestSide) {
    throw new Error(`${file} is too small: it has ${size.width} x ${size.height} pixels.`);
  }
  return {
    ...size,
    file,
    duration,
    rate: constantRate(frames.map(({ time }) => time)),
    picture: picture.index,
    sound: sound?.index,
    interlaced: /^(tt|bb|tb|bt)$/.test(picture.field_order ?? ''),
    squarePixels: pixelShape(picture) === 1,
    // HLG and PQ, which phones record (https://www.itu.int/rec/R-REC-BT.2100).
    highDynamicRange: /^(arib-std-b67|smpte2084)$/.test(picture.color_transfer ?? ''),
    matrix: matrixOf(picture),
  };
}

function checkLength(file: string, duration: number, { shortest, longest }: Limits) {
  if (duration < shortest - 0.05) {
    throw new Error(`${file} is too short: ${seconds(duration)}, and at least ${shortest} are needed.`);
  }
  if (duration > longest + 0.05) {
    throw new Error(`${file} is too long: ${seconds(duration)}, and at most ${longest} fit the budget.`);
  }
}

/** A file that was cut off while it was copied says how long it was meant to be. */
function checkWhole(file: string, held: number, declared: number) {
  if (declared - held > Math.max(1, 0.05 * declared)) {
    throw new Error(`${file} is cut off: of its ${seconds(declared)} it holds ${Number(held.toFixed(1))}.`);
  }
}

const endOf = (packets: readonly Packet[]) =>
  packets.reduce((end, { time, length }) => Math.max(end, time + length), -Infinity);

/** The width of a pixel in parts of its height: old video has oblong ones. */
const pixelShape = ({ sample_aspect_ratio }: Stream) => fraction(sample_aspect_ratio ?? '1:1') || 1;

function shownSize(stream: Stream): Size {
  const width = Math.round((stream.width ?? 0) * pixelShape(stream));
  const height = stream.height ?? 0;
  const rotation = stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0;
  return Math.abs(rotation % 180) === 90 ? { width: height, height: width } : { width, height };
}

/** Players take footage that does not name its matrix for SD or HD by its lines; ffmpeg takes it for SD. */
function matrixOf({ color_space = 'unknown', width = 0, height = 0 }: Stream): string {
  if (color_space !== 'unknown') return 'auto';
  return Math.min(width, height) > 576 ? 'bt709' : 'bt601';
}
