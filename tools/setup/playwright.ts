import type { BrowserType } from 'playwright';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../run.mjs';

/** Playwright's command, to be run by node. */
export const playwrightCommand = path.join(root, 'node_modules', 'playwright', 'cli.js');

/**
 * Downloads Playwright's own browsers, unless they are here.
 * @param names what `playwright install` takes
 * @param signal ends the download
 * @throws when the download fails
 */
export async function downloadBrowsers(names: string[], signal?: AbortSignal): Promise<void> {
  await promisify(execFile)(process.execPath, [playwrightCommand, 'install', ...names], {
    // Playwright tries five times, each time with this much patience for a silent network, in milliseconds.
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '3000' },
    signal,
  });
}

/**
 * @param executablePath Playwright's own browser unless told
 * @returns false for one that lacks system libraries or is too old, for example
 */
export async function starts(browserType: BrowserType, executablePath: string): Promise<boolean> {
  try {
    const browser = await browserType.launch({ executablePath });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
