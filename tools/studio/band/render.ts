import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../media/ffmpeg';
import { masters, type Progress } from '../render/master';
import { frameCount, frameTime, framesPerSecond } from '../world/clock';
import { createPainter } from './frame';
import { pixels, shapes, type ShapeName } from './shapes';
import { bandLoop } from './sweep';

/**
 * Draws one shape of the band into a master without visible loss. It needs no browser.
 *
 * @returns the master's path: H.264 4:4:4 in Matroska, without sound
 */
export async function renderBand(
  name: ShapeName,
  onProgress: Progress,
  signal: AbortSignal,
): Promise<string> {
  const folder = path.join(masters, `band-${name}`);
  await mkdir(folder, { recursive: true });
  const raw = path.join(folder, 'frames.rgb');
  const master = path.join(folder, 'master.mkv');
  const paint = createPainter(shapes[name]);
  const frames = frameCount(bandLoop);
  const file = await open(raw, 'w');
  for (let frame = 0; frame < frames; frame += 1) {
    signal.throwIfAborted();
    await file.write(paint(frameTime(frame)));
    onProgress(frame + 1, frames);
  }
  await file.close();
  const { width, height } = pixels(shapes[name]);
  // prettier-ignore
  await run('ffmpeg', [
    '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`,
    '-r', String(framesPerSecond), '-i', raw, '-vf', 'scale=out_color_matrix=bt709:out_range=tv',
    '-c:v', 'libx264', '-qp', '6', '-preset', 'ultrafast', '-pix_fmt', 'yuv444p10le',
    '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', master,
  ], signal);
  await rm(raw);
  return master;
}
