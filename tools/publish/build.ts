/** `npm run build`: writes the site to `out/`. */
import path from 'node:path';
import nextEnv from '@next/env';
import { readSettings } from '../../lib/build/read-settings';
import { main, root, run, step } from '../run.mjs';
import { finishExport } from './finish-export';

type Options = { env?: Record<string, string>; signal?: AbortSignal };

/** Builds the site until `signal` stops it. `env` has settings that override `.env`. */
export async function build({ env, signal }: Options = {}): Promise<void> {
  const settings = readSettings({ ...nextEnv.loadEnvConfig(root, false).combinedEnv, ...env });
  // A NODE_ENV inherited from the shell makes `next build` fail.
  const variables = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env };
  const options = { env: variables, signal, quiet: true };
  await step('Compiling the pages', () => run(['node_modules/next/dist/bin/next', 'build'], options));
  const list = ['node_modules/next-sitemap/bin/next-sitemap.mjs', '--config', 'next-sitemap.config.mjs'];
  await step('Listing them in the sitemap', () => run(list, options));
  await step('Making it fast and secure', async () => finishExport(path.join(root, 'out'), settings));
}

main(import.meta.url, (signal) => build({ signal }));
