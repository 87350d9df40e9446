/**
 * Checks the version of Node.js, then installs packages: `node tools/setup/ready.mjs [set]`, where the sets are those
 * of `ensureDependencies`. package.json runs this first, so it uses only what old versions understand.
 */
import { readFileSync, realpathSync } from 'fs';
import { fileURLToPath } from 'url';

/**
 * @param version such as `20.19.0`
 * @param range `engines.node` of package.json, such as `>=20.19`
 * @returns a sentence if the version is too old, else nothing
 */
export function nodeProblem(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = range.replace('>=', '').split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return '';
  return `The site needs Node.js ${wantedMajor}.${wantedMinor} or newer, and this is ${version}: get a newer one from https://nodejs.org.`;
}

async function install(set) {
  const { main } = await import('../run.mjs');
  const { ensureDependencies } = await import('./dependencies.mjs');
  main(import.meta.url, (signal) => ensureDependencies(set, signal));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const problem = nodeProblem(process.versions.node, manifest.engines.node);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  if (process.argv[2]) install(process.argv[2]);
}
