/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowsers } from './browsers.mjs';

const { env } = process;
const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'));

afterEach(() => {
  process.env = env;
  rmSync(folder, { recursive: true });
});

test('where the browsers cannot be downloaded, the smaller suite is named', async () => {
  process.env = { ...env, PLAYWRIGHT_BROWSERS_PATH: folder, PLAYWRIGHT_DOWNLOAD_HOST: 'http://localhost:1' };
  await expect(ensureBrowsers()).rejects.toThrow(/npm run test:engines/);
}, 20_000);
