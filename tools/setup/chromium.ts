import { existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';
import { chromium } from 'playwright';
import { run, step } from '../run.mjs';
import { installPackages } from './debian';

/**
 * Finds the browser of the e2e specs: the one that `CHROME_PATH` names, else Playwright's own Chromium, else the
 * system's Chrome or Chromium.
 * @returns its absolute path, for `chromium.launch({ executablePath })`; undefined if no browser exists
 */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  if (!process.env.CHROME_PATH && existsSync(own)) return own;
  try {
    return process.env.CHROME_PATH || Launcher.getFirstInstallation();
  } catch {
    // On Linux, chrome-launcher throws if no browser is installed.
    return undefined;
  }
}

/**
 * Makes sure that a browser starts: an installed one, else Playwright's own, else Debian's package. Sets `CHROME_PATH` to
 * it, for `findChromium` in this process and its child processes.
 * @param signal ends an installation
 * @returns the browser's absolute path
 * @throws {Error} if no browser starts; an `AbortError` after `signal`
 */
export async function ensureChromium(signal?: AbortSignal): Promise<string> {
  for (const source of [
    async () => findChromium(),
    async () => {
      // In milliseconds. Playwright tries five times, and waits this long for a response each time.
      const options = { env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '3000' }, signal, quiet: true };
      // The headless shell is only for a `chromium.launch()` without a path.
      const download = ['install', '--no-shell', 'chromium'];
      await step('Downloading Chromium', () => run('node_modules/.bin/playwright', download, options));
      return chromium.executablePath();
    },
    async () => {
      await installPackages(['chromium'], signal);
      return '/usr/bin/chromium';
    },
  ]) {
    try {
      const executablePath = await source();
      if (!executablePath) continue;
      // It may lack system libraries or be too old, for example.
      await (await chromium.launch({ executablePath })).close();
      return (process.env.CHROME_PATH = executablePath);
    } catch {
      signal?.throwIfAborted();
    }
  }
  throw new Error('The tests need a browser: install Chromium or Google Chrome, then try again.');
}
