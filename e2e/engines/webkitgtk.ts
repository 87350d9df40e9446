import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Capabilities, error, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { miniBrowser, webKitDriver, xvfb } from '../../tools/test/engines';
import type { Control, Engine, EnginePage, Role } from './engine';

/** Makes a display for WebKitGTK; each page is a browser of its own, and thus its storage. */
export async function startWebKitGtk(): Promise<Engine> {
  // It finds a free number, and writes it once it can be used.
  const display = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3]!, 'data');

  return {
    async newPage(network) {
      network.edit(withRecorder);
      const args = ['--automation', `--proxy=http://${await network.open()}`];
      const env = {
        ...process.env,
        DISPLAY: `:${String(number).trim()}`,
        // Its sandbox needs user namespaces, which containers do not give.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      };
      // On a busy machine, two of some hundred starts never ended.
      const page = (await startBrowser(args, env)) ?? (await startBrowser(args, env));
      if (!page) throw new Error(`${webKitDriver} does not start a browser.`);
      return page;
    },
    async stop() {
      display.kill();
      await once(display, 'exit');
    },
  };
}

/** How long a browser may take to start, in milliseconds. */
const patience = 10_000;

/** Starts a driver and its browser; undefined when they do not start in time. */
async function startBrowser(args: string[], env: NodeJS.ProcessEnv): Promise<EnginePage | undefined> {
  const port = await freePort();
  const driver = spawn(webKitDriver, [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => undefined))?.ok) {
    if (driver.exitCode !== null) throw new Error(`${webKitDriver} ended by itself.`);
    await sleep(50);
  }
  const stop = async () => {
    driver.kill();
    await once(driver, 'exit');
  };

  const options = { binary: miniBrowser(), args };
  const started = new Builder()
    .usingServer(address)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build();
  const browser = await Promise.race([started, sleep(patience)]);
  if (browser) return webKitGtkPage(browser, () => browser.quit().then(stop));
  Promise.resolve(started).catch(() => {});
  await stop();
}

/** What may have each role. */
const selectors: Record<Role, string> = {
  button: 'button',
  heading: 'h1, h2',
  link: 'a[href]',
  textbox: 'input, textarea',
};

function webKitGtkPage(browser: WebDriver, close: () => Promise<void>): EnginePage {
  return {
    open: (address) => browser.get(address),
    reload: () => browser.navigate().refresh(),
    async resize(width, height) {
      // WebDriver sizes the window, with its toolbar, which needs 447 pixels: a phone's page is that wide here.
      const window = browser.manage().window();
      await window.setRect({ width, height });
      const inner = await browser.executeScript<number[]>(() => [innerWidth, innerHeight]);
      await window.setRect({ width: 2 * width - inner[0]!, height: 2 * height - inner[1]! });
    },
    evaluate: (task, ...args) => browser.executeScript(task, ...args),
    async find(role, name): Promise<Control | undefined> {
      // WebKitGTK 2.50 reads the value of a field that stands in its own label as the end of its name.
      const isNamed = (found: string) => (role === 'textbox' ? found.startsWith(name) : found === name);
      for (const element of await browser.findElements(By.css(selectors[role]))) {
        try {
          if (!(await element.isDisplayed()) || !isNamed(await element.getAccessibleName())) continue;
        } catch (problem) {
          // It has left the page meanwhile.
          if (problem instanceof error.StaleElementReferenceError) continue;
          throw problem;
        }
        return {
          async click() {
            // The driver waits neither for a smooth scroll nor for the frame after it, and clicks beside the element.
            await browser.executeScript(async (target: Element) => {
              target.scrollIntoView({ behavior: 'instant', block: 'center' });
              await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            }, element);
            await element.click();
          },
          // The driver knows a new line as a key alone.
          type: (text) => element.sendKeys(text.replaceAll('\n', Key.ENTER)),
        };
      }
    },
    press: (key) => browser.actions().sendKeys(Key[keys[key]]).perform(),
    clickAt: (x, y) => browser.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    image: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    problems: () => browser.executeScript(() => JSON.parse(sessionStorage.getItem('problems') ?? '[]')),
    close,
  };
}

const keys = { Enter: 'ENTER', Escape: 'ESCAPE', Tab: 'TAB' } as const;

/**
 * Notes a page's problems in the storage of its tab, which outlasts the page. WebKitGTK 2.50 tells nobody else: its
 * protocol has no log, and its tabs under automation are private ones, whose messages it does not write to stdout
 * (`PageConsoleClient::addMessage`).
 */
function record() {
  const note = (text: string) => {
    const problems: string[] = JSON.parse(sessionStorage.getItem('problems') ?? '[]');
    sessionStorage.setItem('problems', JSON.stringify([...problems, text]));
  };
  const write = console.error;
  console.error = (...values) => {
    note(`console: ${values.join(' ')}`);
    write(...values);
  };
  // Caught on its way down, the event tells of files that do not load, too; of a video's sources it tells as well where
  // they are for other screens (https://html.spec.whatwg.org/#concept-media-load-algorithm).
  addEventListener(
    'error',
    ({ message, target }) => {
      if (message) note(`page: ${message}`);
      else if (!(target instanceof HTMLSourceElement))
        note(`page: ${(target as Element).outerHTML} has not loaded`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`page: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`Content Security Policy: ${effectiveDirective} has blocked ${blockedURI}`),
  );
}

const recorder = `(${record})()`;
const recorderHash = createHash('sha256').update(recorder).digest('base64');

/** Puts the recorder first in a page; the policy allows its hash besides, and stays otherwise as it is. */
function withRecorder(text: string): string {
  return text
    .replace('script-src ', `script-src 'sha256-${recorderHash}' `)
    .replace('<head>', () => `<head><script>${recorder}</script>`);
}

/** A port that nobody listens on; the driver takes 0 for one, and does not tell which it chose. */
async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
