import { expect, test } from 'playwright/test';
import { ensureBrowsers } from '../../scripts/browsers.mjs';

test('where the browsers cannot be downloaded, the smaller suite is named', async ({}, { outputDir }) => {
  const { env } = process;
  process.env = {
    ...env,
    PLAYWRIGHT_BROWSERS_PATH: outputDir,
    PLAYWRIGHT_DOWNLOAD_HOST: 'http://localhost:1',
  };
  await expect(ensureBrowsers()).rejects.toThrow(/npm run test:engines/);
  process.env = env;
});
