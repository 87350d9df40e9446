/**
 * `npm run check:launch`: tells what is left before the site in `out/` can be published, and ends with 1 while
 * something is. `npm run check:launch -- --offline` leaves out what needs the network.
 */
import type { Network } from './network';
import type { Finding } from './findings';
import nextEnv from '@next/env';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../../../lib/build/read-settings';
import { backendSource } from '../../publish/secure/policy';
import { backend, siteAddress } from './urls';
import { sizes } from './budgets';
import { cards, icons } from './cards';
import { email, securityTxt } from './email';
import { readExport } from './export';
import { files } from './files';
import { leftOf, listOf } from './findings';
import { links } from './links';
import { internet, networkFindings } from './network';
import { brandName, placeholderText } from './placeholders';
import { policies } from './policies';
import { notFound, searchFiles } from './search';
import { tourVideo } from './tour';
import { main, root } from '../../run.mjs';

export type Checked = Finding | Finding[];

/**
 * Checks an export and prints the list of what is done and what is not.
 * @param options.folder of the export, absolute
 * @param options.env has the settings of `.env`
 * @param options.network none leaves out what needs it
 * @throws {Error} with the number of things that are left, when there are any; when there is no export; when a
 *   setting is of no use
 */
export async function checkLaunch({
  folder,
  env,
  today,
  network,
}: {
  folder: string;
  env: Record<string, string | undefined>;
  today: Date;
  network?: Network;
}): Promise<void> {
  const { siteUrl, apiBase, tourVideo: video } = readSettings(env);
  const backendAddress = backendSource(apiBase);
  const site = readExport(folder);
  const checks = {
    email: () => email(site),
    siteAddress: () => siteAddress(site, siteUrl),
    backend: () => backend(site, backendAddress),
    tourVideo: () => tourVideo(site, video?.kind === 'video' ? video.path : (video?.watchUrl ?? '')),
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
 * @param check its name and itself
 * @returns what it found; that it failed when it did, so that the list goes on
 */
async function attempt([name, check]: [string, () => Checked | Promise<Checked>]): Promise<Checked> {
  try {
    return await check();
  } catch (error) {
    const detail = `the check failed: ${error instanceof Error ? error.message : error}`;
    return {
      item: name,
      status: 'blocked',
      detail,
      todo: 'Mend what it stumbled over, or the check in tools/check/launch/.',
    };
  }
}

/**
 * @returns whether `--offline` is given
 * @throws {Error} when anything else is
 */
function isOffline(): boolean {
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
