import { defineConfig } from 'playwright/test';

/** `npm start` in a new clone: without packages, servers and browsers. */
export default defineConfig({
  // A slow machine has to install the packages and build the site.
  timeout: 10 * 60_000,
  forbidOnly: Boolean(process.env.CI),
  outputDir: '../../test-results',
});
