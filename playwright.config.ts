import { defineConfig } from 'playwright/test';
import { shared } from './e2e/helpers/config';
import { ports } from './e2e/helpers/ports';
import { everydayServers } from './e2e/helpers/servers';
import { findChromium } from './tools/setup/system';

/** Specs that find most problems in a narrow viewport. */
const narrow = /e2e\/(accessibility|keyboard)\.spec/;

/** The specs of `npm test`. e2e/full has the slow ones and those that rarely fail, and runs these in more viewports. */
export default defineConfig({
  ...shared,
  testDir: 'e2e',
  testMatch: 'e2e/*.spec.ts',
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${ports.site}`,
    launchOptions: { executablePath: findChromium() },
    // Screenshots in the trace would make the tests 20 % slower.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, testIgnore: narrow },
    { name: 'narrow', use: { viewport: { width: 390, height: 844 } }, testMatch: narrow },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      // Only what differs on a phone: the menu, the choice of video, the first screen, and sending a message.
      grep: /@phone/,
    },
  ],
  webServer: everydayServers,
});
