import { test as base, expect } from 'playwright/test';
import { ports } from '../helpers/ports';
import { browsers, type BrowserName, type Control, type Role, type Tab } from './browsers';

type Fixtures = {
  engine: BrowserName;
  tab: Tab;
  /** Lets a test cause an error on purpose: errors whose text matches the pattern do not fail it. */
  tolerate: (pattern: RegExp) => void;
};

/** Every test has a browser of its own, and fails on the errors of its pages. */
export const test = base.extend<Fixtures>({
  engine: ['firefox-esr', { option: true }],
  tab: async ({ engine }, provide) => {
    test.skip(!browsers[engine].isHere(), `${engine} is missing.`);
    // Xvfb has written the number of its display: see playwright.config.ts.
    const tab = await browsers[engine].start({ ...process.env, DISPLAY: `:${process.env.XVFB_DISPLAY}` });
    await tab.resize(1280, 800);
    await provide(tab);
    await tab.close();
  },
  tolerate: [
    async ({ tab }, provide) => {
      const tolerated: RegExp[] = [];
      await provide((pattern) => tolerated.push(pattern));
      expect(tab.errors.filter((error) => !tolerated.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The URL of a path on the site. */
export const onSite = (path: string) => `http://localhost:${ports.site}${path}`;

/** Opens a path of the site, and waits until its script runs in every element that needs it. */
export async function open(tab: Tab, path: string): Promise<void> {
  await tab.open(onSite(path));
  const waiting = () => tab.evaluate(() => document.querySelectorAll('[data-script="needed"]').length);
  await expect.poll(waiting).toBe(0);
}

/** Waits until a page shows an element with a role and a name. */
export async function get(tab: Tab, role: Role, name: string): Promise<Control> {
  let control: Control | undefined;
  await expect
    .poll(async () => Boolean((control = await tab.find(role, name))), { message: `${role} “${name}”` })
    .toBe(true);
  return control!;
}
