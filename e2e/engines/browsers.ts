/**
 * Two of Debian's own browsers, by what the specs need of both. Playwright cannot drive them: Firefox speaks WebDriver
 * BiDi with Puppeteer, WebKitGTK speaks WebDriver with Selenium.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../tools/fixtures/servers';

/** An element of a page, as a person would use it. */
export type Control = { click(): Promise<void>; type(text: string): Promise<void> };

/** A page in a browser of its own, 1280 x 800 CSS pixels large. */
export type Tab = {
  /** Opens a URL and waits for the `load` event. */
  open(url: string): Promise<void>;
  /** Runs a function in the page. */
  evaluate<Result, Args extends unknown[]>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** The first visible element with a role and an accessible name, which the browser computes. */
  find(role: Role, name: string): Promise<Control | undefined>;
  pressEscape(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A screenshot of the viewport, as a PNG file. */
  image(): Promise<Buffer>;
  /** The page's errors. WebKitGTK 2.50 does not report them to its driver. */
  errors: string[];
  close(): Promise<void>;
};

/** The elements that may have each role that the specs use. */
const selectors = { button: 'button', link: 'a[href]', textbox: 'input, textarea' };

export type Role = keyof typeof selectors;

const firefox = '/usr/bin/firefox-esr';
const webKitDriver = '/usr/bin/WebKitWebDriver';

/** The display of both browsers: WebKitGTK has no headless mode, and Firefox no WebGL in its own. */
export const xvfb = '/usr/bin/Xvfb';

/** WebKitGTK's own browser, which Debian installs in a folder named after the architecture. */
const miniBrowser = () =>
  readdirSync('/usr/lib')
    .map((folder) => path.join('/usr/lib', folder, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((file) => existsSync(file));

const areHere = (...files: (string | undefined)[]) =>
  [xvfb, ...files].every((file) => file && existsSync(file));

export type BrowserName = keyof typeof browsers;

/** By the names of their projects. The environment of `start` has the display. */
export const browsers = {
  'firefox-esr': { isHere: () => areHere(firefox), start: startFirefox },
  webkitgtk: { isHere: () => areHere(webKitDriver, miniBrowser()), start: startWebKitGtk },
};

async function startFirefox(env: NodeJS.ProcessEnv): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: false,
    env,
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (task, ...args) => page.evaluate(task as never, ...args) as Promise<never>,
    async find(role, name) {
      for (const element of await page.$$(`::-p-aria([name="${name}"][role="${role}"])`)) {
        if (await element.isVisible()) return element;
      }
    },
    pressEscape: () => page.keyboard.press('Escape'),
    resize: (width, height) => page.setViewport({ width, height }),
    image: async () => Buffer.from(await page.screenshot()),
    errors,
    close: () => browser.close(),
  };
}

/** On a busy machine, about 2 % of the starts never finish. */
async function startWebKitGtk(env: NodeJS.ProcessEnv): Promise<Tab> {
  const tab = (await tryWebKitGtk(env)) ?? (await tryWebKitGtk(env));
  if (!tab) throw new Error(`${webKitDriver} does not start a browser.`);
  return tab;
}

/** @returns undefined if the browser does not start in 10 seconds */
async function tryWebKitGtk(env: NodeJS.ProcessEnv): Promise<Tab | undefined> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const driver = spawn(webKitDriver, [`--port=${port}`], {
    // WebKitGTK's sandbox needs user namespaces, which containers do not have.
    env: { ...env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  });
  while (!(await fetch(`${url}/status`).catch(() => undefined))?.ok) {
    if (driver.exitCode !== null) throw new Error(`${webKitDriver} ended unexpectedly.`);
    await sleep(50);
  }
  const stop = async () => {
    driver.kill();
    await once(driver, 'exit');
  };
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const started = Promise.resolve(
    new Builder()
      .usingServer(url)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
      .build(),
  );
  const browser = await Promise.race([started, sleep(10_000)]);
  if (browser) return webKitGtkTab(browser, () => browser.quit().then(stop));
  started.catch(() => {});
  await stop();
}

function webKitGtkTab(browser: WebDriver, close: () => Promise<void>): Tab {
  return {
    open: (url) => browser.get(url),
    evaluate: (task, ...args) => browser.executeScript(task, ...args),
    async find(role, name) {
      // WebKitGTK 2.50 appends a field's value to its name if the label contains the field.
      const isNamed = (found: string) => (role === 'textbox' ? found.startsWith(name) : found === name);
      for (const element of await browser.findElements(By.css(selectors[role]))) {
        // The page may no longer have this element.
        const isIt = async () => isNamed(await element.getAccessibleName()) && (await element.isDisplayed());
        if (!(await isIt().catch(() => false))) continue;
        return {
          async click() {
            // The driver does not wait for a smooth scroll or the frame after it, and would miss the element.
            await browser.executeScript(async (target: Element) => {
              target.scrollIntoView({ behavior: 'instant', block: 'center' });
              await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            }, element);
            await element.click();
          },
          // The driver only types a new line as a key.
          type: (text) => element.sendKeys(text.replaceAll('\n', Key.ENTER)),
        };
      }
    },
    pressEscape: () => browser.actions().sendKeys(Key.ESCAPE).perform(),
    async resize(width, height) {
      // WebDriver resizes the window, whose toolbar needs 447 pixels. Here, a phone's page is that wide too.
      const window = browser.manage().window();
      await window.setRect({ width, height });
      const inner = await browser.executeScript<number[]>(() => [innerWidth, innerHeight]);
      await window.setRect({ width: 2 * width - inner[0]!, height: 2 * height - inner[1]! });
    },
    image: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    errors: [],
    close,
  };
}
