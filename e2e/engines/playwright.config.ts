import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import { shared } from '../helpers/config';
import { everydayServers } from '../helpers/servers';
import { browsers, xvfb, type BrowserName } from './browsers';

/** Finds a free number, and writes it when it is ready. Playwright puts it into the environment's XVFB_DISPLAY. */
const display = {
  command: `${xvfb} -displayfd 1 -screen 0 1920x1200x24 -nolisten tcp`,
  wait: { stdout: /(?<xvfb_display>\d+)/ },
};

/** Playwright only runs these specs. They drive Debian's own browsers through standard protocols. */
export default defineConfig<{ engine: BrowserName }>({
  ...shared,
  // Without a graphics card, WebKitGTK is slow on a busy machine.
  expect: { timeout: 15_000 },
  // WebKitGTK's driver sometimes loses a start or a press.
  retries: 1,
  projects: (Object.keys(browsers) as BrowserName[]).map((name) => ({ name, use: { engine: name } })),
  webServer: existsSync(xvfb) ? [...everydayServers, display] : [],
});
