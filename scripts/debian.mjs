import { run } from './run.mjs';

/**
 * Installs a package of Debian or Ubuntu, as root or by a `sudo` that asks for no password.
 * @param {string} name
 * @param {AbortSignal} [signal] ends the installation
 * @returns {Promise<void>}
 * @throws when the system has no such package, or does not let it be installed
 */
export async function installDebianPackage(name, signal) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [['update'], ['install', '-y', name]]) {
    const [command = '', ...args] = [...asRoot, 'apt-get', ...step];
    await run(command, args, { signal });
  }
}
