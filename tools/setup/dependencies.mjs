import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandFailed, main, root, run, step } from '../run.mjs';

/** What npm says when the registry cannot be reached (https://nodejs.org/api/errors.html#common-system-errors). */
const noAnswer =
  /npm error code (E(?:AI_AGAIN|CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOTFOUND|TIMEDOUT)|ERR_SOCKET_TIMEOUT|FETCH_ERROR)/;

/**
 * Runs `npm ci` unless `node_modules` already holds what package-lock.json asks for.
 * @param signal ends the installation
 * @throws {Error} when the registry does not answer; a `CommandFailed` when `npm ci` fails for another reason
 */
export async function ensureDependencies(signal) {
  const wanted = readLock('package-lock.json');
  // Written by npm at the end of every installation.
  const installed = readLock('node_modules/.package-lock.json');
  if (wanted && installed && isInstalled(wanted, installed)) return;
  await step('Installing the packages (a minute or two)', async () => {
    try {
      await run('npm', ['ci', ...options], { signal, quiet: true });
    } catch (error) {
      const [, code] = noAnswer.exec(error instanceof CommandFailed ? error.output : '') ?? [];
      if (!code) throw error;
      throw new Error(
        `The npm registry does not answer (${code}), so the packages cannot be installed: check the connection, then try again.`,
      );
    }
  });
}

const options = [
  // The build and the servers are development dependencies, which NODE_ENV=production would leave out.
  '--include=dev',
  // npm repeats its warnings about the user's settings in every command that another one starts.
  '--loglevel=error',
  // A registry that cannot be reached is reported after seconds; npm would wait for more than a minute.
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

/**
 * Whether every package is there in the version that is wanted. The files' dates do not tell, since git and copying
 * change them. Optional packages may be missing, since most are meant for other systems.
 * @param wanted the content of package-lock.json
 * @param installed the content of node_modules/.package-lock.json
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

/** @returns undefined when it is missing or broken */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}

main(import.meta.url, ensureDependencies);
