import { defineConfig, type Project } from 'playwright/test';
import base from './playwright.config';

const [desktop, phone] = base.projects as [Project, Project];

/** Specs about files and servers, which no browser changes, and those that need what Chromium alone can be told. */
const chromiumOnly =
  /(back-forward-cache|budgets|color-scheme|contrast|hosting|large-text|observatory|print|screens|search|slow-network)\.spec/;

/** The specs in Playwright's own Firefox and WebKit; its Firefox cannot be a phone. */
export default defineConfig({
  ...base,
  use: { ...base.use, launchOptions: {} },
  projects: [
    { name: 'firefox', use: { ...desktop.use, browserName: 'firefox' }, testIgnore: chromiumOnly },
    { name: 'webkit', use: { ...desktop.use, browserName: 'webkit' }, testIgnore: chromiumOnly },
    { ...phone, name: 'webkit-phone', use: { ...phone.use, browserName: 'webkit' } },
  ],
});
