import { run, step } from '../run.mjs';

/**
 * Installs packages of Debian or Ubuntu, as root or with a `sudo` that needs no password.
 * @param signal ends the installation
 * @throws if the system has no such package, or does not allow the installation
 */
export async function installDebianPackages(names: string[], signal?: AbortSignal): Promise<void> {
  await step(`Installing ${names.join(', ')}`, async () => {
    for (const task of [['update'], ['install', '-y', ...names]]) await runAsRoot('apt-get', task, signal);
  });
}

/**
 * Runs a command as root. If this process is not root's, uses a `sudo` that needs no password.
 * @param signal ends the command
 * @throws if the command fails or is not allowed
 */
export async function runAsRoot(command: string, args: string[], signal?: AbortSignal): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const [file = '', ...rest] = isRoot ? [command, ...args] : ['sudo', '-n', command, ...args];
  await run(file, rest, { env, signal, quiet: true });
}
