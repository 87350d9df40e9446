import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect } from 'playwright/test';
import { message } from '@/lib/fixtures/message';
import { freePorts } from '../../tools/fixtures/servers';
import { newcomersEnvironment, test } from '../helpers/clone';
import { missingPage, pages } from '../helpers/pages';

test('`npm start` in a bare clone installs, builds and serves the site, and keeps messages', async ({
  clone,
}) => {
  const [port = 0, apiPort = 0] = await freePorts(2);
  const site = `http://localhost:${port}`;
  const backend = `http://localhost:${apiPort}`;

  /** Runs `npm start`, and collects its output. */
  function start() {
    const env = { ...newcomersEnvironment, PORT: String(port), API_PORT: String(apiPort) };
    // A group of its own, as a terminal gives it: Ctrl-C reaches npm and all that it has started.
    const child = spawn('npm', ['start'], { cwd: clone, env, detached: true });
    const started = { child, output: '', ended: once(child, 'close') };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (started.output += chunk));
    return started;
  }

  await test.step('it reports a taken port in one sentence before it installs anything', async () => {
    const holder = createServer().listen(port, '127.0.0.1');
    const refused = start();
    expect((await refused.ended)[0]).toBe(1);
    holder.close();
    expect(refused.output.trim().split('\n').at(-1)).toMatch(
      `Port ${port} is taken: set PORT to another port`,
    );
    expect(refused.output).not.toContain('Installing');
  });

  await test.step('after Ctrl-C in the middle of the installation, it starts again', async () => {
    const interrupted = start();
    const hasBegun = () => existsSync(path.join(clone, 'node_modules/next'));
    await expect.poll(hasBegun, { timeout: 60_000, intervals: [50] }).toBe(true);
    process.kill(-interrupted.child.pid!, 'SIGINT');
    await interrupted.ended;
    expect(interrupted.output).not.toContain('Compiling');
  });

  const started = start();

  await test.step('it says what it does and how long that takes, without the output of other tools', async () => {
    const isUp = () => started.output.includes('Ctrl-C stops both.');
    await expect.poll(() => isUp() || started.child.exitCode !== null, { timeout: 9 * 60_000 }).toBe(true);
    expect(started.output).toMatch(/^Installing the packages.*: .*\ds?\b/m);
    expect(started.output).toMatch(/^Compiling the pages: .*\ds?\b/m);
    expect(started.output).toContain(`Site:     ${site}\nBackend:  ${backend}\n`);
    expect(started.output).not.toMatch(/telemetry|next-sitemap|deprecated/i);
  });

  await test.step('it serves every page, and 404 for an unknown URL', async () => {
    for (const { path } of pages) expect((await fetch(site + path)).status).toBe(200);
    expect((await fetch(site + missingPage)).status).toBe(404);
  });

  await test.step('the contact page may send to its backend, which keeps the messages', async () => {
    expect(await (await fetch(`${site}/contact`)).text()).toContain(`connect-src 'self' ${backend};`);
    const { status } = await fetch(`${backend}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site },
      body: JSON.stringify(message),
    });
    expect(status).toBe(200);
    const kept = readFileSync(path.join(clone, 'messages', 'messages.jsonl'), 'utf8');
    expect(JSON.parse(kept)).toMatchObject(message);
  });

  await test.step('SIGTERM stops it, and both ports are free again', async () => {
    started.child.kill('SIGTERM');
    await started.ended;
    for (const freed of [port, apiPort]) {
      const server = createServer();
      await once(server.listen(freed, '127.0.0.1'), 'listening');
      server.close();
    }
  });
});
