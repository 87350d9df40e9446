import { test as base, expect, type Page } from 'playwright/test';
import { form } from '@/lib/content/contact';

type Fixtures = {
  /** Lets a test bring about a problem that would fail it otherwise: its text matches the pattern. */
  tolerate: (pattern: RegExp) => void;
};

/** What browsers write of a site that is right. */
const harmless = [
  // Firefox, of a script whose load a navigation or a test has cut short: the hash is that of no bytes at all.
  /integrity attribute .+ “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/,
  // WebKit for Linux, which has no manifests.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
];

/**
 * Every test fails on a console error, a page error, a 4xx or 5xx, or a violation of the Content Security Policy that
 * it does not ask for. Chromium writes violations to the console by itself, but not all: a script can catch the error
 * of a refused WebAssembly module. The event `securitypolicyviolation` tells of each, in pages and frames alike.
 */
export const test = base.extend<Fixtures>({
  tolerate: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const tolerated = [...harmless];
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

/** All that the site can show. Whoever opens the missing page tolerates its 404. */
export const everyPage = [...pages, { name: 'missing', path: missingPage }] as const;

/**
 * What stands in the console once a message could not be sent: the cause, of which Firefox shows "Error" alone, and
 * the browser's own word on the request.
 */
export const failedSend = /ApiError|console: Error http|api\/contact|Access-Control-Allow-Origin/;

/**
 * The key that leads to the next link or button: on a Mac, WebKit passes over them unless it is held with another
 * (https://github.com/microsoft/playwright/issues/5609).
 */
export const tabKey = (browserName: string) =>
  browserName === 'webkit' && process.platform === 'darwin' ? 'Alt+Tab' : 'Tab';

/** Waits until the contact form's script has come; what the form does before is in contact-without-hydration.spec.ts. */
export const expectFormReady = (page: Page) =>
  expect(page.getByText(form.withoutScript.before)).toHaveCount(0);
