import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import { shared } from '../helpers/config';
import { everydayServers } from '../helpers/servers';
import { starts, xvfb } from './browsers';

/** Finds a free number, and writes it when it is ready. Playwright puts it into the environment's XVFB_DISPLAY. */
const display = {
  command: `${xvfb} -displayfd 1 -screen 0 1920x1200x24 -nolisten tcp`,
  wait: { stdout: /(?<xvfb_display>\d+)/ },
};

/** Playwright only runs these specs. They drive Debian's own browsers through standard protocols. */
export default defineConfig<{ engine: keyof typeof starts }>({
  ...shared,
  // Without a graphics card, WebKitGTK is slow on a busy machine.
  expect: { timeout: 15_000 },
  // WebKitGTK's driver sometimes loses a start or a press.
  retries: 1,
  projects: (['firefox', 'webkitgtk'] as const).map((engine) => ({ name: engine, use: { engine } })),
  webServer: existsSync(xvfb) ? [...everydayServers, display] : [],
});
