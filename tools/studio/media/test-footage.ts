import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasFfmpeg } from '../../setup/ffmpeg';

/** Tests that make footage, and so need ffmpeg; they are skipped where there is none. */
export const describeWithFfmpeg = hasFfmpeg() ? describe : describe.skip;

/** A folder of footage for one test file. */
export function footageFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'footage-'));
  const at = (name: string) => path.join(folder, name);
  return {
    at,
    remove: () => rmSync(folder, { recursive: true }),
    /** Runs ffmpeg with these arguments and gives the file that they make. */
    make(name: string, ...args: string[]) {
      execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, at(name)], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      return at(name);
    },
    write(name: string, content: string | Buffer) {
      writeFileSync(at(name), content);
      return at(name);
    },
  };
}

/** A moving test picture as an input of ffmpeg. */
export const picture = (seconds: number, { size = '426x240', rate = 12 } = {}): string[] => [
  ...['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=${rate}:duration=${seconds}`],
];

/** Quiet music in one channel or two as an input of ffmpeg. */
export const tone = (seconds: number, volume = 0.05): string[] => [
  ...['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=44100:duration=${seconds},volume=${volume}`],
];

/** The fastest that there is, for inputs. */
export const quick = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'];

/**
 * Turns an MP4 or MOV video by a quarter, as a phone does that was held upright: by the matrix in its track
 * header (ISO/IEC 14496-12, 8.3.2).
 */
export function turn(file: string): Buffer {
  const video = readFileSync(file);
  const matrix = video.indexOf('tkhd') + 4 + 40;
  [0, 1, 0, -1, 0, 0].forEach((value, index) => video.writeInt32BE(value * 0x10000, matrix + 4 * index));
  return video;
}
