import { defineConfig } from 'playwright/test';
import { ports } from './e2e/helpers/ports.mjs';
import { servers } from './e2e/helpers/servers';
import { findChromium } from './scripts/chromium.mjs';

export default defineConfig({
  testDir: 'e2e',
  // Those of e2e/engines have their own browsers.
  testMatch: 'e2e/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: `http://localhost:${ports.site}`,
    launchOptions: { executablePath: findChromium() },
    // A film of every test would make all of them a fifth slower.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      // These bring their own widths, read files, or are about what is the same at every width.
      testIgnore:
        /(accessibility|back-forward-cache|budgets|color-scheme|contrast|films|hosting|keyboard|large-text|less-motion|observatory|print|reflow|right-to-left|screens|script-blocked|search|slow-network|storage-refused|targets|translation|two-tabs|type|without-script)\.spec/,
    },
  ],
  webServer: servers,
});
