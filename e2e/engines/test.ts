import { test as base, expect } from 'playwright/test';
import type { engines } from '../../tools/test/engines';
import { ports } from '../helpers/ports';
import type { Control, Engine, EnginePage, Role } from './engine';
import { startFirefox } from './firefox';
import { Network } from './network';
import { startWebKitGtk } from './webkitgtk';

export type EngineName = keyof typeof engines;

const start: Record<EngineName, () => Promise<Engine>> = {
  'firefox-esr': startFirefox,
  webkitgtk: startWebKitGtk,
};

type WorkerFixtures = { engineName: EngineName; engine: Engine };

type Fixtures = {
  network: Network;
  tab: EnginePage;
  /** Lets a test cause a problem on purpose: problems whose text matches the pattern do not fail it. */
  tolerate: (pattern: RegExp) => void;
};

/** Every test has its own page. Like the tests in Chromium, it fails on the page's problems, and on 4xx and 5xx. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox-esr', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await start[engineName]();
      await provide(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  network: async ({}, provide) => {
    const network = new Network();
    await provide(network);
    network.close();
  },
  tab: async ({ engine, network }, provide) => {
    const tab = await engine.newPage(network);
    await tab.resize(1280, 800);
    await provide(tab);
    await tab.close();
  },
  tolerate: [
    async ({ tab, network }, provide) => {
      const tolerated: RegExp[] = [];
      await provide((pattern) => tolerated.push(pattern));
      const problems = [...(await tab.problems()), ...network.refused];
      expect(problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The URL of a path on the site. */
export const onSite = (path: string) => `http://localhost:${ports.site}${path}`;

/** Waits until a page shows an element with a role and a name. */
export async function get(tab: EnginePage, role: Role, name: string): Promise<Control> {
  let control: Control | undefined;
  await expect
    .poll(async () => Boolean((control = await tab.find(role, name))), { message: `${role} “${name}”` })
    .toBe(true);
  return control!;
}
