/**
 * `npm test` checks what a change most likely breaks, `npm run test:all` everything. Both install the packages and the
 * browser that they need, and stop at the first part that fails.
 *
 * Until the packages are installed, this imports only Node's own modules and files that do the same.
 */
import { ensureDependencies } from './dependencies.mjs';
import { main, run } from './run.mjs';

main(import.meta.url, async (signal) => {
  const all = process.argv[2] === 'all';
  await ensureDependencies(signal);
  const { ensureChromium } = await import('./chromium.mjs');
  const { buildExport, buildExports, runPlaywright } = await import('./e2e.mjs');
  const { runEngineSpecs } = await import('./engines.mjs');
  await ensureChromium(signal);
  if (all) await prepareTools(signal);

  const script = (/** @type {string} */ name, quiet = false) =>
    run('npm', ['run', '--silent', '--loglevel=error', name], { signal, quiet });
  const playwright =
    (/** @type {string[]} */ ...args) =>
    () =>
      runPlaywright(args, signal);
  await runParts({
    // Each uses one core.
    'type check and lint': async () => {
      await Promise.all([script('typecheck', true), script('lint', true)]);
    },
    'unit tests': () => script('test:unit'),
    build: () => (all ? buildExports(signal) : buildExport(signal)),
    'browser tests': playwright(),
    ...(all && {
      'rare browser tests': playwright('--config', 'e2e/full'),
      'other engines': () => runEngineSpecs([], signal),
      'studio tests': () => script('test:studio'),
      'bare start': playwright('--config', 'e2e/start'),
    }),
  });
});

/**
 * Runs parts one after the other, and prints each one's time.
 * @param {Record<string, () => Promise<void>>} parts by their titles
 * @returns {Promise<void>}
 * @throws what the first part that fails throws
 */
async function runParts(parts) {
  const times = [];
  const line = (/** @type {string} */ title, /** @type {number} */ start) =>
    `${title.padEnd(20)} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`;
  const start = performance.now();
  for (const [title, part] of Object.entries(parts)) {
    console.log(`\n=== ${title} ===\n`);
    const start = performance.now();
    await part();
    times.push(line(title, start));
  }
  console.log(`\nAll checks passed.\n${times.join('\n')}\n${line('total', start)}`);
}

/**
 * Names the tools that are missing, whose tests are then left out. Where nobody can be asked, it installs them first.
 * @param {AbortSignal} signal ends the installation
 * @returns {Promise<void>}
 */
async function prepareTools(signal) {
  const { installTools, missingTools } = await import('./tools.mjs');
  if (process.env.CI) await installTools(signal);
  for (const tool of missingTools()) {
    console.log(`${tool} is missing: its tests are left out. \`npm run setup\` installs it.`);
  }
}
