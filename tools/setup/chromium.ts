/** Finds or installs the browser of the e2e specs. */
import { Launcher } from 'chrome-launcher';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installDebianPackages } from './debian';
import { downloadBrowsers, starts } from './playwright';
import { step } from '../run.mjs';

/**
 * Finds the browser for `chromium.launch({ executablePath })`: the one that `CHROME_PATH` names, else Playwright's own
 * Chromium, else the system's Chrome or Chromium.
 * @returns its absolute path; undefined when there is none
 */
export function findChromium(): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const own = chromium.executablePath();
  return existsSync(own) ? own : systemChromium();
}

/**
 * Makes sure that there is a browser which starts: one that is here, else Playwright's own, else Debian's package. The
 * choice is left in `CHROME_PATH`, for `findChromium` in this process and those that it starts.
 * @param signal ends an installation
 * @returns the browser's absolute path
 * @throws {Error} when there is none; an `AbortError` after `signal`
 */
export async function ensureChromium(signal?: AbortSignal): Promise<string> {
  const sources = [
    async () => findChromium(),
    async () => systemChromium(),
    async () => {
      // A headless `chromium.launch()` without a path wants the smaller headless shell, which is left out.
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
    'No Chromium that starts could be found, downloaded or installed: install Chromium or Google Chrome, then run the command again.',
  );
}

function systemChromium(): string | undefined {
  try {
    return Launcher.getFirstInstallation();
  } catch {
    // How chrome-launcher says on Linux that there is none.
    return undefined;
  }
}
