import { test as base, expect, type Page } from 'playwright/test';
import { form } from '@/lib/content/contact';

type Fixtures = {
  /** Lets a test bring about a problem that would fail it otherwise: its text matches the pattern. */
  tolerate: (pattern: RegExp) => void;
};

/**
 * Every test fails on a console error, a page error, a 4xx or 5xx, or a violation of the Content Security Policy that
 * it does not ask for. Chromium writes violations to the console by itself, but not all: a script can catch the error
 * of a refused WebAssembly module. The event `securitypolicyviolation` tells of each, in pages and frames alike.
 */
export const test = base.extend<Fixtures>({
  tolerate: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const tolerated: RegExp[] = [];
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          console.error(`Content Security Policy: ${effectiveDirective} has blocked ${blockedURI}`),
        );
      });
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => problems.push(`page: ${error.error().message}`));
      context.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
      });
      await use((pattern) => tolerated.push(pattern));
      expect(problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The pages of the site, and an address without one. */
export const pages = [
  { name: 'home', path: '/' },
  { name: 'contact', path: '/contact' },
  { name: 'tour', path: '/vr-tour' },
] as const;

export const missingPage = '/no-such-page';

/** Waits until the contact form's script has come; what the form does before is in contact-without-hydration.spec.ts. */
export const expectFormReady = (page: Page) =>
  expect(page.getByText(form.withoutScript.before)).toHaveCount(0);
