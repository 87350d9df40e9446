import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { player } from '@/lib/content/vr-tour';
import { freePorts } from '../../tools/fixtures/servers';
import { root } from '../../tools/run.mjs';
import { startSiteServer } from '../../tools/serve/serve';
import { message } from '../helpers/contact-form';
import { expect, missingPage, openWithScript, pages, test as base } from '../helpers/test';

/** Each test gets a copy of the repository's files, without packages: its absolute path. */
const test = base.extend<{ clone: string }>({
  clone: async ({}, provide) => {
    const clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
    for (const file of tracked.split('\0').filter(Boolean))
      cpSync(path.join(root, file), path.join(clone, file));
    await provide(clone);
    rmSync(clone, { recursive: true });
  },
});

// A slow machine has to install the packages and build the site.
test.describe.configure({ timeout: 10 * 60_000 });

test('with real values the site is ready to launch, and loads nothing from the tour’s service before Play', async ({
  clone,
  page,
}) => {
  const env = {
    ...process.env,
    SKIP_TYPE_CHECK: '1',
    NEXT_PUBLIC_SITE_URL: 'https://www.ringandrack.com',
    NEXT_PUBLIC_API_BASE: 'https://api.ringandrack.com',
    NEXT_PUBLIC_TOUR_VIDEO_URL: 'https://vimeo.com/76979871/abcdef1234',
  };
  const run = (command: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', command], { cwd: clone, env, encoding: 'utf8' });
  // Hard links: a copy would take a minute.
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), clone]);
  const brand = path.join(clone, 'lib/content/site.ts');
  const named = readFileSync(brand, 'utf8').replace(/email: '[^']+'/, "email: 'hello@ringandrack.com'");
  writeFileSync(brand, named);

  await test.step('its check finds nothing to do', () => {
    const built = run('tools/publish/build.ts');
    expect(built.status, built.stderr).toBe(0);
    expect(run('tools/check/launch.ts').stdout).toMatch(/Ready to launch\.\n$/);
  });

  await test.step('its tour loads the player on request', async () => {
    const stop = new AbortController();
    const directory = path.join(clone, 'out');
    const { origin } = await startSiteServer({ directory, port: 0, signal: stop.signal });
    const foreign: string[] = [];
    await page.route(
      (url) => url.origin !== origin,
      (route, request) => {
        foreign.push(request.url());
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>The player</p>' });
      },
    );
    await openWithScript(page, `${origin}/vr-tour`);
    const frame = page.getByTitle(player.title).contentFrame();
    await expect(frame.locator('img')).toHaveJSProperty('complete', true);
    expect(foreign).toEqual([]);
    await frame.getByRole('link', { name: player.play }).press('Enter');
    await expect(frame.getByText('The player')).toBeVisible();
    expect(foreign).toEqual(['https://player.vimeo.com/video/76979871?h=abcdef1234&dnt=1&autoplay=1']);
    const allowed = await frame.locator('body').evaluate('document.featurePolicy.allowedFeatures()');
    expect(allowed).toEqual(expect.arrayContaining(['autoplay', 'fullscreen', 'picture-in-picture']));
    stop.abort();
  });

  await test.step('its check finds a page that its policy breaks', () => {
    appendFileSync(path.join(clone, 'out/contact.html'), '<script>alert()</script>');
    const { status, stdout } = run('tools/check/launch.ts');
    expect(status).toBe(1);
    expect(stdout).toMatch(/✗ contact\.html: .*Content Security Policy/);
  });
});

test('`npm start` in a bare clone installs, builds and serves the site, and keeps messages', async ({
  clone,
}) => {
  const [port = 0, apiPort = 0] = await freePorts(2);
  const site = `http://localhost:${port}`;
  const backend = `http://localhost:${apiPort}`;

  /** Runs `npm start` in a newcomer's terminal, without the variables of npm and the tests, and collects its output. */
  function start() {
    const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NEXT_|NODE_ENV$|SKIP_)/i.test(name));
    const env = { ...Object.fromEntries(own), PORT: `${port}`, API_PORT: `${apiPort}` };
    const child = spawn('npm', ['start'], { cwd: clone, env: env as unknown as NodeJS.ProcessEnv });
    const started = { child, output: '', ended: once(child, 'close') };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (started.output += chunk));
    return started;
  }

  await test.step('it reports a taken port before it installs anything', async () => {
    const holder = createServer().listen(port, '127.0.0.1');
    const refused = start();
    expect((await refused.ended)[0]).toBe(1);
    holder.close();
    expect(refused.output).toContain(`Port ${port} is taken: set PORT to another`);
    expect(refused.output).not.toContain('Installing');
  });

  const started = start();

  await test.step('it says where the site and its backend are', async () => {
    const isUp = () => started.output.includes('Ctrl-C stops both.');
    await expect.poll(() => isUp() || started.child.exitCode !== null, { timeout: 9 * 60_000 }).toBe(true);
    expect(started.output).toContain(`Site:     ${site}\nBackend:  ${backend}\n`);
  });

  await test.step('it serves every page, which may send to its backend, which keeps the messages', async () => {
    for (const { path } of pages) expect((await fetch(site + path)).status).toBe(200);
    expect((await fetch(site + missingPage)).status).toBe(404);
    expect(await (await fetch(`${site}/contact`)).text()).toContain(`connect-src 'self' ${backend};`);
    const headers = { 'content-type': 'application/json', origin: site };
    const sent = { method: 'POST', headers, body: JSON.stringify(message) };
    expect((await fetch(`${backend}/api/contact`, sent)).status).toBe(200);
    const kept = readFileSync(path.join(clone, 'messages', 'messages.jsonl'), 'utf8');
    expect(JSON.parse(kept)).toMatchObject(message);
  });

  await test.step('SIGTERM stops it', async () => {
    started.child.kill('SIGTERM');
    await started.ended;
    for (const url of [site, backend]) await expect(fetch(url)).rejects.toThrow();
  });
});
