import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const install =
  'get one with "apt-get install ffmpeg" (Debian, Ubuntu) or "brew install ffmpeg" (macOS), and try again';

/** What the videos need of ffmpeg: encoders for AV1, H.264 and Opus, and the filter that converts color. */
const needed = ['libaom-av1', 'libx264', 'libopus', 'zscale'];

/** @returns one sentence if ffmpeg is missing, or a part of it that the videos need */
export function missingFfmpeg(): string | undefined {
  const [encoders, filters] = ['-encoders', '-filters'].map((list) =>
    spawnSync('ffmpeg', ['-hide_banner', list], { encoding: 'utf8' }),
  );
  if (encoders!.error) return `ffmpeg is missing: ${install}.`;
  const parts = encoders!.stdout + filters!.stdout;
  const missing = needed.filter((part) => !parts.includes(` ${part} `));
  return missing.length > 0 ? `This ffmpeg lacks ${missing.join(' and ')}: ${install}.` : undefined;
}

/** ffmpeg or ffprobe ran and failed. The message is what it said, without what only follows from it. */
export class ToolFailed extends Error {}

/** A file as an input of ffmpeg and ffprobe, which would read some names as options or URLs. */
export const inputOf = (file: string): string => `file:${path.resolve(file)}`;

/** Where ffmpeg works: in the folder `scratch`, until `signal` stops it. */
export type Place = { scratch: string; signal?: AbortSignal };

/** Says that something failed, but not what. */
const follows =
  /^(Conversion failed|Error while|Error (re)?initializing|.*(Nothing was written|Terminating|Task fin))/;

/** The causes in what ffmpeg printed, the first ones and the last, without the names of its parts. */
function causeIn(output: string): string {
  const lines = output.split('\n').map((line) => line.replace(/^(\[.*?\] *)+/, '').trim());
  const causes = [...new Set(lines.filter((line) => line && !follows.test(line)))];
  const shown = causes.length > 3 ? [...causes.slice(0, 2), causes.at(-1)] : causes;
  return shown.join('; ') || 'it does not say why';
}

/**
 * Runs ffmpeg or ffprobe. When the promise settles the process has ended, even after `signal`.
 *
 * @param onTime hears how many seconds ffmpeg has written, from its `-progress`
 * @returns what it printed
 * @throws {ToolFailed} when it fails; an `AbortError` after the signal
 */
export async function run(
  tool: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  { scratch, signal }: Place,
  onTime?: (seconds: number) => void,
) {
  signal?.throwIfAborted();
  const common = ['-hide_banner', ...(tool === 'ffmpeg' ? ['-nostdin', '-y', '-progress', 'pipe:1'] : [])];
  const child = spawn(tool, [...common, ...args], { cwd: scratch, stdio: ['ignore', 'pipe', 'pipe'] });
  // SIGTERM would let ffmpeg finish its file.
  const stop = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', stop);
  const printed = { stdout: '', stderr: '' };
  child.stderr.setEncoding('utf8').on('data', (text) => (printed.stderr += text));
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed.stdout += text;
    const time = text.match(/out_time_us=\d+/g)?.at(-1);
    if (time) onTime?.(Number(time.slice(12)) / 1e6);
  });
  const [code] = await once(child, 'close').finally(() => signal?.removeEventListener('abort', stop));
  signal?.throwIfAborted();
  if (code !== 0) throw new ToolFailed(causeIn(printed.stderr));
  return printed;
}
