import { createServer } from 'node:http';
import type { Page } from 'playwright/test';
import { walkthrough } from '@/lib/content/generated/videos';
import { listen } from '../tools/fixtures/servers';
import { expect, test } from './helpers/test';

test.describe('the browser blocks an attack with', () => {
  const foreign = 'http://attacker.localhost';
  let errors: string[];
  let foreignRequests: string[];

  test.beforeEach(async ({ page, tolerate }) => {
    // A playing video would take most of the time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Each browser has its own messages.
    tolerate(/Content Security Policy|violates the|blocked by CSP|access control checks/);
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

  const expectReport = (directive: string, blocked: string) =>
    expect
      .poll(() => errors)
      .toContainEqual(
        expect.stringContaining(`Content Security Policy: ${directive} has blocked ${blocked}`),
      );

  test('code in the markup, and with requests to another origin', async ({ page }) => {
    await openWith(
      page,
      `<script>hijacked = true</script>
      <script src="${foreign}/script.js"></script>
      <img src="data:," onerror="hijacked = true">`,
    );

    await expectReport('script-src-elem', 'inline');
    await expectReport('script-src-elem', `${foreign}/script.js`);
    await expectReport('script-src-attr', 'inline');
    const answer = await page.evaluate((url) => fetch(url).catch(() => 'refused'), `${foreign}/`);
    expect(answer).toBe('refused');
    await expectReport('connect-src', `${foreign}/`);

    // Each foreign script would set a global of this name.
    expect(await page.evaluate(() => 'hijacked' in window)).toBe(false);
    expect(foreignRequests).toEqual([]);
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

  test('a drawing with a script, which is opened by its address', async ({ page }) => {
    const drawing = '/media/plates/bar.svg';
    await page.route(drawing, async (route) => {
      const response = await route.fetch();
      const svg = (await response.text()).replace(
        '</svg>',
        '<script>document.documentElement.id = "ran"</script></svg>',
      );
      await route.fulfill({ response, body: svg });
    });
    await page.goto(drawing);
    await expectReport('script-src-elem', 'inline');
    await expect(page.locator('#ran')).toHaveCount(0);
  });

  test('a film that is opened by its address plays all the same', async ({ page }) => {
    await page.goto(walkthrough.sources.at(-1)!.src);
    const width = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth);
    await expect.poll(width).toBeGreaterThan(0);
  });
});
