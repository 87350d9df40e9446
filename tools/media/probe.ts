import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { writeImage, runFfmpeg } from './ffmpeg';
import type { Workspace } from './workspace';

export type Size = { width: number; height: number };

type Tag = `color_${'range' | 'space' | 'transfer' | 'primaries'}` | `codec_${'type' | 'name'}`;

type Stream = Partial<Record<Tag | 'pix_fmt' | 'duration' | 'nb_read_packets', string>> & {
  index: number;
  level?: number;
};

/** The size is what a viewer sees, upright and with square pixels. The duration is in seconds. */
export type Footage = Size & {
  file: string;
  /** Arguments of ffmpeg that select the video. */
  input: readonly string[];
  duration: number;
  video: Stream;
  /** The number of a stream, and the filters that bring it to -16 LUFS. */
  sound: { index: number; filter: string } | undefined;
};

export async function streamsOf(file: string, workspace: Workspace) {
  const args = ['-of', 'json', '-count_packets', '-show_format', '-show_streams', file];
  const { stdout } = await runFfmpeg('ffprobe', args, workspace);
  const { streams, format } = JSON.parse(stdout) as { streams: Stream[]; format: { duration?: string } };
  const videos = streams.filter(({ codec_type }) => codec_type === 'video');
  // A cover is a video of one frame.
  const video = videos.sort((a, b) => Number(b.nb_read_packets) - Number(a.nb_read_packets))[0];
  return { streams, video, duration: Number(video?.duration ?? format.duration) };
}

const oneKind = 'cut it where that changes, and use one of the parts';

/** Only of the frames that do not depend on others: no other frame can have another size. */
async function sizesOf(file: string, { index }: Stream, workspace: Workspace): Promise<string[]> {
  const entries = ['-show_entries', 'frame=width,height', '-of', 'csv=p=0:s=x'];
  const args = ['-skip_frame', 'nokey', '-select_streams', String(index), ...entries, file];
  const { stdout } = await runFfmpeg('ffprobe', args, workspace);
  return [...new Set(stdout.match(/\d+x\d+/g))];
}

/** @param limits the least and the most seconds @throws {Error} when the site cannot use the file */
export async function probe(
  file: string,
  limits: readonly [number, number],
  workspace: Workspace,
): Promise<Footage> {
  if (!existsSync(file)) throw new Error(`${file} was not found.`);
  const refuse = (why: string) => new Error(`${file} is ${why}.`);
  const source = path.resolve(file);
  const { streams, video, duration } = await streamsOf(source, workspace).catch(({ message }) => {
    throw refuse(`not a video, or only the beginning of one (${message}): copy or export it again`);
  });
  if (!video || !duration)
    throw refuse('no moving picture, or does not say how long it is: export it as MP4');
  const [least, most] = limits;
  if (duration < least || duration > most)
    throw refuse(`${duration.toFixed(1)} seconds long: it must have ${least} to ${most}`);
  const sizes = await sizesOf(source, video, workspace);
  if (sizes.length > 1) throw refuse(`first ${sizes.join(', then ')} pixels: ${oneKind}`);
  const input = ['-i', source, '-map', `0:${video.index}`];
  const first = await writeImage(input, 'scale=round(iw*sar):ih,setsar=1', 'first.png', workspace);
  const { width, height } = await sharp(first).metadata();
  // Smaller footage is blurred on every screen, and too small for the encoders.
  if (Math.min(width, height) < 240)
    throw refuse(`too small: it has ${width} x ${height} pixels, and the minimum is 240`);
  const tracks = streams.filter(({ codec_type }) => codec_type === 'audio');
  const sound = await soundOf(source, tracks, duration, workspace);
  return { file, input, width, height, duration, video, sound };
}

/** -16 LUFS (EBU R 128), true peaks below -1.5 dBTP, and as much dynamics as loudnorm can keep. */
const target = 'loudnorm=I=-16:TP=-1.5:LRA=20';

/** The first track that can be heard, because cameras also write silent ones. */
async function soundOf(file: string, tracks: readonly Stream[], duration: number, workspace: Workspace) {
  for (const { index } of tracks) {
    // Floats, so that a mix of many channels does not clip.
    const stereo = 'aformat=sample_fmts=fltp:channel_layouts=stereo';
    const plain = `${stereo},aresample=48000:async=1:first_pts=0,atrim=end=${duration}`;
    const found = await measure(file, index, plain, workspace);
    // Of silence, loudnorm prints `-inf`, which is not a number here.
    const isHeard = found.input_i! > -60;
    if (!isHeard) continue;
    const options = ['i', 'tp', 'lra', 'thresh'].map((name) => `:measured_${name}=${found[`input_${name}`]}`);
    const corrected = `${target}:linear=true${options.join('')}:offset=${found.target_offset}`;
    const end = `aresample=48000,apad=whole_dur=${duration},atrim=end=${duration}`;
    return { index, filter: `${plain},${corrected},${end}` };
  }
  return undefined;
}

/** @returns what loudnorm prints, such as `input_i` in LUFS and `input_tp` in dBTP */
export async function measure(file: string, index: number, filter: string, workspace: Workspace) {
  const input = ['-v', 'info', '-nostats', '-i', file, '-map', `0:${index}`];
  const graph = `${filter},${target}:print_format=json`;
  const { stderr } = await runFfmpeg('ffmpeg', [...input, '-af', graph, '-f', 'null', '-'], workspace);
  // loudnorm starts again, and prints again, when the sound has another number of channels or another rate.
  const [printed = '', another] = stderr.match(/\{[^{}]+\}/g) ?? [];
  if (another) throw new Error(`${file} changes the format of its sound: ${oneKind}.`);
  const numbers = Object.entries(JSON.parse(printed)).map(([name, value]) => [name, Number(value)]);
  return Object.fromEntries(numbers) as Record<string, number>;
}
