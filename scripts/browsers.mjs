/**
 * `npm run test:browsers`: the e2e specs in Playwright's own Firefox and WebKit, which are downloaded first, with the
 * arguments given.
 */
import { firefox, webkit } from 'playwright';
import { runAsRoot } from './debian.mjs';
import { buildExports, runPlaywright } from './e2e.mjs';
import { downloadBrowsers, playwrightCommand, starts } from './playwright.mjs';
import { main } from './run.mjs';

const names = ['firefox', 'webkit'];

/**
 * Makes sure that both browsers are here and start, with the system's libraries that they need.
 * @param {AbortSignal} [signal] ends an installation
 * @returns {Promise<void>}
 * @throws {Error} when they cannot be had; an `AbortError` after `signal`
 */
export async function ensureBrowsers(signal) {
  await downloadBrowsers(names, signal).catch(() => {
    signal?.throwIfAborted();
    throw new Error(
      'Firefox and WebKit of Playwright could not be downloaded: `npm run test:engines` tries the site in those of Debian.',
    );
  });
  if (await bothStart()) return;
  await runAsRoot(process.execPath, [playwrightCommand, 'install-deps', ...names], signal).catch(() => {});
  signal?.throwIfAborted();
  if (await bothStart()) return;
  throw new Error(
    'Firefox or WebKit of Playwright does not start: `npx playwright install-deps firefox webkit` installs what they need.',
  );
}

const bothStart = async () => (await starts(firefox)) && (await starts(webkit));

main(import.meta.url, async (signal) => {
  console.log("Downloading Playwright's own Firefox and WebKit, unless they are here ...");
  await ensureBrowsers(signal);
  await buildExports(signal);
  await runPlaywright(['--config', 'playwright.browsers.config.ts', ...process.argv.slice(2)], signal);
});
