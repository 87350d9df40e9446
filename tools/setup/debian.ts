import { run, step } from '../run.mjs';

/**
 * Installs packages of Debian or Ubuntu, as root or with a `sudo` that needs no password.
 * @param signal ends the installation
 * @throws if the system has no such package, or does not allow the installation
 */
export async function installDebianPackages(names: string[], signal?: AbortSignal): Promise<void> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await step(`Installing ${names.join(', ')}`, async () => {
    for (const task of [['update'], ['install', '-y', ...names]]) {
      const [file = '', ...rest] = [...asRoot, 'apt-get', ...task];
      await run(file, rest, { env, signal, quiet: true });
    }
  });
}
