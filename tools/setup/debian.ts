import { run, step } from '../run.mjs';

/**
 * Installs packages of Debian or Ubuntu, as root or with a `sudo` that asks for no password.
 * @param signal ends the installation
 * @throws when the system has no such package, or does not let it be installed
 */
export async function installDebianPackages(names: string[], signal?: AbortSignal): Promise<void> {
  await step(`Installing ${names.join(', ')}`, async () => {
    for (const task of [['update'], ['install', '-y', ...names]]) await runAsRoot('apt-get', task, signal);
  });
}

/**
 * Runs a command to its end as root, with a `sudo` that asks for no password where this process is not root's.
 * @param signal ends the command
 * @throws when the command fails, or may not be run
 */
export async function runAsRoot(command: string, args: string[], signal?: AbortSignal): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const [file = '', ...rest] = isRoot ? [command, ...args] : ['sudo', '-n', command, ...args];
  await run(file, rest, { env, signal, quiet: true });
}
