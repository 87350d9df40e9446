/**
 * `npm run check:launch`: lists what to do before you can publish the site in `out/`, and exits with 1 until it is done.
 * `npm run check:launch -- --offline` leaves out what needs the network.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { readSettings } from '../../../lib/build/read-settings';
import { backendSource } from '../../publish/secure/policy';
import { tryPages } from '../../publish/trial';
import { main, root } from '../../run.mjs';
import { ensureChromium } from '../../setup/chromium';
import { countProblems, formatFinding } from '../findings';
import { runChecks, type Context } from './checks';
import { readExport } from './export';
import { internet } from './network';

/**
 * Checks an export and prints the findings.
 * @param options.folder of the export, an absolute path
 * @param options.env has the settings of `.env`
 * @throws {Error} with the number of problems, if any; when there is no export; when a setting is wrong
 */
export async function checkLaunch({
  folder,
  env,
  today,
  tryPages,
  network,
}: { folder: string; env: Record<string, string | undefined> } & Pick<
  Context,
  'today' | 'tryPages' | 'network'
>): Promise<void> {
  const { siteUrl, apiBase, tourVideo: video } = readSettings(env);
  const tourVideo = (video?.kind === 'video' ? video.path : video?.watchUrl) ?? '';
  const context = { siteUrl, backend: backendSource(apiBase), tourVideo, today, tryPages, network };
  const findings = await runChecks(readExport(folder), context);
  console.log(`${findings.map(formatFinding).join('\n')}\n`);
  const problems = countProblems(findings);
  if (problems) throw new Error(`${problems} left before launch.`);
  console.log('Ready to launch.');
}

/**
 * @returns whether the option `--offline` is given
 * @throws {Error} for any other argument
 */
function isOffline(): boolean {
  try {
    return parseArgs({ options: { offline: { type: 'boolean', default: false } } }).values.offline;
  } catch {
    throw new Error(`The only option is --offline, not "${process.argv.slice(2).join(' ')}".`);
  }
}

main(import.meta.url, async (signal) => {
  const network = isOffline() ? undefined : internet(signal);
  // Read .env as `next build` does.
  nextEnv.loadEnvConfig(root, false, { info() {}, error: console.error });
  const folder = path.join(root, 'out');
  await ensureChromium(signal);
  await checkLaunch({
    folder,
    env: process.env,
    today: new Date(),
    tryPages: () => tryPages(folder),
    network,
  });
});
