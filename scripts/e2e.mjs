/**
 * `npm run test:e2e`: builds the exports that the specs need, then runs Playwright with the arguments given.
 * While writing specs, `npx playwright test` runs them against the exports of the last build.
 */
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { playwrightCommand } from './playwright.mjs';
import { main, root, run } from './run.mjs';

/** The folder of each export and the tour video that is frozen into it; the main one comes last and stays. */
const siteExports = [
  { folder: 'out-youtube', video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
  // An unlisted film.
  { folder: 'out-vimeo', video: 'https://vimeo.com/76979871/abcdef1234' },
  { folder: 'out', video: '' },
];

/**
 * Builds the exports, with the address of the specs' backend in them.
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export async function buildExports(signal) {
  for (const { folder, video } of siteExports) {
    const env = { NEXT_PUBLIC_API_BASE: 'http://localhost:4100', NEXT_PUBLIC_TOUR_VIDEO_URL: video };
    await run('npm', ['run', 'build'], { env, signal });
    if (folder !== 'out') {
      rmSync(path.join(root, folder), { recursive: true, force: true });
      renameSync(path.join(root, 'out'), path.join(root, folder));
    }
  }
}

/**
 * Runs Playwright's own runner.
 * @param {string[]} args
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export async function runPlaywright(args, signal) {
  await run(process.execPath, [playwrightCommand, 'test', ...args], { signal });
}

main(import.meta.url, async (signal) => {
  await buildExports(signal);
  await runPlaywright(process.argv.slice(2), signal);
});
