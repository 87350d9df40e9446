import { defineConfig } from 'playwright/test';

/** `npm start` as a newcomer meets it: no packages, no servers, no browser. */
export default defineConfig({
  // An installation and a build on a slow machine.
  timeout: 10 * 60_000,
  forbidOnly: Boolean(process.env.CI),
  outputDir: '../../test-results',
});
