import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Workspace } from './workspace';

export const missingFfmpeg = (): string | undefined =>
  spawnSync('ffmpeg', ['-version']).error &&
  'ffmpeg is missing: get it with "apt-get install ffmpeg" (Debian, Ubuntu) or "brew install ffmpeg" (macOS).';

/** @throws {Error} with the first line that the tool printed, which is the cause */
export async function runFfmpeg(
  tool: 'ffmpeg' | 'ffprobe',
  args: readonly string[],
  { scratch, signal }: Workspace,
) {
  const common = ['-hide_banner', '-v', 'error', ...(tool === 'ffmpeg' ? ['-nostdin', '-y'] : [])];
  // SIGTERM would let ffmpeg finish its file.
  const options = { cwd: scratch, signal, killSignal: 'SIGKILL', maxBuffer: Infinity } as const;
  const running = promisify(execFile)(tool, [...common, ...args], options);
  if (args.includes('-stats') && process.stderr.isTTY) running.child.stderr?.pipe(process.stderr);
  return running.catch(({ message, stderr = '' }) => {
    const lines: string[] = stderr.split(/[\r\n]+/);
    const first = lines.find((line) => line && !line.startsWith('frame='));
    // The parts of the tool that speak are in brackets.
    const cause = first?.replace(/^(\[.*?\] *)+/, '');
    throw new Error(cause ?? message);
  });
}

export async function writeImage(
  input: readonly string[],
  filter: string,
  name: string,
  workspace: Workspace,
) {
  await runFfmpeg('ffmpeg', [...input, '-vf', filter, '-frames:v', '1', name], workspace);
  return path.join(workspace.scratch, name);
}
