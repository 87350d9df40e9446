/**
 * `npm run build`: writes the site to `out/`. Next.js compiles and exports the pages, next-sitemap lists them, and
 * finish-export.ts turns them into the published site.
 */
import { main, run, step } from '../run.mjs';

type Options = { env?: Record<string, string>; signal?: AbortSignal };

/**
 * @param options `env` has settings that override `.env`; `signal` stops the build
 * @throws {Error} with the output of a step that fails
 */
export async function build({ env, signal }: Options = {}): Promise<void> {
  // A NODE_ENV inherited from the shell makes `next build` fail.
  const settings = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env };
  const options = { env: settings, signal, quiet: true };
  await step('Compiling the pages', () => run(['node_modules/next/dist/bin/next', 'build'], options));
  const list = ['node_modules/next-sitemap/bin/next-sitemap.mjs', '--config', 'next-sitemap.config.mjs'];
  await step('Listing them in the sitemap', () => run(list, options));
  const finish = ['--import', 'tsx', 'tools/publish/finish-export.ts'];
  await step('Making it fast and secure', () => run(finish, options));
}

main(import.meta.url, (signal) => build({ signal }));
