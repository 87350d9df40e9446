import { defineConfig, type Project } from 'playwright/test';
import base from '../../playwright.config';
import { servers } from '../helpers/servers';

const phone = base.projects!.find(({ name }) => name === 'phone')!;

/** The everyday specs whose names match, at another size. */
const at = (width: number, height: number, names: RegExp): Project => ({
  name: `${width} x ${height}`,
  testMatch: names,
  use: { viewport: { width, height } },
});

/** What axe finds where the system forces its own colors. */
const withForcedColors = (width: number, height: number): Project => ({
  name: `${width} x ${height}, forced colors`,
  testMatch: /\/accessibility\.spec/,
  use: { viewport: { width, height }, contextOptions: { forcedColors: 'active' } },
});

/** What is slow or rarely fails, and the everyday specs at other sizes: together with `npm test`, every check. */
export default defineConfig({
  ...base,
  testDir: '..',
  testIgnore: '**/engines/**',
  outputDir: '../../test-results',
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../../playwright-report' }]],
  projects: [
    { name: 'desktop', testMatch: 'full/*.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch:
        /\/(contact|contact-without-hydration|embed|fade-in|hero-video|home|layout|navigation|offline|security|vr-tour)\.spec/,
      use: phone.use,
    },
    at(1280, 800, /\/(accessibility|contrast|keyboard)\.spec/),
    at(320, 640, /\/type\.spec/),
    // A screen of 1280 x 1024 at 400 %.
    at(320, 256, /\/keyboard\.spec/),
    at(768, 1024, /\/(contrast|type)\.spec/),
    at(844, 390, /\/contrast\.spec/),
    at(1920, 1080, /\/(contrast|type)\.spec/),
    withForcedColors(390, 844),
  ],
  webServer: servers,
});
