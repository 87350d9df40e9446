import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { packageFile, root, run, step } from '../run.mjs';

/** Runs the npm that runs this script, as `run` does. */
export async function npm(args, options) {
  const { npm_execpath: npm = '' } = process.env;
  if (!/npm-cli\.c?js$/.test(npm))
    throw new Error('Use npm: package-lock.json is for no other package manager.');
  await run([npm, ...args], options);
}

/**
 * npm gets Ctrl-C itself; this waits for its end.
 * @param {'site' | 'all'} set `site` leaves out what only tests and tools need, unless it is there already
 */
export async function install(set, signal) {
  const packages = path.join(root, 'node_modules');
  // npm writes this list last. Without it, a package may have only some of its files.
  const isWhole = existsSync(path.join(packages, '.package-lock.json'));
  if (!isWhole) rmSync(packages, { recursive: true, force: true });
  const args = ['install', '--no-save', '--prefer-offline', '--loglevel=error'];
  // Overrides `include` in .npmrc, which would win over `--omit`.
  if (set === 'site' && !packageFile('jest')) args.push('--omit=dev', '--include=prod');
  await step('Installing the packages (the first time, about a minute)', () => npm(args, { quiet: true }));
  signal.throwIfAborted();
  (await import('tsx/esm/api')).register();
}
