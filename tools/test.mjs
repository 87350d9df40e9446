/** `npm test` and `npm run test:all` (CONTRIBUTING.md) install what they need, and stop at the first part that fails. */
import { main, step } from './run.mjs';
import { install, npm } from './setup/install-packages.mjs';

/** Only for the full suite: the media command, nginx, Firefox and WebKitGTK. */
const tools = 'ffmpeg libnginx-mod-http-brotli-filter openssl rsync firefox-esr webkit2gtk-driver xvfb';

main(import.meta.url, async (signal) => {
  const all = process.argv[2] === 'all';
  await install('all', signal);
  const { build } = await import('./export/build.ts');
  const { ensureChromium, installPackages } = await import('./setup/install-programs.ts');
  await ensureChromium(signal);
  if (all && process.env.CI) {
    const missing = installPackages(tools);
    if (missing.length > 0) throw new Error(`The full suite needs ${missing.join(', ')}: install it first.`);
  }

  const runScript = (name, quiet = false) =>
    step(name, () => npm(['run', '--silent', name], { signal, quiet }));
  // For the specs: their backend and the site's own video. The types are checked already.
  const env = {
    NEXT_PUBLIC_API_BASE: 'http://localhost:4100',
    NEXT_PUBLIC_TOUR_VIDEO_URL: '',
    SKIP_TYPE_CHECK: '1',
  };

  // Side by side, for two cores. Waits for both, even if one fails, so that neither overlaps the next command.
  const checks = [
    runScript('lint', true)
      .then(() => runScript('format:check', true))
      .then(() => runScript('test:unit')),
    runScript('typecheck', true)
      .then(() => build({ env, signal }))
      .then(() => runScript(all ? 'test:full' : 'test:e2e')),
  ];
  await Promise.allSettled(checks);
  await Promise.all(checks);
  if (all) await runScript('test:media');
  console.log('\nAll checks passed.');
});
