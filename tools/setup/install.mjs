import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm, root, step } from '../run.mjs';

const packages = path.join(root, 'node_modules');
/** Is there while npm installs. What an interrupted installation has left cannot be told from whole packages. */
const unfinished = path.join(packages, '.unfinished');

/**
 * Lets npm install what is missing or too old. npm ends by itself after Ctrl-C, which the terminal sends to it, too.
 * @param {'site' | 'all'} set `site` leaves out what only tests and tools need, unless it is there already
 * @throws {Error} with npm's output
 */
export async function install(set) {
  if (existsSync(unfinished)) rmSync(packages, { recursive: true });
  const isSmall = set === 'site' && !existsSync(path.join(packages, 'jest'));
  mkdirSync(packages, { recursive: true });
  writeFileSync(unfinished, '');
  const args = [
    'install',
    '--no-save',
    '--prefer-offline',
    '--loglevel=error',
    isSmall ? '--omit=dev' : '--include=dev',
  ];
  await step('Installing the packages (the first time, about a minute)', () => npm(args, { quiet: true }));
  rmSync(unfinished);
}
