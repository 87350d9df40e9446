import { defineConfig, type Project } from 'playwright/test';
import base from '../../playwright.config';
import { servers } from '../helpers/servers';

const phone = base.projects!.find(({ name }) => name === 'phone')!;

/** The specs whose names match, at another size. */
const at = (width: number, height: number, names: RegExp): Project => ({
  name: `${width} x ${height}`,
  testMatch: names,
  use: { viewport: { width, height } },
});

/** What is slow or rarely fails, and other specs at other sizes. Together with `npm test`, these are all checks. */
export default defineConfig({
  ...base,
  testDir: '..',
  testIgnore: '**/engines/**',
  projects: [
    { name: 'desktop', testMatch: 'e2e/full/**/*.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch:
        /\/(contact|contact-failure|embed|fade-in|hero-video|home|layout|navigation|security|vr-tour)\.spec/,
      use: phone.use,
    },
    at(1280, 800, /e2e\/(accessibility|keyboard)\.spec/),
    at(390, 844, /\/contrast\.spec/),
    at(320, 640, /\/type\.spec/),
    // A viewport of 1280 x 1024 at 400 % zoom.
    at(320, 256, /\/keyboard\.spec/),
    at(768, 1024, /\/(contrast|type)\.spec/),
    at(844, 390, /\/contrast\.spec/),
    at(1920, 1080, /\/(contrast|type)\.spec/),
    {
      name: 'forced colors',
      testMatch: /e2e\/accessibility\.spec/,
      use: { viewport: { width: 390, height: 844 }, contextOptions: { forcedColors: 'active' } },
    },
  ],
  webServer: servers,
});
