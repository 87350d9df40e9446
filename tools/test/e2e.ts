/**
 * `npm run test:e2e` and `npm run test:engines` build the export that their specs need, then run Playwright with their
 * arguments. While you write specs, `npx playwright test` runs them against the last build.
 */
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from '../publish/build';
import { main, root, run } from '../run.mjs';

/** The exports with an embedded tour: the folder and the video of each. */
const embeds = {
  'out-youtube': 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  // An unlisted video.
  'out-vimeo': 'https://vimeo.com/76979871/abcdef1234',
};

/**
 * Builds the export of the everyday specs in `out/`, with the URL of their backend.
 * @param video the tour's URL; empty for the site's own video
 */
export async function buildExport(signal: AbortSignal, video = ''): Promise<void> {
  const env = {
    NEXT_PUBLIC_API_BASE: 'http://localhost:4100',
    NEXT_PUBLIC_TOUR_VIDEO_URL: video,
    // `npm test` has checked them before.
    SKIP_TYPE_CHECK: '1',
  };
  await build({ env, signal });
}

/** Builds this export and those with an embedded tour. */
export async function buildExports(signal: AbortSignal): Promise<void> {
  for (const [folder, video] of Object.entries(embeds)) {
    await buildExport(signal, video);
    rmSync(path.join(root, folder), { recursive: true, force: true });
    renameSync(path.join(root, 'out'), path.join(root, folder));
  }
  await buildExport(signal);
}

/** Runs `playwright test`. */
export async function runPlaywright(args: string[], signal: AbortSignal): Promise<void> {
  await run('node_modules/.bin/playwright', ['test', ...args], { signal });
}

main(import.meta.url, async (signal) => {
  const args = process.argv.slice(2);
  await (args.includes('e2e/full') ? buildExports(signal) : buildExport(signal));
  await runPlaywright(args, signal);
});
