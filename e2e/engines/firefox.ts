import puppeteer, { type Page } from 'puppeteer-core';
import { firefox } from '../../tools/test/engines';
import type { Control, Engine, EnginePage } from './engine';

/** Starts Firefox, which speaks WebDriver BiDi itself. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: true,
    // By itself it asks no proxy for what is on this machine.
    extraPrefsFirefox: { 'network.proxy.allow_hijacking_localhost': true },
  });
  return {
    async newPage(network) {
      const context = await browser.createBrowserContext({ proxyServer: await network.open() });
      return firefoxPage(await context.newPage(), () => context.close());
    },
    stop: () => browser.close(),
  };
}

async function firefoxPage(page: Page, close: () => Promise<void>): Promise<EnginePage> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page: ${error instanceof Error ? error.message : error}`));
  await page.evaluateOnNewDocument(() => {
    // Of an object, the protocol's message has the type alone.
    const write = console.error;
    console.error = (...values) => write(...values.map(String));
    // Firefox tells of violations in words of its own, as errors of the page.
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`Content Security Policy: ${effectiveDirective} has blocked ${blockedURI}`),
    );
  });

  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (task, ...args) => page.evaluate(task as never, ...args) as Promise<never>,
    async find(role, name): Promise<Control | undefined> {
      for (const element of await page.$$(`::-p-aria([name="${name}"][role="${role}"])`)) {
        if (await element.isVisible()) return element;
      }
    },
    press: (key) => page.keyboard.press(key),
    clickAt: (x, y) => page.mouse.click(x, y),
    image: async () => Buffer.from(await page.screenshot()),
    problems: async () => problems,
    close,
  };
}
