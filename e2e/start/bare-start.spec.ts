import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { message } from '@/lib/fixtures/message';
import { freePorts } from '../../tools/fixtures/servers';
import { assertPortFree } from '../../tools/ports.mjs';
import { root } from '../../tools/run.mjs';
import { missingPage, pages } from '../helpers/pages';

let folder: string;
let port: number;
let apiPort: number;

/** The environment of a newcomer's terminal, without the variables that npm and the test runner set. */
const newcomersEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|NEXT_|NODE_ENV$|SKIP_)/i.test(name)),
) as NodeJS.ProcessEnv;

/** Runs `npm start` in the clone, and collects its output. */
function npmStart(env: Record<string, string> = {}) {
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...newcomersEnvironment, PORT: String(port), API_PORT: String(apiPort), ...env },
  });
  const printed = { output: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed.output += chunk));
  return { child, printed };
}

const exitCodeOf = async (child: ChildProcess) => (await once(child, 'close'))[0];

/** The last line of the output, which a person reads. npm's own output comes before. */
const lastLine = (output: string) => output.trim().split('\n').at(-1);

test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bare-start-'));
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of tracked.split('\0').filter(Boolean)) {
    cpSync(path.join(root, file), path.join(folder, file));
  }
  [port = 0, apiPort = 0] = await freePorts(2);
});

test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('`npm start` in a bare clone installs, builds and serves the site, and keeps messages', async () => {
  const { child, printed } = npmStart();
  const ended = exitCodeOf(child);
  const site = `http://localhost:${port}`;
  const backend = `http://localhost:${apiPort}`;

  await test.step('its output says what it does and how long that takes, without the output of other tools', async () => {
    const isUp = () => printed.output.includes('Ctrl-C stops both.');
    await expect.poll(() => isUp() || child.exitCode !== null, { timeout: 9 * 60_000 }).toBe(true);
    expect(printed.output).toMatch(/^Installing the packages .+ \d+\.\d s$/m);
    expect(printed.output).toMatch(/^Compiling the pages … \d+\.\d s$/m);
    expect(printed.output).toContain(`Site:     ${site}\nBackend:  ${backend}\n`);
    expect(printed.output).not.toMatch(/telemetry|next-sitemap|deprecated/i);
    // The user's own npm may warn of their settings, but the npm processes that it starts may not.
    expect(printed.output.match(/npm warn/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  await test.step('it serves every page, and 404 for an unknown URL', async () => {
    for (const { path } of pages) expect((await fetch(site + path)).status).toBe(200);
    expect((await fetch(site + missingPage)).status).toBe(404);
  });

  await test.step('the contact page may send to its backend, which keeps the messages', async () => {
    const policy = (await fetch(`${site}/contact`)).headers.get('content-security-policy');
    expect(policy).toContain(`connect-src 'self' ${backend};`);
    const { status } = await fetch(`${backend}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site },
      body: JSON.stringify(message),
    });
    expect(status).toBe(200);
    const kept = readFileSync(path.join(folder, 'messages', 'messages.jsonl'), 'utf8');
    expect(JSON.parse(kept)).toMatchObject(message);
  });

  await test.step('SIGTERM stops it, and both ports are free again', async () => {
    child.kill('SIGTERM');
    await ended;
    await assertPortFree(port, 'PORT');
    await assertPortFree(apiPort, 'API_PORT');
  });
});

test('a taken port is reported in one sentence before anything is installed', async () => {
  const holder = createServer().listen(port, '127.0.0.1');
  await once(holder, 'listening');
  const { child, printed } = npmStart();
  expect(await exitCodeOf(child)).toBe(1);
  holder.close();
  expect(lastLine(printed.output)).toMatch(new RegExp(`^Port ${port} is taken: set PORT to another port`));
  expect(printed.output).not.toContain('Installing');
});

test('a registry that does not answer is reported in one sentence', async () => {
  const [closed = 0] = await freePorts(1);
  const { child, printed } = npmStart({
    npm_config_registry: `http://localhost:${closed}/`,
    npm_config_cache: path.join(folder, 'empty-cache'),
  });
  expect(await exitCodeOf(child)).toBe(1);
  expect(lastLine(printed.output)).toMatch(/^The npm registry does not answer \(ECONNREFUSED\)/);
  expect(printed.output).not.toContain('npm error');
});

test('a Node.js that is too old is reported in one sentence', async () => {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, engines: { node: '>=99.1' } }));
  const { child, printed } = npmStart();
  expect(await exitCodeOf(child)).toBe(1);
  expect(lastLine(printed.output)).toMatch(/^The site needs Node\.js 99\.1 or newer, and this is \d+/);
});
