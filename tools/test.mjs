/**
 * `npm test` checks what a change is most likely to break, `npm run test:all` checks everything. Both install what they
 * need, and stop at the first part that fails.
 */
import { renameSync, rmSync } from 'node:fs';
import { install, main, npm, root, step } from './run.mjs';

/** What only the full suite needs: for the media command, nginx, Firefox and WebKitGTK. */
const tools = 'ffmpeg libnginx-mod-http-brotli-static openssl rsync firefox-esr webkit2gtk-driver xvfb';

/** The exports with the tour from a video service. That of Vimeo is unlisted. */
const embeds = {
  'out-youtube': 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'out-vimeo': 'https://vimeo.com/76979871/abcdef1234',
};

main(import.meta.url, async (signal) => {
  const all = process.argv[2] === 'all';
  await install('all', signal);
  const { build } = await import('./publish/build.ts');
  const { ensureChromium, installPackages } = await import('./setup/system.ts');
  await ensureChromium(signal);
  if (all && process.env.CI) console.log(`Missing, so their tests are skipped: [${installPackages(tools)}]`);

  const run = (name, quiet = false) => npm(['run', '--silent', name], { signal, quiet });
  const buildExport = (video = '') => {
    const env = { NEXT_PUBLIC_API_BASE: 'http://localhost:4100', NEXT_PUBLIC_TOUR_VIDEO_URL: video };
    // The types are checked already.
    return build({ env: { ...env, SKIP_TYPE_CHECK: '1' }, signal });
  };

  // At the same time: each uses one core.
  await step('typecheck and lint', () => Promise.all([run('typecheck', true), run('lint', true)]));
  await step('test:unit', () => run('test:unit'));
  for (const [folder, video] of Object.entries(all ? embeds : {})) {
    await buildExport(video);
    rmSync(root + folder, { recursive: true, force: true });
    renameSync(`${root}out`, root + folder);
  }
  await buildExport();
  for (const name of ['test:e2e', ...(all ? ['test:full', 'test:engines', 'test:media', 'test:start'] : [])])
    await step(name, () => run(name));
  console.log('\nAll checks passed.');
});
