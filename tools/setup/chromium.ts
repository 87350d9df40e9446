import { existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';
import { chromium } from 'playwright';
import { installDebianPackages } from './debian';
import { downloadBrowsers, starts } from './playwright';
import { step } from '../run.mjs';

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
      // The headless shell is only for a `chromium.launch()` without a path.
      await step("Downloading Playwright's Chromium", () =>
        downloadBrowsers(['--no-shell', 'chromium'], signal),
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
    if (executablePath && (await starts(chromium, executablePath))) {
      process.env.CHROME_PATH = executablePath;
      return executablePath;
    }
  }
  throw new Error(
    'The tests need a browser, and none could be found, downloaded or installed: install Chromium or Google Chrome, then try again.',
  );
}

function systemChromium(): string | undefined {
  try {
    return Launcher.getFirstInstallation();
  } catch {
    // On Linux, chrome-launcher throws if no browser is installed.
    return undefined;
  }
}
