import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { packageFile, run } from '../run.mjs';

const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of the specs: that of `CHROME_PATH`, Playwright's, or an installed one, if any. */
export const findChromium = (): string | undefined =>
  process.env.CHROME_PATH || [chromium.executablePath(), ...installedBrowsers].find(existsSync);

/** Installs the system's package only where Playwright cannot download its Chromium. @throws {Error} without a browser */
export async function ensureChromium(signal?: AbortSignal): Promise<string> {
  const download = [packageFile('playwright/cli.js')!, 'install', '--no-shell', 'chromium'];
  if (!findChromium()) await run(download, { signal, quiet: true }).catch(() => signal?.throwIfAborted());
  if (!findChromium()) {
    console.log(
      'Playwright cannot download Chromium: installing the package of this system (apt-get install chromium) …',
    );
    installPackages('chromium');
  }
  const found = findChromium();
  if (!found) throw new Error('The tests need a browser: install Chromium or Google Chrome, then try again.');
  return found;
}

/** As root, or with a `sudo` that needs no password. @returns the packages that Debian or Ubuntu does not have */
export function installPackages(names: string): string[] {
  const missing = () => names.split(' ').filter((name) => spawnSync('dpkg', ['--status', name]).status !== 0);
  const aptGet = process.getuid?.() === 0 ? 'apt-get' : 'sudo -n apt-get';
  for (const task of ['update', ...missing().map((name) => `install -y ${name}`)])
    spawnSync('sh', ['-c', `DEBIAN_FRONTEND=noninteractive ${aptGet} ${task}`]);
  return missing();
}
