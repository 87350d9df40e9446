/**
 * `npm run test:e2e`: builds the exports that the specs need, then runs Playwright with the arguments given.
 * While writing specs, `npx playwright test` runs them against the exports of the last build.
 */
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from '../publish/build';
import { playwrightCommand } from '../setup/playwright';
import { main, root, run } from '../run.mjs';

/** The exports with an embedded tour: the folder of each, and the video that is frozen into it. */
const embeds = {
  'out-youtube': 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  // An unlisted video.
  'out-vimeo': 'https://vimeo.com/76979871/abcdef1234',
};

/**
 * Builds the export of the everyday specs in `out/`, with the URL of their backend in it.
 * @param video the tour video; none means the site's own
 */
export async function buildExport(signal: AbortSignal, video: string = ''): Promise<void> {
  const env = {
    NEXT_PUBLIC_API_BASE: 'http://localhost:4100',
    NEXT_PUBLIC_TOUR_VIDEO_URL: video,
  };
  await build({ env, signal });
}

/** Builds that export and those with an embedded tour. */
export async function buildExports(signal: AbortSignal): Promise<void> {
  for (const [folder, video] of Object.entries(embeds)) {
    await buildExport(signal, video);
    rmSync(path.join(root, folder), { recursive: true, force: true });
    renameSync(path.join(root, 'out'), path.join(root, folder));
  }
  await buildExport(signal);
}

/** Runs Playwright's own runner. */
export async function runPlaywright(args: string[], signal: AbortSignal): Promise<void> {
  await run(process.execPath, [playwrightCommand, 'test', ...args], { signal });
}

main(import.meta.url, async (signal) => {
  await buildExport(signal);
  await runPlaywright(process.argv.slice(2), signal);
});
