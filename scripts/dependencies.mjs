import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

/**
 * A lock file of npm, as far as it is read here: packages by their folder
 * (https://docs.npmjs.com/cli/configuring-npm/package-lock-json).
 * @typedef {{ packages: Record<string, { version?: string, integrity?: string, optional?: boolean }> }} Lock
 */

/**
 * Runs `npm ci` unless `node_modules` already holds what package-lock.json asks for.
 * @param {AbortSignal} [signal] ends the installation
 * @returns {Promise<void>}
 * @throws {import('./run.mjs').CommandFailed} when `npm ci` fails
 */
export async function ensureDependencies(signal) {
  const wanted = readLock('package-lock.json');
  // Written by npm at the end of every installation.
  const installed = readLock('node_modules/.package-lock.json');
  if (wanted && installed && isInstalled(wanted, installed)) return;
  console.log('Installing the dependencies ...');
  // The build and the servers are development dependencies, which NODE_ENV=production would leave out.
  await run('npm', ['ci', '--include=dev'], { signal });
}

/**
 * Whether every package is there in the version that is wanted. Dates of the files would not tell: git and a
 * copied folder set them anew. Optional packages may be missing, since most are meant for other systems.
 * @param {Lock} wanted the content of package-lock.json
 * @param {Lock} installed the content of node_modules/.package-lock.json
 * @returns {boolean}
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages).every(([folder, { version, integrity, optional }]) => {
    // The empty folder is the project itself.
    if (folder === '') return true;
    const present = installed.packages[folder];
    if (!present) return optional === true;
    return present.version === version && present.integrity === integrity;
  });
}

/**
 * @param {string} file
 * @returns {Lock | undefined} undefined when it is missing or broken
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}
