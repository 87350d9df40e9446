/**
 * `npm run test:engines` builds the exports, then runs the specs of e2e/engines in Debian's own browsers, with its
 * arguments. While you write specs, `npx playwright test --config e2e/engines` runs them against the last build.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildExports, runPlaywright } from './e2e';
import { main } from '../run.mjs';

/** The browsers by the names of their projects, with the Debian packages that contain and drive them. */
export const engines: Record<'firefox-esr' | 'webkitgtk', { packages: string[]; isHere: () => boolean }> = {
  'firefox-esr': {
    packages: ['firefox-esr', 'xvfb'],
    isHere: () => [firefox, xvfb].every((file) => existsSync(file)),
  },
  webkitgtk: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    isHere: () => [webKitDriver, xvfb, miniBrowser()].every((file) => file && existsSync(file)),
  },
};

export const firefox = '/usr/bin/firefox-esr';
export const webKitDriver = '/usr/bin/WebKitWebDriver';

/** The display of the browsers: WebKitGTK has no headless mode, and Firefox no WebGL in its own. */
export const xvfb = '/usr/bin/Xvfb';

/** Finds WebKitGTK's own browser, which Debian installs in a folder named after the architecture. */
export function miniBrowser(): string | undefined {
  return readdirSync('/usr/lib')
    .map((folder) => path.join('/usr/lib', folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((file) => existsSync(file));
}

/**
 * Runs the specs of e2e/engines against the last build, in the installed browsers.
 * @param args more arguments of `playwright test`
 * @param signal ends the run
 * @throws {Error} if none of the browsers is installed; a `CommandFailed` if a spec fails
 */
export async function runEngineSpecs(args: string[], signal: AbortSignal): Promise<void> {
  if (!Object.values(engines).some(({ isHere }) => isHere())) {
    throw new Error('Neither Firefox nor WebKitGTK is installed: `npm run setup` installs them on Debian.');
  }
  await runPlaywright(['--config', 'e2e/engines', ...args], signal);
}

main(import.meta.url, async (signal) => {
  await buildExports(signal);
  await runEngineSpecs(process.argv.slice(2), signal);
});
