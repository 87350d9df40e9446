import { existsSync } from 'node:fs';
import { ToolFailed } from '../ffmpeg';
import { constantRate, fraction } from './frame-rate';
import { smallestSide, type Limits } from '../limits';
import type { Size } from '../encode/shape';
import { describe, readPackets, type Packet, type Stream } from './streams';

/** What the encoders need to know about a video file. Its size is what a viewer sees, turned upright. */
export type Footage = Size & {
  file: string;
  /** Seconds. */
  duration: number;
  /** The constant frame rate of the video made from it, as a fraction. */
  rate: string;
  /** The numbers of the streams in the file. */
  picture: number;
  sound: number | undefined;
  interlaced: boolean;
  squarePixels: boolean;
  highDynamicRange: boolean;
  /** The matrix that converted its RGB to YUV, as ffmpeg's scaler calls it. */
  matrix: string;
};

/** ffprobe reads any text as the screen of a terminal. */
export const textFormats = /^(tty|bin|adf|idf|xbin)$/;

const seconds = (count: number) => `${Number(count.toFixed(1))} seconds`;

/**
 * Examines footage. It reads the file to its end, since the length that a file states may be wrong or
 * missing.
 *
 * @throws {Error} one sentence when the file does not exist, is not a video, is cut off, is too small, or is
 *   not within the limits for length
 */
export async function probe(file: string, limits: Limits, signal?: AbortSignal): Promise<Footage> {
  if (!existsSync(file)) throw new Error(`${file} was not found.`);
  const notVideo = new Error(`${file} is not a video.`);
  const { format, streams } = await describe(file, signal).catch((error) => {
    throw error instanceof ToolFailed ? notVideo : error;
  });
  const picture = streams.find(
    ({ codec_type, disposition }) => codec_type === 'video' && !disposition?.attached_pic,
  );
  if (!picture || textFormats.test(format.format_name)) throw notVideo;
  const sound = streams.find(
    ({ codec_type, codec_name, channels }) => codec_type === 'audio' && codec_name && channels,
  );

  const packets = await readPackets(file, signal);
  const frames = packets.filter(({ stream }) => stream === picture.index);
  if (frames.length < 2) throw new Error(`${file} is not a video: it holds a single image.`);
  // ffmpeg counts time from here.
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
    throw new Error(`${file} is too short: ${seconds(duration)}, and the minimum is ${shortest}.`);
  }
  if (duration > longest + 0.05) {
    throw new Error(`${file} is too long: ${seconds(duration)}, and the maximum is ${longest}.`);
  }
}

/** A file that was cut off while being copied still states its full length. */
function checkWhole(file: string, held: number, declared: number) {
  if (declared - held > Math.max(1, 0.05 * declared)) {
    throw new Error(`${file} is cut off: it holds ${Number(held.toFixed(1))} of its ${seconds(declared)}.`);
  }
}

const endOf = (packets: readonly Packet[]) =>
  packets.reduce((end, { time, length }) => Math.max(end, time + length), -Infinity);

/** The width of a pixel relative to its height: old video has oblong pixels. */
const pixelShape = ({ sample_aspect_ratio }: Stream) => fraction(sample_aspect_ratio ?? '1:1') || 1;

function shownSize(stream: Stream): Size {
  const width = Math.round((stream.width ?? 0) * pixelShape(stream));
  const height = stream.height ?? 0;
  const rotation = stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0;
  return Math.abs(rotation % 180) === 90 ? { width: height, height: width } : { width, height };
}

/**
 * When footage does not name its matrix, players choose SD or HD by the number of lines. ffmpeg always
 * chooses SD.
 */
function matrixOf({ color_space = 'unknown', width = 0, height = 0 }: Stream): string {
  if (color_space !== 'unknown') return 'auto';
  return Math.min(width, height) > 576 ? 'bt709' : 'bt601';
}
