/**
 * Checks the version of Node.js, then installs the packages: `node tools/setup/ready.mjs [site | all]`. package.json runs
 * this first, so it uses only what old versions understand.
 */
import { existsSync, readFileSync, realpathSync, statSync } from 'fs';
import { fileURLToPath } from 'url';

/**
 * Lets npm install the packages if it has not done so since package-lock.json changed. A version that somebody has
 * installed stays, with or without `--no-save`: then npm's own record is newer than package-lock.json.
 * @param set `site` to build and serve, `all` to test too
 * @param signal ends the installation
 * @throws {CommandFailed} with npm's output
 */
export async function install(set, signal) {
  const { run, step } = await import('../run.mjs');
  const changed = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
  const record = changed('node_modules/.package-lock.json');
  const hasAll = existsSync('node_modules/jest');
  if (record && record >= changed('package-lock.json') && (hasAll || set === 'site')) return;

  const development = set === 'site' && !hasAll ? '--omit=dev' : '--include=dev';
  await step('Installing the packages (about a minute)', () =>
    run('npm', ['install', '--no-save', '--loglevel=error', development], { signal, quiet: true }),
  );
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const wanted = engines.node.replace('>=', '').split('.').map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
    console.error(
      `The site needs Node.js ${wanted.join('.')} or newer, and this is ${process.versions.node}: get a newer one from https://nodejs.org.`,
    );
    process.exit(1);
  }
  const [set] = process.argv.slice(2);
  if (set) import('../run.mjs').then(({ main }) => main(import.meta.url, (signal) => install(set, signal)));
}
