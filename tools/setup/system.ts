import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';
import { chromium } from 'playwright';
import { run } from '../run.mjs';

/** The path of the specs' browser: the one that `CHROME_PATH` names, Playwright's own Chromium, or an installed one, if any. */
export function findChromium(): string | undefined {
  const own = process.env.CHROME_PATH || chromium.executablePath();
  if (process.env.CHROME_PATH || existsSync(own)) return own;
  try {
    return Launcher.getFirstInstallation();
  } catch {
    // On Linux, chrome-launcher throws if no browser is installed.
    return undefined;
  }
}

/** Makes sure that there is such a browser: installs Debian's, or downloads Playwright's own. @returns its path */
export async function ensureChromium(signal?: AbortSignal): Promise<string> {
  if (!findChromium()) installPackages('chromium');
  const download = ['node_modules/playwright/cli.js', 'install', '--no-shell', 'chromium'];
  if (!findChromium()) await run(download, { signal }).catch(() => signal?.throwIfAborted());
  const found = findChromium();
  if (!found) throw new Error('The tests need a browser: install Chromium or Google Chrome, then try again.');
  return found;
}

/** Installs packages as root, or with a `sudo` that needs no password. @returns those that Debian or Ubuntu does not have */
export function installPackages(names: string): string[] {
  const missing = () => names.split(' ').filter((name) => spawnSync('dpkg', ['--status', name]).status !== 0);
  const aptGet = process.getuid?.() === 0 ? 'apt-get' : 'sudo -n apt-get';
  for (const task of ['update', ...missing().map((name) => `install -y ${name}`)])
    spawnSync('sh', ['-c', `DEBIAN_FRONTEND=noninteractive ${aptGet} ${task}`]);
  return missing();
}
