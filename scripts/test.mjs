/** `npm test`: installs what is missing, browsers, ffmpeg and nginx too, and runs every check until one fails. */
import { ensureDependencies } from './dependencies.mjs';
import { ensureFfmpeg } from './ffmpeg.mjs';
import { ensureNginx } from './nginx.mjs';
import { main, run } from './run.mjs';

main(import.meta.url, async (signal) => {
  await ensureDependencies(signal);
  // Needs Playwright, which a fresh clone has only now.
  const { ensureChromium } = await import('./chromium.mjs');
  await ensureChromium(signal);
  await ensureFfmpeg(signal);
  await ensureNginx(signal);
  const { ensureEngines, runEngineSpecs } = await import('./engines.mjs');
  const hasEngines = await ensureEngines(signal);

  const script = (/** @type {string} */ name) => () => run('npm', ['run', name], { signal });
  const checks = {
    typecheck: script('typecheck'),
    lint: script('lint'),
    'test:unit': script('test:unit'),
    'test:e2e': script('test:e2e'),
    // The exports are those of test:e2e.
    ...(hasEngines && { 'test:engines': () => runEngineSpecs([], signal) }),
  };
  const times = [];
  for (const [name, check] of Object.entries(checks)) {
    console.log(`\n=== ${name} ===\n`);
    const start = performance.now();
    await check();
    times.push(`${name.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`);
  }
  console.log(`\nAll checks passed.\n${times.join('\n')}`);
});
