import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The encoders that the videos need, and the filters for color and for rooms. */
const needed = ['libaom-av1', 'libx264', 'libopus', 'zscale', 'v360'];

/** @returns one sentence if ffmpeg is missing, or a part of it that the videos need */
export function missingFfmpeg(): string | undefined {
  const install = 'get it with "apt-get install ffmpeg" (Debian, Ubuntu) or "brew install ffmpeg" (macOS)';
  const list = (what: string) => spawnSync('ffmpeg', ['-hide_banner', what], { encoding: 'utf8' });
  const [encoders, filters] = [list('-encoders'), list('-filters')];
  if (encoders.error) return `ffmpeg is missing: ${install}.`;
  const missing = needed.filter((part) => !`${encoders.stdout}${filters.stdout}`.includes(` ${part} `));
  return missing.length > 0 ? `This ffmpeg lacks ${missing.join(' and ')}: ${install}.` : undefined;
}

/** ffmpeg or ffprobe ran and failed. The message is the cause. */
export class ToolFailed extends Error {}

/** A file as an input of ffmpeg and ffprobe, which would read some names as options or URLs. */
export const inputOf = (file: string): string => `file:${path.resolve(file)}`;

/** Where ffmpeg works: in the folder `scratch`, until `signal` stops it. */
export type Place = { scratch: string; signal?: AbortSignal };

/** Says that something failed, but not why. */
const follows = /^(Conversion failed|Error (while|(re)?init))|Nothing was written|Terminating|Task finished/;

/** What ffmpeg printed first and last, without the names of its parts and what only follows from a cause. */
function causeIn(output: string): string {
  const lines = output.split('\n').map((line) => line.replace(/^(\[.*?\] *)+/, '').trim());
  const causes = [...new Set(lines.filter((line) => line && !follows.test(line)))];
  return (causes.length > 3 ? [...causes.slice(0, 2), causes.at(-1)] : causes).join('; ') || 'no cause given';
}

/**
 * Runs ffmpeg or ffprobe, and waits until the process has ended, even after the signal.
 *
 * @param onTime hears how many seconds ffmpeg has written
 * @throws {ToolFailed} when it fails; an `AbortError` after the signal
 */
export async function run(
  tool: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  { scratch, signal }: Place,
  onTime?: (seconds: number) => void,
) {
  signal?.throwIfAborted();
  const common = tool === 'ffmpeg' ? ['-nostdin', '-y', '-progress', 'pipe:1', '-v', 'error'] : [];
  const child = spawn(tool, ['-hide_banner', ...common, ...args], { cwd: scratch });
  // SIGTERM would let ffmpeg finish its file.
  const stop = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', stop);
  const printed = { stdout: '', stderr: '' };
  child.stderr.setEncoding('utf8').on('data', (text) => (printed.stderr += text));
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed.stdout += text;
    const time = /.*out_time_us=(\d+)/s.exec(text)?.[1];
    if (time) onTime?.(Number(time) / 1e6);
  });
  const [code] = await once(child, 'close').finally(() => signal?.removeEventListener('abort', stop));
  signal?.throwIfAborted();
  if (code !== 0) throw new ToolFailed(causeIn(printed.stderr));
  return printed;
}

/** Writes the first picture that a filter makes of an input. @returns the path of the file */
export async function pictureOf(input: readonly string[], filter: string, name: string, place: Place) {
  await run('ffmpeg', [...input, '-vf', filter, '-frames:v', '1', name], place);
  return path.join(place.scratch, name);
}
