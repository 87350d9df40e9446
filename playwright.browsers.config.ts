import { defineConfig } from 'playwright/test';
import full from './e2e/full/playwright.config';
import base from './playwright.config';

const [desktop, narrow] = base.projects!;
const [, phone, ...sizes] = full.projects!;

/** Specs about files and servers, which no browser changes, and those that need what only Chromium can be told. */
const chromiumOnly =
  /(back-forward-cache|budgets|color-scheme|contrast|hosting|large-text|observatory|print|screens|search|slow-network)\.spec/;

/** All specs in Playwright's own Firefox and WebKit; its Firefox cannot be a phone. */
export default defineConfig({
  ...full,
  testDir: 'e2e',
  testMatch: ['e2e/*.spec.ts', 'e2e/full/*.spec.ts'],
  outputDir: base.outputDir,
  reporter: base.reporter,
  use: { ...base.use, launchOptions: {} },
  projects: [
    ...(['firefox', 'webkit'] as const).flatMap((browserName) =>
      [{ ...desktop, name: '' }, narrow!, ...sizes].map((project) => ({
        ...project,
        name: `${browserName} ${project.name}`.trim(),
        use: { ...project.use, browserName },
        testIgnore: [chromiumOnly, '**/engines/**', project.testIgnore ?? []].flat(),
      })),
    ),
    { ...phone, name: 'webkit-phone', use: { ...phone!.use, browserName: 'webkit' } },
  ],
});
