import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Picture } from '../stage/picture';
import type { StereoSound } from '../sound/signal/buffer';
import { wav } from '../sound/signal/wav';
import { frameCount, frameTime, framesPerSecond } from '../world/clock';
import { bundlePage, openRenderer, root } from './renderer';

export type Plan = {
  /** The page that draws it, under tools/studio/. */
  page: string;
  picture: Picture;
  /** Seconds. */
  duration: number;
};

/** Frames per file of the master. An interrupted run keeps its finished files. */
const segmentFrames = 24;

/** Where masters are kept between runs. You can delete it at any time. */
export const masters = path.join(root, '.masters');

/** Called after each drawn frame. */
export type Progress = (done: number, of: number) => void;

/** Runs ffmpeg. @throws {Error} with ffmpeg's message when it fails */
function ffmpeg(args: readonly string[], input?: (write: (data: Buffer) => Promise<void>) => Promise<void>) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: ['pipe', 'ignore', 'pipe'] });
    let message = '';
    child.stderr.on('data', (data: Buffer) => (message += data.toString()));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg: ${message.trim()}`))));
    const write = (data: Buffer) =>
      new Promise<void>((written, failed) =>
        child.stdin.write(data, (error) => (error ? failed(error) : written())),
      );
    (input ? input(write) : Promise.resolve()).then(() => child.stdin.end(), reject);
  });
}

/**
 * Draws a video into a master without visible loss: in segments, with one browser per processor core. The
 * folder's name contains a hash of the page's script and the settings, so a run with the same sources
 * continues where the last one stopped.
 *
 * @param name the start of the folder's name
 * @param browsers how many of them draw at once
 * @returns the master's path: H.264 4:4:4 in Matroska, without sound
 */
export async function renderMaster(
  name: string,
  plan: Plan,
  onProgress: Progress,
  browsers = availableParallelism(),
): Promise<string> {
  const { picture, duration } = plan;
  const script = await bundlePage(plan.page);
  const made = JSON.stringify({ script, picture, framesPerSecond });
  const folder = path.join(
    masters,
    `${name}-${createHash('sha256').update(made).digest('hex').slice(0, 12)}`,
  );
  await mkdir(folder, { recursive: true });

  const frames = frameCount(duration);
  const segments = Array.from({ length: Math.ceil(frames / segmentFrames) }, (_, index) => ({
    file: path.join(folder, `${String(index).padStart(4, '0')}.mkv`),
    first: index * segmentFrames,
    end: Math.min(frames, (index + 1) * segmentFrames),
  }));
  const missing = segments.filter(({ file }) => !existsSync(file));
  let done = frames - missing.reduce((sum, { first, end }) => sum + end - first, 0);

  const draw = async () => {
    const renderer = await openRenderer(script, picture);
    try {
      for (let segment = missing.shift(); segment; segment = missing.shift()) {
        const { file, first, end } = segment;
        // prettier-ignore
        await ffmpeg(
          [
            '-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${picture.width}x${picture.height}`,
            '-r', String(framesPerSecond), '-i', '-', '-vf', 'vflip,scale=out_color_matrix=bt709:out_range=tv',
            '-c:v', 'libx264', '-qp', '6', '-preset', 'ultrafast', '-pix_fmt', 'yuv444p',
            '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709',
            `${file}.part.mkv`,
          ],
          async (write) => {
            for (let frame = first; frame < end; frame++) {
              await write(await renderer.frame(frameTime(frame)));
              onProgress(++done, frames);
            }
          },
        );
        await rename(`${file}.part.mkv`, file);
      }
    } finally {
      await renderer.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(browsers, missing.length) }, draw));

  const list = path.join(folder, 'segments.txt');
  await writeFile(list, segments.map(({ file }) => `file '${path.basename(file)}'\n`).join(''));
  const master = path.join(folder, 'master.mkv');
  await ffmpeg(['-f', 'concat', '-i', list, '-c', 'copy', master]);
  return master;
}

/** Adds sound to a video: its frames stay unchanged, its sound is 24-bit PCM. */
export async function addSound(silent: string, sound: StereoSound, video: string): Promise<void> {
  const wave = `${video}.wav`;
  await writeFile(wave, wav(sound));
  // prettier-ignore
  await ffmpeg([
    '-i', silent, '-i', wave, '-map', '0:v', '-map', '1:a', '-c:v', 'copy', '-c:a', 'pcm_s24le', video,
  ]);
}
