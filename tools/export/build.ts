/** `npm run build`: writes the site to `out/`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import nextEnv from '@next/env';
import { readSettings } from '../../lib/build/read-settings';
import { problemsOfContent } from '../check/content';
import { main, packageFile, root, run, step } from '../run.mjs';
import { filesIn } from './files';
import { finishExport } from './finish-export';

type Options = { env?: Record<string, string>; signal?: AbortSignal };

/** `env` overrides `.env`. */
export async function build({ env, signal }: Options = {}): Promise<void> {
  const settings = readSettings({ ...nextEnv.loadEnvConfig(root, false).combinedEnv, ...env });
  const problems = await problemsOfContent();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  // A NODE_ENV from the shell would make `next build` fail.
  const variables = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env };
  const options = { env: variables, signal, quiet: true };
  await step('Compiling the pages', () => run([packageFile('next/dist/bin/next')!, 'build'], options));
  const list = [packageFile('next-sitemap/bin/next-sitemap.mjs')!, '--config', 'next-sitemap.config.mjs'];
  await step('Listing them in the sitemap', () => run(list, options));
  const out = path.join(root, 'out');
  await step('Making it fast and secure', async () =>
    finishExport(out, filesIn(path.join(root, 'public')), settings),
  );
  writeLicenses(out);
}

/** The licenses of the font and of third-party scripts, which must come with each copy of them. */
function writeLicenses(out: string): void {
  const licenses = {
    Archivo: path.join(root, 'lib/build/fonts/OFL.txt'),
    'Next.js': packageFile('next/license.md')!,
    React: packageFile('react/LICENSE')!,
  };
  const texts = Object.entries(licenses).map(([name, file]) => `${name}\n\n${readFileSync(file, 'utf8')}`);
  writeFileSync(path.join(out, 'licenses.txt'), texts.join('\n\n'));
}

main(import.meta.url, (signal) => build({ signal }));
