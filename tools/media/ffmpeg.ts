import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const install =
  'get it with "apt-get install ffmpeg" (Debian, Ubuntu) or "brew install ffmpeg" (macOS), and try again';

/** ffmpeg's encoders for AV1, H.264 and Opus. */
const neededEncoders = ['libaom-av1', 'libx264', 'libopus'];

/** @returns one sentence if ffmpeg is not installed with every encoder that the videos need */
export function missingFfmpeg(): string | undefined {
  const { stdout, error } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' });
  if (error) return `ffmpeg is missing: ${install}.`;
  const missing = neededEncoders.filter((encoder) => !stdout.includes(` ${encoder} `));
  return missing.length > 0 ? `This ffmpeg lacks ${missing.join(' and ')}: ${install}.` : undefined;
}

/** ffmpeg or ffprobe ran and failed. The message is the last line that it printed. */
export class ToolFailed extends Error {}

/** A file as an input of ffmpeg and ffprobe, which would read some names as options or URLs. */
export const inputOf = (file: string): string => `file:${path.resolve(file)}`;

/**
 * Runs ffmpeg or ffprobe. When the promise settles the process has ended, even after `signal`.
 *
 * @param signal stops it
 * @param onOutput hears what it prints to stdout, as it comes
 * @returns what it printed
 * @throws {ToolFailed} when it fails; an `AbortError` after `signal`
 */
export async function run(
  tool: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  signal?: AbortSignal,
  onOutput?: (text: string) => void,
) {
  const options = { signal, maxBuffer: Infinity };
  const running = promisify(execFile)(tool, ['-hide_banner', ...args], options);
  if (onOutput) running.child.stdout?.on('data', onOutput);
  const ended = new Promise((resolve) => running.child.once('close', resolve));
  try {
    return await running;
  } catch (error) {
    // After `signal`, `execFile` sends SIGTERM and rejects at once, while ffmpeg goes on to finish its file.
    running.child.kill('SIGKILL');
    await ended;
    signal?.throwIfAborted();
    const lines = (error as { stderr?: string }).stderr
      ?.trim()
      .split('\n')
      .filter((line) => line !== 'Conversion failed!');
    throw new ToolFailed(`${tool} failed: ${lines?.at(-1)}`);
  }
}
