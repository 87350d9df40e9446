import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandFailed, root, run, step } from '../run.mjs';

/** npm's error codes for a registry that it cannot reach (https://nodejs.org/api/errors.html#common-system-errors). */
const noAnswer =
  /npm error code (E(?:AI_AGAIN|CONNREFUSED|CONNRESET|HOSTUNREACH|NETUNREACH|NOTFOUND|TIMEDOUT)|ERR_SOCKET_TIMEOUT|FETCH_ERROR)/;

/**
 * Installs the packages of a set that are missing or out of date, and keeps those of other sets.
 * @param set `site` to build and serve, `test` for `npm test` too, the folder of a workspace for `test` and its
 *   own packages, or `all`
 * @param signal ends the installation
 * @throws {Error} if the registry does not answer; a `CommandFailed` if npm fails for another reason
 */
export async function ensureDependencies(set, signal) {
  const wanted = readLock('package-lock.json');
  // npm writes this file at the end of every installation.
  const installed = readLock('node_modules/.package-lock.json');
  if (wanted && installed && isInstalled(set, wanted, installed)) return;

  const options = [
    // `npm ci` would first delete what another set has installed.
    ...(installed ? ['install', '--no-save'] : ['ci']),
    // Packages for development stay where they are.
    set === 'site' && !Object.values(installed?.packages ?? {}).some(({ dev }) => dev)
      ? '--omit=dev'
      : '--include=dev',
    ...(wanted ? workspaceOptions(workspacesOf(set, wanted)) : []),
    // Every npm that a command starts would repeat its warnings about the user's settings.
    '--loglevel=error',
    // Reports a registry that it cannot reach after seconds. By default, npm waits for more than a minute.
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ];
  await step('Installing the packages (about a minute)', async () => {
    try {
      await run('npm', options, { signal, quiet: true });
    } catch (error) {
      const [, code] = noAnswer.exec(error instanceof CommandFailed ? error.output : '') ?? [];
      if (!code) throw error;
      throw new Error(
        `The npm registry does not answer (${code}), so the packages cannot be installed: check the connection, then try again.`,
      );
    }
  });
}

/**
 * Compares versions and contents: git and copying change the dates of files.
 * @param set as `ensureDependencies` takes it
 * @param wanted package-lock.json
 * @param installed node_modules/.package-lock.json
 * @returns whether every package of the set is installed; optional ones, mostly for other systems, may be
 *   missing
 */
export function isInstalled(set, wanted, installed) {
  const places = new Set();
  for (const folder of ['', ...workspacesOf(set, wanted)])
    addPackagesOf(folder, wanted, places, set !== 'site');
  return [...places].every((place) => {
    const { version, integrity, optional } = wanted.packages[place];
    const present = installed.packages[place];
    if (!present) return optional === true;
    return present.version === version && present.integrity === integrity;
  });
}

/**
 * Adds the places of all packages that a folder's package.json asks for, directly or not. Peer dependencies need no
 * look: those that are not optional are dependencies of the project too.
 * @param withDev whether to add its packages for development
 */
function addPackagesOf(folder, lock, places, withDev = false) {
  const { dependencies, optionalDependencies, devDependencies } = lock.packages[folder];
  for (const name of Object.keys({
    ...dependencies,
    ...optionalDependencies,
    ...(withDev && devDependencies),
  })) {
    const place = placeOf(name, folder, lock);
    if (!place || places.has(place)) continue;
    places.add(place);
    addPackagesOf(place, lock, places);
  }
}

/** Looks a package up as Node.js does: in `node_modules` of the folder and of every folder above it. */
function placeOf(name, folder, lock) {
  const place = path.posix.join(folder, 'node_modules', name);
  if (place in lock.packages) return place;
  return folder === '' || folder === '.' ? undefined : placeOf(name, path.posix.dirname(folder), lock);
}

/** @returns the folders of the set's workspaces */
function workspacesOf(set, lock) {
  const { workspaces = [] } = lock.packages[''];
  return workspaces.filter((folder) => set === folder || set === 'all');
}

function workspaceOptions(folders) {
  if (folders.length === 0) return ['--workspaces=false'];
  return ['--include-workspace-root', ...folders.map((folder) => `--workspace=${folder}`)];
}

/** @returns nothing if it is missing or broken */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}
