/**
 * `npm run build`: writes the site to `out/` and the recipes for hosts to `recipes/`. Next compiles and exports the
 * pages, next-sitemap lists them, and finish-export.mjs makes of them what is published.
 */
import { main, run, step } from './run.mjs';

/**
 * @param {{ env?: Record<string, string>, signal?: AbortSignal }} [options] `env` has settings that win over `.env`;
 *   `signal` ends the build
 * @returns {Promise<void>}
 * @throws {import('./run.mjs').CommandFailed} with all that was printed, when a step fails
 */
export async function build({ env, signal } = {}) {
  const options = { env: { NEXT_TELEMETRY_DISABLED: '1', ...env }, signal, quiet: true };
  await step('Compiling the pages', () => run('node_modules/.bin/next', ['build'], options));
  await step('Listing them in the sitemap', () =>
    run('node_modules/.bin/next-sitemap', ['--config', 'next-sitemap.config.mjs'], options),
  );
  await step('Finishing the export', () => run(process.execPath, ['scripts/finish-export.mjs'], options));
}

main(import.meta.url, (signal) => build({ signal }));
