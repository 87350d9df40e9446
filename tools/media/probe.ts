import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { inputOf, pictureOf, run, ToolFailed, type Place } from './ffmpeg';
import type { Draft } from './publish';

/** The least and the most seconds of a video. */
type Limits = readonly [number, number];

/** A width and a height in pixels. */
export type Size = { width: number; height: number };

type Tag = `color_${'range' | 'space' | 'transfer' | 'primaries'}` | `codec_${'type' | 'name'}`;

/** A stream as ffprobe describes it (https://ffmpeg.org/ffprobe.html), limited to what is read here. */
export type Stream = Partial<Record<Tag | 'pix_fmt' | 'duration', string>> & {
  index: number;
  level?: number;
  channels?: number;
  disposition?: { default?: number; attached_pic?: number };
};

/**
 * A video file: `input` is its picture as an input of ffmpeg. Its size is what a viewer sees, upright and with square
 * pixels, and its duration is in seconds. `sound` has the number of a stream, and the filters that bring it to -16 LUFS.
 */
export type Footage = Size & {
  file: string;
  input: readonly string[];
  duration: number;
  picture: Stream;
  sound: { index: number; filter: string } | undefined;
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

/**
 * Examines footage. It decodes all of it, since what a file states about itself may be missing or wrong.
 *
 * @param source has what to read, if it is not the file
 * @throws {Error} one sentence when the file is no usable video
 */
export async function probe(file: string, limits: Limits, draft: Draft, source = file): Promise<Footage> {
  const streams = await describe(source, 'a video', draft);
  const refuse = (why: string) => new Error(`${file} is ${why}.`);
  const picture = streams.find((one) => one.codec_type === 'video' && !one.disposition?.attached_pic);
  if (!picture) throw refuse('not a video: it has no moving picture');
  const codec = picture.codec_name!;
  if (picture.color_space === 'reserved' && /^(h264|hevc)$/.test(codec)) {
    // ffmpeg 7 does not begin with a reserved color space.
    const untag = ['-c', 'copy', '-bsf:v', `${codec}_metadata=matrix_coefficients=2`, 'untagged.mkv'];
    await run('ffmpeg', ['-i', inputOf(source), '-map', '0:V', '-map', '0:a?', ...untag], draft);
    return probe(file, limits, draft, path.join(draft.scratch, 'untagged.mkv'));
  }
  const input = ['-i', inputOf(source), '-map', `0:${picture.index}`];
  let duration = 0;
  const { stdout } = await pictureOf(input, 'scale=round(iw*sar):ih,setsar=1', 'first.png', draft)
    .then(() => run('ffmpeg', [...input, '-f', 'null', '-'], draft, (time) => (duration = time)))
    .catch((error) => {
      throw error instanceof ToolFailed ? refuse(`a video that cannot be decoded: ${error.message}`) : error;
    });
  if (Number(/.*^frame= *(\d+)/ms.exec(stdout)?.[1]) < 2)
    throw refuse('not a video: it holds a single image');
  const { width, height } = await sharp(path.join(draft.scratch, 'first.png')).metadata();
  // Smaller footage is blurred on every screen, and too small for the encoders.
  if (Math.min(width, height) < 240)
    throw refuse(`too small: it has ${width} x ${height} pixels, and the minimum is 240`);
  const [held, stated] = [Number(duration.toFixed(1)), Number(picture.duration ?? 0)];
  if (stated - held > Math.max(1, 0.05 * stated))
    throw refuse(`cut off: it holds ${held} of its ${Math.round(stated)} seconds`);
  const [least, most] = limits;
  if (held < least || held > most) throw refuse(`${held} seconds long: it must have ${least} to ${most}`);

  const tracks = streams.filter(({ channels }) => channels);
  const sound = await soundOf(source, tracks, duration, draft);
  const number = tracks.findIndex(({ index }) => index === sound?.index) + 1;
  if (tracks[1] && sound)
    draft.report(`${file}: takes number ${number} of its ${tracks.length} sound tracks`);
  return { file, input, width, height, duration, picture, sound };
}

/** -16 LUFS (EBU R 128), true peaks below -1.5 dBTP, and as much dynamics as loudnorm can keep. */
const target = 'loudnorm=I=-16:TP=-1.5:LRA=20';

/** What visitors hear: the track that a player would take, but a silent one last. Nothing if all are silent. */
async function soundOf(file: string, tracks: readonly Stream[], duration: number, place: Place) {
  const isFirst = ({ disposition }: Stream) => disposition?.default ?? 0;
  for (const { index, channels } of [...tracks].sort((a, b) => isFirst(b) - isFirst(a))) {
    // Floats, so that a mix of many channels does not clip. ffmpeg knows no places for more than eight.
    const pair = channels! > 8 ? 'pan=stereo|c0=c0|c1=c1,' : '';
    const stereo = `${pair}aformat=sample_fmts=fltp:channel_layouts=stereo`;
    const plain = `${stereo},aresample=48000:async=1:first_pts=0,atrim=end=${duration}`;
    const found = await measure(file, index, plain, place);
    if (!(found.input_i! > -60)) continue;
    const options = ['i', 'tp', 'lra', 'thresh'].map((name) => `:measured_${name}=${found[`input_${name}`]}`);
    const corrected = `${target}:linear=true${options.join('')}:offset=${found.target_offset}`;
    const end = `aresample=48000,apad=whole_dur=${duration},atrim=end=${duration}`;
    return { index, filter: `${plain},${corrected},${end}` };
  }
  return undefined;
}

/** Measures sound after a filter. @returns what loudnorm prints: `input_i` in LUFS, `input_tp` in dBTP, and more */
export async function measure(file: string, index: number, filter: string, place: Place) {
  const input = ['-v', 'info', '-nostats', '-i', inputOf(file), '-map', `0:${index}`];
  const graph = `${filter},${target}:print_format=json`;
  const { stderr } = await run('ffmpeg', [...input, '-af', graph, '-f', 'null', '-'], place);
  const printed = stderr.slice(stderr.lastIndexOf('{'), stderr.lastIndexOf('}') + 1);
  const numbers = Object.entries(JSON.parse(printed)).map(([name, value]) => [name, Number(value)]);
  return Object.fromEntries(numbers) as Record<string, number>;
}
