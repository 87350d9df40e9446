/** Browsers of Debian that Playwright cannot drive. Both need a display. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, Session, WebDriver } from 'selenium-webdriver';
import { freePorts } from '../../tools/fixtures/servers';

const xvfb = '/usr/bin/Xvfb';

const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

const folder = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
const miniBrowser = `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`;
const webKitDriver = '/usr/bin/WebKitWebDriver';

export const starts = {
  firefox: firefox && existsSync(xvfb) && startFirefox,
  webkitgtk: [xvfb, miniBrowser, webKitDriver].every(existsSync) && startWebKitGtk,
};
export type Engine = keyof typeof starts;

export async function startDisplay() {
  const options = '-displayfd 1 -screen 0 1920x1200x24 -nolisten tcp'.split(' ');
  const server = spawn(xvfb, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  process.once('exit', () => server.kill());
  const [number] = await once(server.stdout, 'data');
  return { display: `:${String(number).trim()}`, stop: () => server.kill() };
}

/** Other commands have the same name in Firefox, with a capital letter. */
const renamed: Record<string, string> = {
  get: 'Navigate',
  getAccessibleName: 'GetComputedLabel',
  clickElement: 'ElementClick',
  actions: 'PerformActions',
  takeElementScreenshot: 'TakeScreenshot',
};

/**
 * Does geckodriver's work, which Debian 12 does not have: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html.
 * Playwright 1.65 cannot open a page in Firefox 153: it does not know `emulation.setMediaFeaturesOverride` (November 2026).
 */
async function startFirefox(env: NodeJS.ProcessEnv) {
  const [port = 0] = await freePorts(1);
  const profile = mkdtempSync(`${tmpdir()}/firefox-`);
  const settings = `user_pref('marionette.port', ${port});user_pref('browser.dom.window.dump.enabled', true);`;
  writeFileSync(`${profile}/user.js`, settings);
  const browser = spawn(firefox!, ['-marionette', '-no-remote', '-profile', profile], { env });
  const errors: string[] = [];
  const pattern = /^JavaScript error: http.*$/gm;
  browser.stderr.on('data', (text) => errors.push(...(String(text).match(pattern) ?? [])));
  const send = await talk(port);
  const { sessionId, capabilities } = await send('NewSession', {});
  const execute = async (command: { getName(): string; getParameters(): { id?: object } }) => {
    const [name, { id = {}, ...rest }] = [command.getName(), command.getParameters()];
    const parameters = { ...rest, id: Object.values(id)[0] };
    return send(renamed[name] ?? name[0]!.toUpperCase() + name.slice(1), parameters);
  };
  const tab = new WebDriver(new Session(sessionId, capabilities), { execute } as never);
  return { tab, errors, stop: () => browser.kill() };
}

const patiently = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  attempt().catch(() => sleep(100).then(() => patiently(attempt)));

async function talk(port: number) {
  const socket = await patiently(async () => {
    const attempt = connect(port, '127.0.0.1');
    await once(attempt, 'data');
    return attempt;
  });
  return async (name: string, parameters: object) => {
    const json = JSON.stringify([0, 0, `WebDriver:${name}`, parameters]);
    socket.write(`${Buffer.byteLength(json)}:${json}`);
    let answer = Buffer.alloc(0);
    let start = 0;
    while (start === 0 || answer.length < start + parseInt(answer.toString('latin1', 0, start))) {
      answer = Buffer.concat([answer, ...(await once(socket, 'data'))]);
      start = answer.indexOf(':') + 1;
    }
    const [, , error, result] = JSON.parse(answer.toString('utf8', start));
    if (error) throw new Error(`${error.error}: ${error.message}`);
    return 'value' in result ? result.value : result;
  };
}

async function startWebKitGtk(env: NodeJS.ProcessEnv) {
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  // The sandbox needs user namespaces, which containers do not have.
  const unboxed = { ...env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const driver = spawn(webKitDriver, [`--port=${port}`], { env: unboxed, stdio: 'ignore' });
  process.once('exit', () => driver.kill());
  await patiently(() => fetch(`${url}/status`));
  const options = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  const tab = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  // WebKitGTK 2.50 (November 2026) does not report the errors of pages.
  return { tab, errors: [], stop: () => tab.quit() };
}
