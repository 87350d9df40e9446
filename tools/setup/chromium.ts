import { existsSync } from 'node:fs';
import path from 'node:path';
import { Launcher } from 'chrome-launcher';
import { chromium } from 'playwright';
import { installDebianPackages } from './debian';
import { root, run, step } from '../run.mjs';

/** Playwright's command, a script for Node.js. */
export const playwrightCommand = path.join(root, 'node_modules', 'playwright', 'cli.js');

/**
 * Finds the browser of the e2e specs: the one that `CHROME_PATH` names, else Playwright's own Chromium, else the
 * system's Chrome or Chromium.
 * @returns its absolute path, for `chromium.launch({ executablePath })`; undefined if no browser exists
 */
export function findChromium(): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const own = chromium.executablePath();
  return existsSync(own) ? own : systemChromium();
}

/**
 * Makes sure that a browser starts: an installed one, else Playwright's own, else Debian's package. Sets `CHROME_PATH` to
 * it, for `findChromium` in this process and its child processes.
 * @param signal ends an installation
 * @returns the browser's absolute path
 * @throws {Error} if no browser starts; an `AbortError` after `signal`
 */
export async function ensureChromium(signal?: AbortSignal): Promise<string> {
  const sources = [
    async () => findChromium(),
    async () => systemChromium(),
    async () => {
      // In milliseconds. Playwright tries five times, and waits this long for a response each time.
      const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '3000' };
      // The headless shell is only for a `chromium.launch()` without a path.
      const download = [playwrightCommand, 'install', '--no-shell', 'chromium'];
      await step("Downloading Playwright's Chromium", () =>
        run(process.execPath, download, { env, signal, quiet: true }),
      );
      return chromium.executablePath();
    },
    async () => {
      await installDebianPackages(['chromium'], signal);
      return systemChromium();
    },
  ];
  for (const source of sources) {
    const executablePath = await source().catch(() => undefined);
    signal?.throwIfAborted();
    if (executablePath && (await starts(executablePath))) {
      process.env.CHROME_PATH = executablePath;
      return executablePath;
    }
  }
  throw new Error(
    'The tests need a browser, and none could be found, downloaded or installed: install Chromium or Google Chrome, then try again.',
  );
}

/** Whether a browser starts: it may lack system libraries or be too old, for example. */
async function starts(executablePath: string): Promise<boolean> {
  try {
    await (await chromium.launch({ executablePath })).close();
    return true;
  } catch {
    return false;
  }
}

function systemChromium(): string | undefined {
  try {
    return Launcher.getFirstInstallation();
  } catch {
    // On Linux, chrome-launcher throws if no browser is installed.
    return undefined;
  }
}
