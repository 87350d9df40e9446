import { installDebianPackages } from './debian';
import { engines } from '../test/engines';
import { hasFfmpeg } from './ffmpeg';
import { hasNginx, nginxPackages } from './nginx';

/** What the full test suite needs besides npm's packages and Chromium, with the Debian packages of each tool. */
const tools = {
  ffmpeg: { packages: ['ffmpeg'], isHere: hasFfmpeg },
  nginx: { packages: nginxPackages, isHere: hasNginx },
  ...engines,
};

/**
 * Installs the missing tools one by one. If one fails, it still installs the others.
 * @param signal ends the installation
 */
export async function installTools(signal: AbortSignal): Promise<void> {
  for (const { packages, isHere } of Object.values(tools)) {
    if (!isHere()) await installDebianPackages(packages, signal).catch(() => {});
    signal?.throwIfAborted();
  }
}

/** Names the missing tools, each with its Debian packages. */
export function missingTools(): string[] {
  return Object.entries(tools)
    .filter(([, { isHere }]) => !isHere())
    .map(([name, { packages }]) => `${name} (Debian: ${packages.join(', ')})`);
}
