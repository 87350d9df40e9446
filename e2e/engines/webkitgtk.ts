import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Capabilities, error, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../tools/fixtures/servers';
import { miniBrowser, webKitDriver } from '../../tools/test/engines';
import { reportViolations } from '../helpers/test';
import { startDisplay } from './display';
import type { Control, Engine, EnginePage, Role } from './engine';

/** Starts WebKitGTK. Each page is a new browser, with its own storage. */
export async function startWebKitGtk(): Promise<Engine> {
  const display = await startDisplay();
  return {
    async newPage(network) {
      network.edit(withRecorder);
      const args = ['--automation', `--proxy=http://${await network.open()}`];
      const env = {
        ...process.env,
        DISPLAY: display.name,
        // WebKitGTK's sandbox needs user namespaces, which containers do not have.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      };
      // On a busy machine, about 2 % of the starts never finish.
      const page = (await startBrowser(args, env)) ?? (await startBrowser(args, env));
      if (!page) throw new Error(`${webKitDriver} does not start a browser.`);
      return page;
    },
    stop: display.stop,
  };
}

/** The longest that a browser may take to start, in milliseconds. */
const patience = 10_000;

/** Starts a driver and its browser. Returns undefined if they do not start in time. */
async function startBrowser(args: string[], env: NodeJS.ProcessEnv): Promise<EnginePage | undefined> {
  const port = await freePort();
  const driver = spawn(webKitDriver, [`--port=${port}`], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/status`).catch(() => undefined))?.ok) {
    if (driver.exitCode !== null) throw new Error(`${webKitDriver} ended unexpectedly.`);
    await sleep(50);
  }
  const stop = async () => {
    driver.kill();
    await once(driver, 'exit');
  };

  const options = { binary: miniBrowser(), args };
  const started = new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build();
  const browser = await Promise.race([started, sleep(patience)]);
  if (browser) return webKitGtkPage(browser, () => browser.quit().then(stop));
  Promise.resolve(started).catch(() => {});
  await stop();
}

/** The elements that may have each role. */
const selectors: Record<Role, string> = {
  button: 'button',
  heading: 'h1, h2',
  link: 'a[href]',
  textbox: 'input, textarea',
};

function webKitGtkPage(browser: WebDriver, close: () => Promise<void>): EnginePage {
  return {
    open: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    async resize(width, height) {
      // WebDriver resizes the window, whose toolbar needs 447 pixels. Here, a phone's page is that wide too.
      const window = browser.manage().window();
      await window.setRect({ width, height });
      const inner = await browser.executeScript<number[]>(() => [innerWidth, innerHeight]);
      await window.setRect({ width: 2 * width - inner[0]!, height: 2 * height - inner[1]! });
    },
    evaluate: (task, ...args) => browser.executeScript(task, ...args),
    async find(role, name): Promise<Control | undefined> {
      // WebKitGTK 2.50 appends a field's value to its name if the label contains the field.
      const isNamed = (found: string) => (role === 'textbox' ? found.startsWith(name) : found === name);
      for (const element of await browser.findElements(By.css(selectors[role]))) {
        try {
          if (!(await element.isDisplayed()) || !isNamed(await element.getAccessibleName())) continue;
        } catch (problem) {
          // The page no longer has this element.
          if (problem instanceof error.StaleElementReferenceError) continue;
          throw problem;
        }
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
    press: (key) => browser.actions().sendKeys(Key[keys[key]]).perform(),
    clickAt: (x, y) => browser.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    image: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    problems: () => browser.executeScript(() => JSON.parse(sessionStorage.getItem('problems') ?? '[]')),
    close,
  };
}

const keys = { Enter: 'ENTER', Escape: 'ESCAPE', Tab: 'TAB' } as const;

/**
 * Records a page's problems in its session storage, which outlasts the page. WebKitGTK 2.50 has no other way: its
 * protocol has no log, and automated tabs are private, so it does not write their messages to stdout
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
  // In the capture phase, this event also reports files that fail to load. It also reports a video's sources for other
  // screens, which are not failures (https://html.spec.whatwg.org/#concept-media-load-algorithm).
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
}

const recorder = `(${record})();(${reportViolations})()`;
const recorderHash = createHash('sha256').update(recorder).digest('base64');

/** Puts the recorder first in a page. Also adds its hash to the policy, which is otherwise unchanged. */
function withRecorder(text: string): string {
  return text
    .replace('script-src ', `script-src 'sha256-${recorderHash}' `)
    .replace('<head>', () => `<head><script>${recorder}</script>`);
}
