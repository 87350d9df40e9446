/**
 * Ends with one sentence where Node.js is too old for the site. package.json runs this before anything else, so it
 * uses only what old versions understand.
 */
import { readFileSync, realpathSync } from 'fs';
import { fileURLToPath } from 'url';

/**
 * @param version such as `20.10.0`
 * @param range `engines.node` of package.json, such as `>=20.10`
 * @returns a sentence when the version is below the range; empty when it is not
 */
export function nodeProblem(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = range.replace('>=', '').split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return '';
  return `The site needs Node.js ${wantedMajor}.${wantedMinor} or newer, and this is ${version}: get a newer one from https://nodejs.org.`;
}

const file = fileURLToPath(import.meta.url);
if (process.argv[1] && realpathSync(process.argv[1]) === file) {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const problem = nodeProblem(process.versions.node, manifest.engines.node);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
}
