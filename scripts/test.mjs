/** `npm test`: installs what is missing, browser, ffmpeg and nginx too, and runs every check until one fails. */
import { ensureDependencies } from './dependencies.mjs';
import { ensureFfmpeg } from './ffmpeg.mjs';
import { ensureNginx } from './nginx.mjs';
import { main, run } from './run.mjs';

const checks = ['typecheck', 'lint', 'test:unit', 'test:e2e'];

main(import.meta.url, async (signal) => {
  await ensureDependencies(signal);
  // Needs Playwright, which a fresh clone has only now.
  const { ensureChromium } = await import('./chromium.mjs');
  await ensureChromium(signal);
  await ensureFfmpeg(signal);
  await ensureNginx(signal);

  const times = [];
  for (const check of checks) {
    console.log(`\n=== ${check} ===\n`);
    const start = performance.now();
    await run('npm', ['run', check], { signal });
    times.push(`${check.padEnd(10)} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`);
  }
  console.log(`\nAll checks passed.\n${times.join('\n')}`);
});
