/**
 * `npm run check:launch`: tells what is left before the site in `out/` can be published, and ends with 1 while
 * something is. `npm run check:launch -- --offline` leaves out what needs the network.
 */
import nextEnv from '@next/env';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../lib/read-settings.mjs';
import { backendSource } from './export/policy.mjs';
import { backend, siteAddress } from './launch/addresses.mjs';
import { sizes } from './launch/budgets.mjs';
import { cards, icons } from './launch/cards.mjs';
import { email, securityTxt } from './launch/email.mjs';
import { readExport } from './launch/export.mjs';
import { files } from './launch/files.mjs';
import { leftOf, listOf } from './launch/findings.mjs';
import { links } from './launch/links.mjs';
import { internet, networkFindings } from './launch/network.mjs';
import { brandName, placeholderText } from './launch/placeholders.mjs';
import { policies } from './launch/policies.mjs';
import { notFound, searchFiles } from './launch/search.mjs';
import { tourVideo } from './launch/tour.mjs';
import { main, root } from './run.mjs';

/** @typedef {import('./launch/findings.mjs').Finding | import('./launch/findings.mjs').Finding[]} Checked */

/**
 * Checks an export and prints the list of what is done and what is not.
 * @param {object} options
 * @param {string} options.folder of the export, absolute
 * @param {Record<string, string | undefined>} options.env has the settings of `.env`
 * @param {Date} options.today
 * @param {import('./launch/network.mjs').Network} [options.network] none leaves out what needs it
 * @returns {Promise<void>}
 * @throws {Error} with the number of things that are left, when there are any; when there is no export; when a
 *   setting is of no use
 */
export async function checkLaunch({ folder, env, today, network }) {
  const { siteUrl, apiBase, tourVideo: video } = readSettings(env);
  const backendAddress = backendSource(apiBase);
  const site = readExport(folder);
  const checks = {
    email: () => email(site),
    siteAddress: () => siteAddress(site, siteUrl),
    backend: () => backend(site, backendAddress),
    tourVideo: () => tourVideo(site, video?.kind === 'film' ? video.path : (video?.watchUrl ?? '')),
    brandName: () => brandName(site),
    cards: () => cards(site),
    icons: () => icons(site),
    placeholderText: () => placeholderText(site),
    searchFiles: () => searchFiles(site),
    files: () => files(site),
    policies: () => policies(site, backendAddress),
    sizes: () => sizes(site),
    links: () => links(site),
    notFound: () => notFound(site),
    securityTxt: () => securityTxt(site, today),
    networkFindings: () => networkFindings(site, network),
  };
  const findings = (await Promise.all(Object.entries(checks).map(attempt))).flat();
  console.log(`${listOf(findings)}\n`);
  const left = leftOf(findings);
  if (left) throw new Error(left);
  console.log('Ready to launch.');
}

/**
 * @param {[string, () => Checked | Promise<Checked>]} check its name and itself
 * @returns {Promise<Checked>} what it found; that it failed when it did, so that the list goes on
 */
async function attempt([name, check]) {
  try {
    return await check();
  } catch (error) {
    const detail = `the check failed: ${error instanceof Error ? error.message : error}`;
    return {
      item: name,
      status: 'blocked',
      detail,
      todo: 'Mend what it stumbled over, or the check in scripts/launch/.',
    };
  }
}

/**
 * @returns {boolean} whether `--offline` is given
 * @throws {Error} when anything else is
 */
function isOffline() {
  try {
    return parseArgs({ options: { offline: { type: 'boolean', default: false } } }).values.offline;
  } catch {
    throw new Error(`The only option is --offline; "${process.argv.slice(2).join(' ')}" is not understood.`);
  }
}

main(import.meta.url, async (signal) => {
  const network = isOffline() ? undefined : internet(signal);
  // The settings of .env, as `next build` reads them.
  nextEnv.loadEnvConfig(root, false, { info() {}, error: console.error });
  await checkLaunch({ folder: path.join(root, 'out'), env: process.env, today: new Date(), network });
});
