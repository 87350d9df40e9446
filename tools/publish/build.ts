/**
 * `npm run build`: writes the site to `out/`. Next.js compiles and exports the pages, next-sitemap lists them, and
 * finish-export.ts turns them into the published site.
 */
import { main, run, step } from '../run.mjs';

/**
 * @param options `env` has settings that override `.env`; `signal` stops the build
 * @throws {Error} with the output of a step that fails
 */
export async function build({
  env,
  signal,
}: { env?: Record<string, string>; signal?: AbortSignal } = {}): Promise<void> {
  const options = {
    env: {
      // Next.js fails with another one that the shell may have set.
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ...env,
    },
    signal,
    quiet: true,
  };
  await step('Compiling the pages', () => run(['node_modules/next/dist/bin/next', 'build'], options));
  await step('Listing them in the sitemap', () =>
    run(['node_modules/next-sitemap/bin/next-sitemap.mjs', '--config', 'next-sitemap.config.mjs'], options),
  );
  await step('Making it fast and secure', () =>
    run(['--import', 'tsx', 'tools/publish/finish-export.ts'], options),
  );
}

main(import.meta.url, (signal) => build({ signal }));
