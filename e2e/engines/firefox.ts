import puppeteer, { type Page } from 'puppeteer-core';
import { firefox } from '../../tools/test/engines';
import { reportViolations } from '../helpers/test';
import { startDisplay } from './display';
import type { Control, Engine, EnginePage } from './engine';

/** Starts Firefox, which supports WebDriver BiDi. Without a display, Firefox 153 has no WebGL here. */
export async function startFirefox(): Promise<Engine> {
  const display = await startDisplay();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: false,
    env: { ...process.env, DISPLAY: display.name },
    // By default Firefox does not use a proxy for this machine.
    extraPrefsFirefox: { 'network.proxy.allow_hijacking_localhost': true },
  });
  return {
    async newPage(network) {
      const context = await browser.createBrowserContext({ proxyServer: await network.open() });
      return firefoxPage(await context.newPage(), () => context.close());
    },
    async stop() {
      await browser.close();
      await display.stop();
    },
  };
}

async function firefoxPage(page: Page, close: () => Promise<void>): Promise<EnginePage> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page: ${error instanceof Error ? error.message : error}`));
  await page.evaluateOnNewDocument(() => {
    // For an object, the protocol's message only has the type.
    const write = console.error;
    console.error = (...values) => write(...values.map(String));
  });
  await page.evaluateOnNewDocument(reportViolations);

  return {
    open: async (url) => void (await page.goto(url)),
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
