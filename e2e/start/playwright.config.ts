import { defineConfig } from 'playwright/test';
import { shared } from '../helpers/config';

/** `npm start` in a new clone: without packages, servers and browsers. */
export default defineConfig({
  ...shared,
  fullyParallel: false,
  // A slow machine has to install the packages and build the site.
  timeout: 10 * 60_000,
});
