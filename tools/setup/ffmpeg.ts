import { spawnSync } from 'node:child_process';

/** ffmpeg's encoders for AV1, H.264 and Opus. */
export const neededEncoders = ['libaom-av1', 'libx264', 'libopus'];

/** Whether ffmpeg and ffprobe are installed, with every encoder that the videos need. */
export function hasFfmpeg(): boolean {
  const { stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' });
  const { status } = spawnSync('ffprobe', ['-version']);
  return status === 0 && neededEncoders.every((encoder) => stdout?.includes(` ${encoder} `));
}
