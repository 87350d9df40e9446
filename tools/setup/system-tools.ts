/** What the full test suite needs besides npm's packages and Chromium. `npm run setup` installs it. */
import { installDebianPackages } from './debian';
import { engines } from '../test/engines';
import { hasFfmpeg } from './ffmpeg';
import { hasNginx, nginxPackages } from './nginx';

/** Debian's packages of each tool, and whether it is here. */
const tools = {
  ffmpeg: { packages: ['ffmpeg'], isHere: hasFfmpeg },
  nginx: { packages: nginxPackages, isHere: hasNginx },
  ...engines,
};

/**
 * Installs the tools that are missing, each by itself, so that one that cannot be had keeps none of the others away.
 * @param signal ends the installation
 */
export async function installTools(signal: AbortSignal): Promise<void> {
  for (const { packages, isHere } of Object.values(tools)) {
    if (!isHere()) await installDebianPackages(packages, signal).catch(() => {});
    signal?.throwIfAborted();
  }
}

/** @returns the tools that are missing, each with Debian's packages that bring it */
export function missingTools(): string[] {
  return Object.entries(tools)
    .filter(([, { isHere }]) => !isHere())
    .map(([name, { packages }]) => `${name} (Debian: ${packages.join(', ')})`);
}
