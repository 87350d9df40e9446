import { defineConfig, type Project } from 'playwright/test';
import base from './playwright.config';

const [desktop, phone] = base.projects as [Project, Project];

/** Specs about files, servers and the films' own pixels, which no browser changes. */
const sameEverywhere = /(budgets|contrast|hosting|observatory|search)\.spec/;

/** The specs in Playwright's own Firefox and WebKit; its Firefox cannot be a phone. */
export default defineConfig({
  ...base,
  use: { ...base.use, launchOptions: {} },
  projects: [
    { name: 'firefox', use: { ...desktop.use, browserName: 'firefox' }, testIgnore: sameEverywhere },
    { name: 'webkit', use: { ...desktop.use, browserName: 'webkit' }, testIgnore: sameEverywhere },
    { ...phone, name: 'webkit-phone', use: { ...phone.use, browserName: 'webkit' } },
  ],
});
