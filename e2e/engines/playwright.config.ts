import { defineConfig } from 'playwright/test';
import { engines } from '../../tools/test/engines';
import { shared } from '../helpers/config';
import { servers } from '../helpers/servers';
import type { EngineName } from './test';

/** Playwright only runs these specs. They drive Debian's own browsers through standard protocols. */
export default defineConfig<object, { engineName: EngineName }>({
  ...shared,
  // Without a graphics card, WebKitGTK is slow on a busy machine.
  expect: { timeout: 15_000 },
  // WebKitGTK's driver sometimes loses a start or a press.
  retries: 1,
  projects: (Object.keys(engines) as EngineName[])
    .filter((name) => engines[name].isHere())
    .map((name) => ({ name, use: { engineName: name } })),
  webServer: servers,
});
