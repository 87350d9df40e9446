/** Finds or installs the browser of the e2e specs. */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { installDebianPackage } from './debian.mjs';
import { downloadBrowsers, starts } from './playwright.mjs';
import { root } from './run.mjs';

/** Remembers the browser that worked, so that a download that cannot succeed is not tried before every run. */
const memory = path.join(root, 'node_modules', '.cache', 'chromium-path');

/**
 * Finds the browser for `chromium.launch({ executablePath })`: the one that `ensureChromium` chose, else
 * Playwright's own full Chromium (a plain headless `chromium.launch()` would want its smaller headless shell,
 * which is not installed here), else one of the system.
 * @returns {string | undefined} its absolute path; undefined when there is none
 */
export function findChromium() {
  return remembered() ?? [chromium.executablePath(), ...systemChromiums()].find((file) => existsSync(file));
}

/**
 * Makes sure that there is a browser which starts: Playwright's own where its download works, else a system
 * Chromium or Chrome, else Debian's package. The choice holds until `npm ci` empties `node_modules`.
 * @param {AbortSignal} [signal] ends an installation
 * @returns {Promise<string>} the browser's absolute path
 * @throws {Error} when none can be had; an `AbortError` after `signal`
 */
export async function ensureChromium(signal) {
  const chosen = remembered();
  if (chosen) return chosen;

  const sources = [
    async () => {
      if (!existsSync(chromium.executablePath())) {
        console.log("Downloading Playwright's own Chromium ...");
        await downloadBrowsers(['--no-shell', 'chromium'], signal);
      }
      return [chromium.executablePath()];
    },
    async () => systemChromiums(),
    async () => {
      await installDebianPackage('chromium', signal);
      return systemChromiums();
    },
  ];
  for (const source of sources) {
    const candidates = await source().catch(() => []);
    signal?.throwIfAborted();
    for (const executablePath of candidates) {
      if (await starts(chromium, executablePath)) {
        mkdirSync(path.dirname(memory), { recursive: true });
        writeFileSync(memory, executablePath);
        console.log(`The e2e specs use ${executablePath}`);
        return executablePath;
      }
    }
  }
  throw new Error(
    'No Chromium that starts could be found, downloaded or installed: install Chromium or Google Chrome, then run `npm test` again.',
  );
}

/**
 * Looks for Chromium and Chrome in PATH and in the usual places.
 * @param {{ platform?: NodeJS.Platform, env?: Record<string, string | undefined> }} [system] this one unless told
 * @returns {string[]} absolute paths of executable files, best first
 */
export function systemChromiums({ platform = process.platform, env = process.env } = {}) {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const inPath = names.flatMap((name) => folders.map((folder) => path.resolve(folder, name)));
  return [...inPath, ...usualPlaces(platform, env)].filter(isExecutable);
}

/** @returns {string | undefined} the browser that worked, while it is there */
function remembered() {
  const file = existsSync(memory) ? readFileSync(memory, 'utf8') : '';
  return existsSync(file) ? file : undefined;
}

/**
 * @param {NodeJS.Platform} platform
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
function usualPlaces(platform, env) {
  if (platform === 'darwin') {
    const apps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
    return ['/Applications', path.join(env.HOME ?? '/', 'Applications')].flatMap((folder) =>
      apps.map((app) => path.join(folder, app)),
    );
  }
  if (platform === 'win32') {
    const folders = [env.LOCALAPPDATA, env.PROGRAMFILES, env['PROGRAMFILES(X86)']];
    return folders.flatMap((folder) =>
      folder
        ? ['Chromium', 'Google/Chrome'].map((app) => path.join(folder, app, 'Application', 'chrome.exe'))
        : [],
    );
  }
  return ['/snap/bin/chromium', '/opt/google/chrome/chrome'];
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
