import { defineConfig } from 'playwright/test';
import type { Engine } from './e2e/engines/browsers';
import { ports } from './e2e/serve-with-faults';
import { findChromium } from './tools/setup/install-programs';

/** `npm test` runs the first two projects, `npm run test:all` all of them (CONTRIBUTING.md). */
export default defineConfig<{ engine: Engine }>({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 3,
  timeout: 120_000,
  // Without a graphics card, and with other tests beside it, a room takes long to load and draw.
  expect: { timeout: 25_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: `http://localhost:${ports.site}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findChromium() },
    // Pictures of the page in the trace would make the tests a third slower. `--trace on` records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    { name: 'desktop', testMatch: 'e2e/*.spec.ts', grepInvert: /@phone-only|@rare/ },
    {
      name: 'phone',
      testMatch: 'e2e/*.spec.ts',
      // Only what differs on a phone: the menu, the choice of video, the first screen, and what a finger drags.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    // What rarely breaks while the rest of its file, or the phone, passes.
    { name: 'rare', testMatch: 'e2e/*.spec.ts', grep: /@rare/ },
    { name: 'full', testMatch: 'e2e/full/*.spec.ts' },
    // Their drivers sometimes lose a start or a press.
    { name: 'firefox', testMatch: 'e2e/engines/*.spec.ts', retries: 1, use: { engine: 'firefox' } },
    { name: 'webkitgtk', testMatch: 'e2e/engines/*.spec.ts', retries: 1, use: { engine: 'webkitgtk' } },
  ],
  webServer: {
    command: 'node --import tsx e2e/serve-with-faults.ts',
    port: ports.backend,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
