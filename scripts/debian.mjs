import { run } from './run.mjs';

/**
 * Installs a package of Debian or Ubuntu, as root or by a `sudo` that asks for no password.
 * @param {string} name
 * @param {AbortSignal} [signal] ends the installation
 * @returns {Promise<void>}
 * @throws when the system has no such package, or does not let it be installed
 */
export async function installDebianPackage(name, signal) {
  for (const step of [['update'], ['install', '-y', name]]) await runAsRoot('apt-get', step, signal);
}

/**
 * Runs a command to its end as root, by a `sudo` that asks for no password where this process is not root's.
 * @param {string} command
 * @param {string[]} args
 * @param {AbortSignal} [signal] ends the command
 * @returns {Promise<void>}
 * @throws when the command fails, or nobody lets it be run
 */
export async function runAsRoot(command, args, signal) {
  const isRoot = process.getuid?.() === 0;
  await run(isRoot ? command : 'sudo', isRoot ? args : ['-n', command, ...args], { signal });
}
