/** Finds or installs ffmpeg, with which the unit tests make odd footage. */
import { spawnSync } from 'node:child_process';
import { installDebianPackage } from './debian.mjs';

/** What ffmpeg must be able to write: AV1, H.264 and Opus. */
export const neededEncoders = ['libsvtav1', 'libx264', 'libopus'];

/** @returns {boolean} whether ffmpeg and ffprobe are here, with every encoder that the films need */
export function hasFfmpeg() {
  const { stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' });
  const { status } = spawnSync('ffprobe', ['-version']);
  return status === 0 && neededEncoders.every((encoder) => stdout?.includes(` ${encoder} `));
}

/**
 * Installs Debian's package where there is no ffmpeg. Without one, the tests that need it are skipped.
 * @param {AbortSignal} [signal] ends the installation
 * @returns {Promise<void>}
 */
export async function ensureFfmpeg(signal) {
  if (hasFfmpeg()) return;
  await installDebianPackage('ffmpeg', signal).catch(() => {});
  signal?.throwIfAborted();
  if (!hasFfmpeg()) console.log('ffmpeg is missing: the tests of "npm run media" will be skipped.');
}
