import type { BrowserType } from 'playwright';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../run.mjs';

/** Playwright's command, a script for Node.js. */
export const playwrightCommand = path.join(root, 'node_modules', 'playwright', 'cli.js');

/**
 * Downloads Playwright's own browsers, unless they are installed.
 * @param names arguments of `playwright install`
 * @param signal ends the download
 * @throws if the download fails
 */
export async function downloadBrowsers(names: string[], signal?: AbortSignal): Promise<void> {
  await promisify(execFile)(process.execPath, [playwrightCommand, 'install', ...names], {
    // In milliseconds. Playwright tries five times, and waits this long for a response each time.
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '3000' },
    signal,
  });
}

/** Whether a browser starts: it may lack system libraries or be too old, for example. */
export async function starts(browserType: BrowserType, executablePath: string): Promise<boolean> {
  try {
    const browser = await browserType.launch({ executablePath });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
