import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test as requestTest, type Page } from 'playwright/test';
import { attribute, elementsOf } from '../tools/publish/markup';
import { everyPage, expect, missingPage, test } from './helpers/test';

/** What a policy says: each directive's sources. */
function parsePolicy(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(/\s*;\s*/).map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** Headers that no answer lacks; a permissions policy is told by a permission that no page has. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'permissions-policy': expect.stringContaining('camera=()'),
};

const types: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const files = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.extname(file) && path.extname(file) !== '.html')
  .map((file) => `/${file}`);

/** Whether a file's name has a hash of what it holds. */
const isHashed = (address: string) => address.startsWith('/_next/static/') || /\.[0-9a-f]{8}\./.test(address);

// Only requests: these need no page of a browser, which the other fixtures would open.
requestTest(
  'every page says one policy, in its headers and in itself, which allows nothing unsafe',
  async ({ request }) => {
    for (const { name, path: address } of everyPage) {
      await requestTest.step(`the ${name} page`, async () => {
        const response = await request.get(address);
        const policies = response
          .headersArray()
          .filter((header) => header.name.toLowerCase() === 'content-security-policy');
        expect(policies).toHaveLength(1);
        // A comma would join two policies (https://www.w3.org/TR/CSP3/#parse-response-csp).
        expect(policies[0]!.value).not.toContain(',');
        const header = parsePolicy(policies[0]!.value);
        const { 'img-src': images, ...policy } = header;
        expect(policy['default-src']).toEqual(["'none'"]);
        expect(policy['frame-ancestors']).toEqual(["'none'"]);
        // The rough posters are data in the page; no other scheme, and no other kind of file, may come from anywhere.
        const sources = [...Object.values(policy).flat(), ...images!.filter((source) => source !== 'data:')];
        expect(sources.filter((source) => /unsafe|\*|^[a-z][a-z\d+.-]*:$/i.test(source))).toEqual([]);

        const metas = elementsOf(await response.text()).filter(
          (element) => attribute(element, 'http-equiv') === 'Content-Security-Policy',
        );
        expect(metas).toHaveLength(1);
        // Browsers use frame-ancestors only in headers (https://www.w3.org/TR/CSP3/#meta-element).
        const meta = { 'frame-ancestors': ["'none'"], ...parsePolicy(attribute(metas[0]!, 'content')!) };
        if (address !== missingPage) return expect(meta).toEqual(header);
        // Hosts that send one policy to all unknown addresses send one that allows what any page needs.
        expect(Object.keys(meta).sort()).toEqual(Object.keys(header).sort());
        for (const [directive, sources] of Object.entries(meta)) {
          expect(header[directive]).toEqual(
            expect.arrayContaining(sources.filter((source) => source !== "'none'")),
          );
        }
      });
    }
  },
);

requestTest(
  'every answer has the headers that no answer lacks, its media type, and its time in caches',
  async ({ request }) => {
    expect(files.filter(isHashed).length).toBeGreaterThan(20);
    for (const address of [...everyPage.map((page) => page.path), ...files]) {
      const headers = (await request.head(address)).headers();
      expect(headers, address).toMatchObject({ ...everywhere, 'content-type': types[path.extname(address)] });
      if (address === missingPage) continue;
      expect(headers['cache-control'], address).toBe(
        isHashed(address) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      );
    }
  },
);

test.describe('what an attacker tries is blocked', () => {
  const foreign = 'http://attacker.localhost';
  let errors: string[];
  let foreignRequests: string[];

  test.beforeEach(async ({ page, tolerate }) => {
    // A video that plays would take most of the time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Each browser has words of its own.
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

  /** Opens the home page with more markup in it, under its own headers. */
  async function openWith(page: Page, markup: string) {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('</body>', () => `${markup}</body>`) });
    });
    await page.goto('/');
  }

  /** Whether a foreign script has run: each sets a global of this name. */
  const isHijacked = (page: Page) => page.evaluate(() => 'hijacked' in window);

  const reports = (directive: string, blocked: string) =>
    expect
      .poll(() => errors)
      .toContainEqual(
        expect.stringContaining(`Content Security Policy: ${directive} has blocked ${blocked}`),
      );

  test('code and styles in the markup, and requests to another origin', async ({ page }) => {
    await openWith(
      page,
      `<script>hijacked = true</script>
      <script src="${foreign}/script.js"></script>
      <img id="image" src="data:," onerror="hijacked = true">
      <p id="attribute" style="position: fixed"></p>
      <p id="element"><style>#element { position: fixed }</style></p>`,
    );

    await test.step('an inline script', () => reports('script-src-elem', 'inline'));
    await test.step('a script of another origin', () => reports('script-src-elem', `${foreign}/script.js`));
    await test.step('an inline handler', async () => {
      await reports('script-src-attr', 'inline');
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
        await reports(directive, 'inline');
        await expect(page.locator(`#${id}`)).toHaveCSS('position', 'static');
      });
    }
    await test.step('a request to another origin', async () => {
      const answer = await page.evaluate(
        (address) =>
          fetch(address).then(
            () => 'answered',
            () => 'refused',
          ),
        `${foreign}/`,
      );
      expect(answer).toBe('refused');
      await reports('connect-src', `${foreign}/`);
    });

    expect(await isHijacked(page)).toBe(false);
    expect(foreignRequests).toEqual([]);
  });

  test('a string where markup or code is expected', async ({ page }) => {
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
        await reports('require-trusted-types-for', 'trusted-types-sink');
      });
    }
  });

  test('a form that sends to another origin', async ({ page, baseURL }) => {
    await openWith(page, `<form action="${foreign}/take"><button>Added</button></form>`);
    // Playwright would wait, at times for ever, for the refused navigation to end: nothing after this asks the page.
    await page.getByRole('button', { name: 'Added' }).evaluate((button: HTMLButtonElement) => {
      setTimeout(() => button.click());
    });
    // Firefox and WebKit leave out the query.
    await reports('form-action', `${foreign}/take`);
    expect(page.url()).toBe(`${baseURL}/`);
    expect(foreignRequests).toEqual([]);
  });

  test('framing by another origin', async ({ page, baseURL }) => {
    // A real server: Chromium keeps pages whose answers a test makes up from framing what is on this machine.
    const server = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html').end(`<iframe src="${baseURL}/contact"></iframe>`);
    });
    await once(server.listen(0), 'listening');
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`);
    await expect.poll(() => errors.join()).toContain('frame-ancestors');
    expect(page.frames().map((frame) => frame.url())).not.toContain(`${baseURL}/contact`);
    server.close();
  });

  test('a script whose bytes are not those that were built, and the page still reads', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => {
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

test('the page of unknown addresses has no script and asks for none', async ({ page, tolerate }) => {
  tolerate(/404/);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(missingPage);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  // Neither data nor rules for prefetching run (https://html.spec.whatwg.org/#prepare-the-script-element).
  const running = page.locator('script:not([type="application/ld+json"], [type="speculationrules"])');
  await expect(running).toHaveCount(0);
  await expect(page.locator('template')).toHaveCount(0);
});
