import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { VideoFiles, Video, VideoFile } from '../../lib/content/media/videos';
import { videoFilter, type Shape } from './video-filter';
import { writeImage, runFfmpeg } from './ffmpeg';
import { streamsOf, type Footage } from './probe';
import { addFile, type Workspace } from './workspace';

/** `bytes` is about the largest size of a file. A codec without it is left out. */
export type VideoJob = {
  name: string;
  footage: Footage;
  shape: Shape;
  bytes: { av1: number; h264?: number };
};

const encoders = {
  av1: {
    name: 'AV1',
    codec: (level: number) => `av01.0.${String(level).padStart(2, '0')}M.10`,
    // In eight bits, dark gradients would have steps.
    video: '-c:v libsvtav1 -preset 6 -crf 32',
    /** Of the video, in bits per second. SVT-AV1 ignores keyframes that ffmpeg asks for. */
    limit: (rate: number) => `-svtav1-params tune=0:keyint=5s:mbr=${Math.round(rate / 1000)}`,
    sound: '-c:a libopus -b:a 64k',
    soundCodec: 'opus',
    soundRate: 64_000,
  },
  h264: {
    name: 'H.264',
    codec: (level: number) => `avc1.6400${level.toString(16)}`,
    // More bits for dark areas, where blocks and bands show first.
    video: '-c:v libx264 -profile:v high -pix_fmt yuv420p -preset slow -aq-mode 3 -crf 21',
    limit: (rate: number) => `-maxrate ${rate} -bufsize ${2 * rate}`,
    // ffmpeg's default AAC coder raises peaks by about 5 dB.
    sound: '-c:a aac -aac_coder fast -b:a 112k',
    soundCodec: 'mp4a.40.2',
    soundRate: 112_000,
  },
};

/** A keyframe every five seconds to seek to, no metadata, and the index at the start. */
const common =
  '-force_key_frames expr:gte(t,n_forced*5) -color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv ' +
  '-map_metadata -1 -map_chapters -1 -fflags +bitexact -movflags +faststart';

export async function encode(
  { name, footage, shape, bytes }: VideoJob,
  workspace: Workspace,
): Promise<VideoFiles> {
  const { file, input, duration, sound } = footage;
  const sources: VideoFile[] = [];
  for (const codec of ['av1', 'h264'] as const) {
    const encoder = encoders[codec];
    const most = bytes[codec];
    if (!most) continue;
    const rate = Math.round((8 * most) / duration - (sound ? encoder.soundRate : 0));
    const args = [...input, '-t', String(duration), '-vf', videoFilter(footage, shape)];
    args.push(...encoder.video.split(' '), ...encoder.limit(rate).split(' '));
    if (sound) args.push('-map', `0:${sound.index}`, '-af', sound.filter, ...encoder.sound.split(' '));
    const title = `${name} in ${encoder.name}`;
    const output = path.join(workspace.scratch, `${name}.${codec}.mp4`);
    workspace.log(`${title} …`);
    await runFfmpeg('ffmpeg', [...args, ...common.split(' '), '-stats', output], workspace);
    const made = await streamsOf(output, workspace);
    if (made.duration < 0.95 * duration)
      throw new Error(`${file} is cut off: it holds ${made.duration} of its ${duration} seconds.`);
    const finished = addFile(workspace, name, `${codec}.mp4`, await readFile(output));
    workspace.log(`${title}: ${Math.round(finished.bytes / 1000)} kB`);
    const codecs = [encoder.codec(made.video!.level!), ...(sound ? [encoder.soundCodec] : [])];
    sources.push({ ...finished, type: `video/mp4; codecs="${codecs.join(', ')}"` });
  }
  return { width: shape.width, height: shape.height, sources };
}

export async function makeSizes(
  file: string,
  name: string,
  quality: number,
  widths: number[],
  workspace: Workspace,
) {
  const make = async (width: number, extension: 'avif' | 'jpg', encode: (image: Sharp) => Sharp) => {
    const image = await encode(sharp(file).resize({ width })).toBuffer();
    return { ...addFile(workspace, `${name}-${width}`, extension, image), width };
  };
  const avif = (image: Sharp) => image.avif({ quality });
  const jpeg = (image: Sharp) => image.jpeg({ quality: 66, mozjpeg: true });
  return {
    avif: await Promise.all(widths.map((width) => make(width, 'avif', avif))),
    jpeg: await make(Math.max(...widths.filter((width) => width <= 1280)), 'jpg', jpeg),
  };
}

/** A picture of the moment `at`, in seconds. */
export function frameOf(footage: Footage, at: number, shape: Shape, workspace: Workspace) {
  const graph = videoFilter(footage, shape);
  const filter = `trim=start=${at},${graph},scale=in_color_matrix=bt709,format=rgb24`;
  return writeImage(footage.input, filter, 'frame.png', workspace);
}

export async function makeVideo(
  job: VideoJob,
  { widths, at, shape }: { widths: readonly number[]; at: number; shape: Shape },
  workspace: Workspace,
): Promise<Video> {
  const { name, footage } = job;
  const frame = await frameOf(footage, at, shape, workspace);
  const smaller = widths.filter((width) => width < shape.width);
  // A video soon replaces it.
  const poster = await makeSizes(frame, name, 38, [...smaller, shape.width], workspace);
  const duration = Number(footage.duration.toFixed(3));
  return { ...(await encode(job, workspace)), duration, sound: footage.sound !== undefined, poster };
}
