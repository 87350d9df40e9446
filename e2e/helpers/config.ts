import path from 'node:path';
import type { PlaywrightTestConfig } from 'playwright/test';
import { root } from '../../tools/run.mjs';

/** What all configurations share. */
export const shared: PlaywrightTestConfig = {
  fullyParallel: true,
  workers: 2,
  // A test may have many steps, and the machine may be busy.
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  outputDir: path.join(root, 'test-results'),
  reporter: [['list'], ['html', { open: 'never', outputFolder: path.join(root, 'playwright-report') }]],
};
