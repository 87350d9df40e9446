import { readdirSync } from 'node:fs';
import path from 'node:path';
// The fixtures of helpers/test.ts open a browser page, which these tests do not need.
import { expect, test } from 'playwright/test';
import { everyPage, missingPage } from './helpers/pages';

/** The headers of every response. One permission that no page has stands for the permissions policy. */
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
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const files = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.extname(file) && path.extname(file) !== '.html')
  .map((file) => `/${file}`);

/** Whether a file's name has a hash of its content. */
const isHashed = (url: string) => url.startsWith('/_next/static/') || /\.[0-9a-f]{8}\./.test(url);

// export.spec.ts compares it with the policy in the page's markup, and both with what the page needs.
test('every page is sent with one policy, which allows nothing unsafe', async ({ request }) => {
  for (const { path: url } of everyPage) {
    const headers = (await request.get(url)).headersArray();
    const sent = headers.filter(({ name }) => name.toLowerCase() === 'content-security-policy');
    expect(sent, url).toHaveLength(1);
    const policy = sent[0]!.value;
    expect(policy, url).toMatch(/^default-src 'none';.* frame-ancestors 'none';/);
    // The page contains the rough posters as data. No other scheme and no other kind of file may come from anywhere. A
    // comma would join two policies (https://www.w3.org/TR/CSP3/#parse-response-csp).
    expect(policy.replace("img-src 'self' data:;", ''), url).not.toMatch(/unsafe|[*,]| [a-z][\w+.-]*:[; ]/i);
  }
});

test('every response has the security headers, its media type, and its time in caches', async ({
  request,
}) => {
  expect(files.filter(isHashed).length).toBeGreaterThan(20);
  for (const url of [...everyPage.map((page) => page.path), ...files]) {
    const headers = (await request.head(url)).headers();
    expect(headers, url).toMatchObject({ ...everywhere, 'content-type': types[path.extname(url)] });
    if (url === missingPage) continue;
    expect(headers['cache-control'], url).toBe(
      isHashed(url) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    );
  }
});
