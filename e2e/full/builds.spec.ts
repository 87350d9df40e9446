import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { contactPath } from '@/lib/contact-fields';
import { roomViewer } from '@/lib/content/room-viewer';
import { roomsSection, rooms } from '@/lib/content/rooms';
import { player } from '@/lib/content/vr-tour';
import { freePorts } from '../../tools/fixtures/servers';
import { assertFree } from '../../tools/ports.mjs';
import { change, runInClone, serve, test } from '../helpers/clone';
import { message, openForm, sendMessage, thanks } from '../helpers/contact-form';
import { expect, missingPage, openWithScript, pages } from '../helpers/test';

test.describe.configure({ timeout: 10 * 60_000 });

const verification = 'google-site-verification: google1a2b.html';

test('a site with real values can launch, and loads no tour before Play', async ({ clone, page }) => {
  const settings = {
    NEXT_PUBLIC_SITE_URL: 'https://www.ringandrack.com',
    NEXT_PUBLIC_API_BASE: 'https://api.ringandrack.com',
    NEXT_PUBLIC_TOUR_VIDEO_URL: 'https://vimeo.com/76979871/abcdef1234',
  };
  const refused = runInClone(clone, 'tools/export/build.ts', { NEXT_PUBLIC_API_BASE: 'combat' });
  const sentence = /^NEXT_PUBLIC_API_BASE must be .+, but it is "combat"\.\n$/;
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringMatching(sentence) });

  writeFileSync(path.join(clone, 'public/google1a2b.html'), verification);
  change(clone, 'lib/content/site.ts', /email: '[^']+'/, "email: 'hello@ringandrack.com'");
  const built = runInClone(clone, 'tools/export/build.ts', settings);
  expect(built.status, built.stderr).toBe(0);
  const checked = runInClone(clone, 'tools/check/launch.ts', settings);
  expect(checked.stdout).toMatch(/Ready to launch\.\n$/);

  const { origin, stop } = await serve(clone);
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route, request) => {
      foreign.push(request.url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>The player</p>' });
    },
  );
  await openWithScript(page, `${origin}/vr-tour`);
  const frame = page.getByTitle(player.controls.title).contentFrame();
  await expect(frame.locator('img')).toHaveJSProperty('complete', true);
  expect(foreign).toEqual([]);
  await frame.getByRole('link', { name: player.controls.play }).press('Enter');
  await expect(frame.getByText('The player')).toBeVisible();
  expect(foreign).toEqual(['https://player.vimeo.com/video/76979871?h=abcdef1234&dnt=1&autoplay=1']);
  const allowed = await frame.locator('body').evaluate('document.featurePolicy.allowedFeatures()');
  expect(allowed).toEqual(expect.arrayContaining(['autoplay', 'fullscreen', 'picture-in-picture']));
  stop();

  await test.step('a page that its policy breaks is not ready', async () => {
    appendFileSync(path.join(clone, 'out/contact.html'), '<script>alert()</script>');
    const { status, stdout } = runInClone(clone, 'tools/check/launch.ts', settings);
    expect(status).toBe(1);
    expect(stdout).toMatch(/✗ contact\.html: .*Content Security Policy/);
  });
});

test('pages that the build does not recognize stay as they are, and work', async ({ clone, page }) => {
  change(clone, 'app/layout.tsx', '<Header', '<script type="module" src="/own.js" /><Header');
  writeFileSync(path.join(clone, 'public/own.js'), '');
  const settings = {
    NEXT_PUBLIC_API_BASE: '',
    NEXT_PUBLIC_TOUR_VIDEO_URL: '',
    NEXT_PUBLIC_SITE_STAGING: '1',
  };
  const { stderr } = runInClone(clone, 'tools/export/build.ts', settings);
  expect(stderr).toContain('published as Next.js wrote them');

  const { origin, stop } = await serve(clone);
  await page.route(`**${contactPath}`, (route) => route.fulfill());
  await openForm(page, `${origin}/contact`);
  await test.step('search engines leave out a staging site', () =>
    expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/));
  await sendMessage(page, 'From a page as Next.js wrote it');
  await expect(thanks(page)).toBeVisible();
  await page.goto(`${origin}/vr-tour`);
  if (rooms.length > 0) {
    await page.getByRole('button', { name: roomsSection.start }).click();
    await expect(page.getByText(roomViewer.help)).toBeVisible();
  }
  await page.close();
  stop();
});

test('`npm start` in a bare clone builds and serves the site, and keeps messages', async ({ clone }) => {
  const [port = 0, apiPort = 0] = await freePorts(2);
  const site = `http://localhost:${port}`;
  const backend = `http://localhost:${apiPort}`;

  function start() {
    const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NEXT_|NODE_ENV$|SKIP_)/i.test(name));
    const env = {
      ...(Object.fromEntries(own) as NodeJS.ProcessEnv),
      PORT: `${port}`,
      API_PORT: `${apiPort}`,
    };
    // A process group, as in a terminal: Ctrl-C reaches npm and all that it has started.
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
    expect(refused.output.trim().split('\n').at(-1)).toContain(`Port ${port} is taken: set PORT to another`);
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

  await test.step('it serves every page, which may send to its backend, which keeps the messages', async () => {
    for (const { path } of pages) expect((await fetch(site + path)).status).toBe(200);
    expect((await fetch(site + missingPage)).status).toBe(404);
    expect(await (await fetch(`${site}/contact`)).text()).toContain(`connect-src 'self' ${backend};`);
    const { status } = await fetch(`${backend}${contactPath}`, {
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
    for (const freed of [port, apiPort]) await assertFree(freed, 'it must be free again');
  });
});
