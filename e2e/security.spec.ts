import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { listen } from '../tools/fixtures/servers';
import { expect, scriptFiles, test } from './helpers/test';

test.describe('the browser blocks an attack with', () => {
  const foreign = 'http://attacker.localhost';
  let errors: string[];
  let foreignRequests: string[];

  test.beforeEach(async ({ page, tolerate }) => {
    // A playing video would take most of the time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Each browser has its own messages.
    tolerate(/Content Security Policy|violates the|Trusted|blocked by CSP|integrity|access control checks/);
    errors = [];
    foreignRequests = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.route(`${foreign}/**`, (route) => {
      foreignRequests.push(route.request().url());
      return route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
        contentType: 'text/javascript',
        body: 'hijacked = true',
      });
    });
  });

  /** Opens the home page with additional markup, under the page's own headers. */
  async function openWith(page: Page, markup: string) {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('</body>', () => `${markup}</body>`) });
    });
    await page.goto('/');
  }

  /** Whether a foreign script has run: each one sets a global of this name. */
  const isHijacked = (page: Page) => page.evaluate(() => 'hijacked' in window);

  const expectReport = (directive: string, blocked: string) =>
    expect
      .poll(() => errors)
      .toContainEqual(
        expect.stringContaining(`Content Security Policy: ${directive} has blocked ${blocked}`),
      );

  test('code and styles in the markup, and with requests to another origin', async ({ page }) => {
    await openWith(
      page,
      `<script>hijacked = true</script>
      <script src="${foreign}/script.js"></script>
      <img id="image" src="data:," onerror="hijacked = true">
      <p id="attribute" style="position: fixed"></p>
      <p id="element"><style>#element { position: fixed }</style></p>`,
    );

    await test.step('an inline script', () => expectReport('script-src-elem', 'inline'));
    await test.step('a script of another origin', () =>
      expectReport('script-src-elem', `${foreign}/script.js`));
    await test.step('an inline handler', async () => {
      await expectReport('script-src-attr', 'inline');
      expect(
        await page
          .locator('#image')
          .evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth]),
      ).toEqual([true, 0]);
    });
    for (const [directive, id] of [
      ['style-src-attr', 'attribute'],
      ['style-src-elem', 'element'],
    ] as const) {
      await test.step(`a style for ${directive}`, async () => {
        await expectReport(directive, 'inline');
        await expect(page.locator(`#${id}`)).toHaveCSS('position', 'static');
      });
    }
    await test.step('a request to another origin', async () => {
      const answer = await page.evaluate(
        (url) =>
          fetch(url).then(
            () => 'answered',
            () => 'refused',
          ),
        `${foreign}/`,
      );
      expect(answer).toBe('refused');
      await expectReport('connect-src', `${foreign}/`);
    });

    expect(await isHijacked(page)).toBe(false);
    expect(foreignRequests).toEqual([]);
  });

  test('a string in place of markup or code', async ({ page }) => {
    await page.goto('/');
    for (const { sink, use } of [
      { sink: 'innerHTML', use: () => void (document.body.innerHTML = '<b>') },
      { sink: 'a frame’s srcdoc', use: () => void (document.createElement('iframe').srcdoc = '<b>') },
      { sink: 'a script’s src', use: () => void (document.createElement('script').src = '/script.js') },
      { sink: 'setTimeout', use: () => void setTimeout('hijacked = true') },
    ]) {
      await test.step(sink, async () => {
        errors = [];
        await expect(page.evaluate(use)).rejects.toThrow('TypeError');
        await expectReport('require-trusted-types-for', 'trusted-types-sink');
      });
    }
  });

  test('a form that sends to another origin', async ({ page, baseURL }) => {
    await openWith(page, `<form action="${foreign}/take"><button>Added</button></form>`);
    // Playwright would wait, sometimes forever, for the end of the blocked navigation. Nothing after this calls the page.
    await page.getByRole('button', { name: 'Added' }).evaluate((button: HTMLButtonElement) => {
      setTimeout(() => button.click());
    });
    // Firefox and WebKit leave out the query.
    await expectReport('form-action', `${foreign}/take`);
    expect(page.url()).toBe(`${baseURL}/`);
    expect(foreignRequests).toEqual([]);
  });

  test('a frame on another origin', async ({ page, baseURL }) => {
    // A real server: Chromium does not let pages with responses from a test frame what is on this machine.
    const server = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html').end(`<iframe src="${baseURL}/contact"></iframe>`);
    });
    await page.goto(`http://localhost:${await listen(server)}`);
    await expect.poll(() => errors.join()).toContain('frame-ancestors');
    expect(page.frames().map((frame) => frame.url())).not.toContain(`${baseURL}/contact`);
    server.close();
  });

  test('a changed script file, and the page can still be read', async ({ page }) => {
    await page.route(scriptFiles, (route) => {
      const script = readFileSync(path.join('out', new URL(route.request().url()).pathname), 'utf8');
      return route.fulfill({ contentType: 'text/javascript', body: `${script};hijacked = true` });
    });
    await page.goto('/');
    await expect.poll(() => errors.join()).toContain('integrity');
    await page.waitForLoadState('networkidle');
    expect(await isHijacked(page)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const section of await page.locator('main > section').all())
      await expect(section).toHaveCSS('opacity', '1');
  });
});
