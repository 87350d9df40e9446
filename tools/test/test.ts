/**
 * `npm test` checks what a change is most likely to break, `npm run test:all` checks everything. Both install the
 * browser that they need, and stop at the first part that fails.
 */
import { main, run } from '../run.mjs';
import { ensureChromium } from '../setup/chromium';
import { prepareSuite } from '../setup/debian';
import { buildExport, buildExports, runPlaywright } from './e2e';

main(import.meta.url, async (signal) => {
  const all = process.argv[2] === 'all';
  await ensureChromium(signal);
  if (all) await prepareSuite({ install: Boolean(process.env.CI), signal });

  const script = (name: string, quiet = false) =>
    run('npm', ['run', '--silent', '--loglevel=error', name], { signal, quiet });
  const playwright =
    (...args: string[]) =>
    () =>
      runPlaywright(args, signal);
  await runParts({
    // At the same time: each uses one core.
    'type check and lint': async () => {
      await Promise.all([script('typecheck', true), script('lint', true)]);
    },
    'unit tests': () => script('test:unit'),
    build: () => (all ? buildExports(signal) : buildExport(signal)),
    'browser tests': playwright(),
    ...(all && {
      'rare browser tests': playwright('--config', 'e2e/full'),
      'other engines': playwright('--config', 'e2e/engines'),
      'tests of the media command': () => script('test:media'),
      'bare start': playwright('--config', 'e2e/start'),
    }),
  });
});

/**
 * Runs parts one after the other, and prints their times.
 * @param parts by title
 * @throws what the first part that fails throws
 */
async function runParts(parts: Record<string, () => Promise<void>>): Promise<void> {
  const times = [];
  const line = (title: string, start: number) =>
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
