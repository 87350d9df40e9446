/**
 * `npm run test:engines`: builds the exports, then runs the specs of e2e/engines in Debian's stock browsers, with the
 * arguments given. While writing specs, `npx playwright test --config e2e/engines` runs them against the exports of
 * the last build.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildExports, runPlaywright } from './e2e';
import { main } from '../run.mjs';

/** The browsers by the names of their projects, with Debian's packages that bring and drive them. */
export const engines: Record<'firefox-esr' | 'webkitgtk', { packages: string[]; isHere: () => boolean }> = {
  'firefox-esr': { packages: ['firefox-esr'], isHere: () => existsSync(firefox) },
  webkitgtk: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    isHere: () => [webKitDriver, xvfb, miniBrowser()].every((file) => file && existsSync(file)),
  },
};

export const firefox = '/usr/bin/firefox-esr';
export const webKitDriver = '/usr/bin/WebKitWebDriver';

/** The display of a browser that has no headless mode. */
export const xvfb = '/usr/bin/Xvfb';

/** @returns WebKitGTK's own browser, which Debian keeps in a folder of the architecture */
export function miniBrowser(): string | undefined {
  return readdirSync('/usr/lib')
    .map((folder) => path.join('/usr/lib', folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((file) => existsSync(file));
}

/**
 * Runs the specs of e2e/engines against the exports of the last build, in the browsers that are here.
 * @param args what `playwright test` takes besides
 * @param signal ends it
 * @throws {Error} when there is no such browser; a `CommandFailed` when a spec fails
 */
export async function runEngineSpecs(args: string[], signal: AbortSignal): Promise<void> {
  if (!Object.values(engines).some(({ isHere }) => isHere())) {
    throw new Error('There is no browser to test: `npm run setup` installs them on Debian.');
  }
  await runPlaywright(['--config', 'e2e/engines', ...args], signal);
}

main(import.meta.url, async (signal) => {
  await buildExports(signal);
  await runEngineSpecs(process.argv.slice(2), signal);
});
