import type { Page } from 'playwright/test';
import { images } from '@/lib/content/all-content';
import { walkthrough } from '@/lib/content/generated/videos';
import { expect, test } from './helpers/test';

const foreign = 'http://attacker.localhost';

// A playing video would take most of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Opens a file of the site with additional markup before its end, under its own headers.
 * @returns what expects a report of something that the policy has blocked
 */
async function openWith(page: Page, path: string, end: string, markup: string) {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(end, () => markup + end) });
  });
  await page.goto(path);
  return (directive: string, blocked: string) =>
    expect.poll(() => errors.join('\n')).toContain(`Policy: ${directive} has blocked ${blocked}`);
}

test.beforeEach(({ tolerate }) => tolerate(/Content Security Policy|violates the/));

test('the browser runs no code in the markup, and sends nothing to another origin', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  await page.route(`${foreign}/**`, (route) => {
    requests.push(route.request().url());
    const headers = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
    return route.fulfill({ headers, contentType: 'text/javascript', body: 'hijacked = true' });
  });
  const expectReport = await openWith(
    page,
    '/',
    '</body>',
    `<script>hijacked = true</script>
    <script src="${foreign}/script.js"></script>
    <img src="data:," onerror="hijacked = true">
    <form action="${foreign}/take"><button>Added</button></form>`,
  );
  await expectReport('script-src-elem', 'inline');
  await expectReport('script-src-elem', `${foreign}/script.js`);
  await expectReport('script-src-attr', 'inline');
  const answer = await page.evaluate((url) => fetch(url).catch(() => 'refused'), `${foreign}/`);
  expect(answer).toBe('refused');
  await expectReport('connect-src', `${foreign}/`);
  // Each foreign script would set a global of this name.
  expect(await page.evaluate(() => 'hijacked' in window)).toBe(false);

  // Playwright would wait, sometimes forever, for the end of the blocked navigation. Nothing after this calls the page.
  await page.getByRole('button', { name: 'Added' }).evaluate((button: HTMLButtonElement) => {
    setTimeout(() => button.click());
  });
  await expectReport('form-action', `${foreign}/take`);
  expect(page.url()).toBe(`${baseURL}/`);
  expect(requests).toEqual([]);
});

test('a drawing that is opened by its address runs no script, and a film plays', async ({ page }) => {
  const drawing = images.map(({ value }) => value.src).find((src) => src.endsWith('.svg'));
  test.skip(!drawing, 'The site has no drawing.');
  const script = '<script>document.documentElement.id = "ran"</script>';
  const expectReport = await openWith(page, drawing!, '</svg>', script);
  await expectReport('script-src-elem', 'inline');
  await expect(page.locator('#ran')).toHaveCount(0);
  await page.goto(walkthrough.sources.at(-1)!.src);
  const width = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth);
  await expect.poll(width).toBeGreaterThan(0);
});
