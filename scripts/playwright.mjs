import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './run.mjs';

/** Playwright's command, to be run by node. */
export const playwrightCommand = path.join(root, 'node_modules', 'playwright', 'cli.js');

/**
 * Downloads Playwright's own browsers, unless they are here.
 * @param {string[]} names what `playwright install` takes
 * @param {AbortSignal} [signal] ends the download
 * @returns {Promise<void>}
 * @throws when the download fails
 */
export async function downloadBrowsers(names, signal) {
  await promisify(execFile)(process.execPath, [playwrightCommand, 'install', ...names], {
    // Playwright tries five times, each time with this much patience for a silent network, in milliseconds.
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '3000' },
    signal,
  });
}

/**
 * @param {import('playwright').BrowserType} browserType
 * @param {string} [executablePath] Playwright's own browser unless told
 * @returns {Promise<boolean>} false for one that lacks system libraries or is too old, for example
 */
export async function starts(browserType, executablePath) {
  try {
    const browser = await browserType.launch({ executablePath });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
