/** What the full test suite needs besides npm's packages and Chromium. `npm run setup` installs it. */
import { installDebianPackages } from './debian.mjs';
import { engines } from './engines.mjs';
import { hasFfmpeg } from './ffmpeg.mjs';
import { hasNginx, nginxPackages } from './nginx.mjs';

/** Debian's packages of each tool, and whether it is here. */
const tools = {
  ffmpeg: { packages: ['ffmpeg'], isHere: hasFfmpeg },
  nginx: { packages: nginxPackages, isHere: hasNginx },
  ...engines,
};

/**
 * Installs the tools that are missing, each by itself, so that one that cannot be had keeps none of the others away.
 * @param {AbortSignal} [signal] ends the installation
 * @returns {Promise<void>}
 */
export async function installTools(signal) {
  for (const { packages, isHere } of Object.values(tools)) {
    if (!isHere()) await installDebianPackages(packages, signal).catch(() => {});
    signal?.throwIfAborted();
  }
}

/** @returns {string[]} the tools that are missing, each with Debian's packages that bring it */
export function missingTools() {
  return Object.entries(tools)
    .filter(([, { isHere }]) => !isHere())
    .map(([name, { packages }]) => `${name} (Debian: ${packages.join(', ')})`);
}
