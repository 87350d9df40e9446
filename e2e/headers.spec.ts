import { readdirSync } from 'node:fs';
import path from 'node:path';
// The fixtures of helpers/test.ts open a browser page, which these tests do not need.
import { expect, test } from 'playwright/test';
import { attribute, elementsOf } from '../tools/publish/markup';
import { everyPage, missingPage } from './helpers/pages';

/** Splits a policy into its directives, each with its sources. */
function parsePolicy(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split(/\s*;\s*/).map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

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

/** Whether a file's name has a hash of its content. */
const isHashed = (url: string) => url.startsWith('/_next/static/') || /\.[0-9a-f]{8}\./.test(url);

test('every page has the same policy in its headers and its markup, which allows nothing unsafe', async ({
  request,
}) => {
  for (const { name, path: url } of everyPage) {
    await test.step(`the ${name} page`, async () => {
      const response = await request.get(url);
      const sent = response
        .headersArray()
        .filter((header) => header.name.toLowerCase() === 'content-security-policy');
      expect(sent).toHaveLength(1);
      // A comma would join two policies (https://www.w3.org/TR/CSP3/#parse-response-csp).
      expect(sent[0]!.value).not.toContain(',');
      const header = parsePolicy(sent[0]!.value);
      const { 'img-src': images, ...policy } = header;
      expect(policy['default-src']).toEqual(["'none'"]);
      expect(policy['frame-ancestors']).toEqual(["'none'"]);
      // The page contains the rough posters as data. No other scheme and no other kind of file may come from anywhere.
      const sources = [...Object.values(policy).flat(), ...images!.filter((source) => source !== 'data:')];
      expect(sources.filter((source) => /unsafe|\*|^[a-z][a-z\d+.-]*:$/i.test(source))).toEqual([]);

      const metas = elementsOf(await response.text()).filter(
        (element) => attribute(element, 'http-equiv') === 'Content-Security-Policy',
      );
      expect(metas).toHaveLength(1);
      // Browsers only use frame-ancestors in headers (https://www.w3.org/TR/CSP3/#meta-element).
      const meta = { 'frame-ancestors': ["'none'"], ...parsePolicy(attribute(metas[0]!, 'content')!) };
      if (url !== missingPage) return expect(meta).toEqual(header);
      // Some hosts send the same policy for all unknown URLs. It allows what any page needs.
      expect(Object.keys(meta).sort()).toEqual(Object.keys(header).sort());
      for (const [directive, sources] of Object.entries(meta)) {
        expect(header[directive]).toEqual(
          expect.arrayContaining(sources.filter((source) => source !== "'none'")),
        );
      }
    });
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
