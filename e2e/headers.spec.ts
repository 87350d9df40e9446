import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
// The fixtures of helpers/test.ts open a browser page, which these tests do not need.
import { expect, test } from 'playwright/test';
import { headersFor } from '../tools/serve/headers';
import { everyPage, missingPage } from './helpers/pages';

const types: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.css': 'text/css; charset=utf-8',
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

test('every page has one policy, before everything that it applies to, which allows nothing unsafe', () => {
  for (const { file } of everyPage) {
    const html = readFileSync(path.join('out', file), 'utf8');
    const policies = [...html.matchAll(/http-equiv="Content-Security-Policy" content="([^"]+)"/g)];
    expect(policies, file).toHaveLength(1);
    expect(html, file).toMatch(/<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
    const policy = policies[0]![1]!;
    expect(policy, file).toMatch(/^default-src 'self'; script-src 'self'[ ;]/);
    // Only styles may be inline, and only images may be data. A comma would join two policies
    // (https://www.w3.org/TR/CSP3/#parse-response-csp).
    const rest = policy.replace("style-src 'self' 'unsafe-inline';", '').replace("img-src 'self' data:;", '');
    expect(rest, file).not.toMatch(/unsafe|[*,]| [a-z][\w+.-]*:[; ]/i);
  }
});

test('every response has the headers of public/_headers, its media type, and its time in caches', async ({
  request,
}) => {
  const rules = readFileSync(path.join('public', '_headers'), 'utf8');
  for (const url of [...everyPage.map((page) => page.path), ...files]) {
    const response = await request.head(url);
    const expected = { 'Cache-Control': 'public, max-age=0, must-revalidate', ...headersFor(rules, url) };
    expect(response.headers(), url).toMatchObject({
      ...Object.fromEntries(Object.entries(expected).map(([name, value]) => [name.toLowerCase(), value])),
      'content-type': types[path.extname(url)],
    });
    expect(response.status(), url).toBe(url === missingPage ? 404 : 200);
  }
});

test('a file that browsers keep for a year has a hash of its content in its name', () => {
  // Next.js names everything in these two after its content.
  expect(readdirSync('out/_next/static').sort()).toEqual(['chunks', 'media']);
  for (const file of files.filter((name) => name.startsWith('/media/generated/')))
    expect(file).toMatch(/\.[0-9a-f]{8}\./);
});
