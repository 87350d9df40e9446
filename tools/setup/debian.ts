/** `npm run setup` installs what only the full test suite needs, as root or with sudo on Debian and Ubuntu. */
import { spawnSync } from 'node:child_process';
import { main, run, step } from '../run.mjs';

/** For ffmpeg, nginx, Firefox and WebKitGTK. */
const packages =
  'ffmpeg libnginx-mod-http-brotli-static openssl rsync firefox-esr webkit2gtk-driver xvfb'.split(' ');

/** Those that are not installed: all of them if the system is neither Debian nor Ubuntu. */
const missing = () => packages.filter((name) => spawnSync('dpkg', ['--status', name]).status !== 0);

/**
 * Installs packages as root, or with a `sudo` that needs no password. If the system lacks one (Ubuntu has no firefox-esr),
 * it still installs the others.
 * @param signal ends the installation
 */
export async function installPackages(names: string[], signal?: AbortSignal): Promise<void> {
  const aptGet = process.getuid?.() === 0 ? 'apt-get' : 'sudo -n apt-get';
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, signal, quiet: true };
  await step(`Installing ${names.join(', ')}`, async () => {
    for (const task of ['update', ...names.map((name) => `install -y ${name}`)]) {
      await run('sh', ['-c', `${aptGet} ${task}`], options).catch(() => signal?.throwIfAborted());
    }
  });
}

/** Installs the missing packages if it is asked to, and names those that are still missing: their tests are skipped. */
export async function prepareSuite({ install, signal }: { install: boolean; signal: AbortSignal }) {
  if (install && missing().length > 0) await installPackages(missing(), signal);
  const skipped = missing().join(', ') || 'nothing';
  console.log(`Not installed, so the tests that need it are skipped: ${skipped}.`);
}

main(import.meta.url, (signal) => prepareSuite({ install: true, signal }));
