import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../fixtures/folders';
import { missingFfmpeg } from './ffmpeg';
import { withDraft, type Draft } from './publish';

/** `describe` for tests that make footage with ffmpeg. Without ffmpeg they are skipped. */
export const describeWithFfmpeg = missingFfmpeg() ? describe.skip : describe;

/** A temporary folder of footage for one test file. */
export function footageFolder() {
  const folder = makeFolder();
  const at = (name: string) => path.join(folder, name);
  return {
    at,
    /** Runs ffmpeg with these arguments, in words. @returns the file that it makes */
    make(name: string, args: string) {
      execFileSync('ffmpeg', ['-v', 'error', '-y', ...args.split(' '), at(name)], { stdio: 'inherit' });
      return at(name);
    },
    write(name: string, content: string | Buffer) {
      writeFileSync(at(name), content);
      return at(name);
    },
  };
}

/** A moving test image as an ffmpeg input, and how to encode it fast. */
export const moving = (seconds: number, size = '426x240') =>
  `-f lavfi -i testsrc=size=${size}:rate=12:duration=${seconds}`;
export const quick = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p';

/** Does work for the site in a folder. @returns what the work returns, and the lines that it reports */
export async function work<Result>(
  root: string,
  task: (draft: Draft) => Promise<Result>,
  signal?: AbortSignal,
) {
  const lines: string[] = [];
  const progress = { report: (line: string) => lines.push(line), show: () => {}, signal };
  return { result: await withDraft(progress, task, root), lines };
}

/** The color of a video's or a picture's middle, from 0 to 255. */
export function colorOf(file: string): number[] {
  const filter = 'crop=8:8,scale=1:1:in_color_matrix=bt709,format=rgb24';
  const args = ['-v', 'error', '-i', file, '-vf', filter, '-frames:v', '1', '-f', 'rawvideo', '-'];
  return [...execFileSync('ffmpeg', args)];
}
