import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from 'playwright/test';
import { hero } from '@/lib/content/media/hero';
import { commonHeaders } from '../../../tools/publish/headers';
import { missingPage, pages } from '../../helpers/pages';
import { test } from './cloudflare';
import { expect, withoutNginx, withSecureBackend } from './nginx';

// The hosts are Cloudflare (simulated by its own tool), nginx, and the site server of `npm start` and the other specs.
test.skip(...withoutNginx);

const video = hero.landscape.sources[0]!.src;
const read = (file: string) => readFileSync(path.join('out', file));

/** The headers that all hosts should send, sorted by name. */
const compared = [...Object.keys(commonHeaders), 'Cache-Control', 'Content-Security-Policy', 'Content-Type']
  .map((name) => name.toLowerCase())
  .sort();

/** A host's response, without following redirects. A header that the host sends twice is listed twice. */
async function respond(request: APIRequestContext, url: string) {
  const response = await request.get(url, { maxRedirects: 0 });
  const headers = response
    .headersArray()
    .map(({ name, value }) => [name.toLowerCase(), withSecureBackend(value)] as const)
    .filter(([name]) => compared.includes(name) || name.startsWith('access-control-'))
    .sort(([a], [b]) => a.localeCompare(b));
  return { status: response.status(), headers, text: withSecureBackend(await response.text()) };
}

for (const { name, path: url } of [
  ...pages,
  { name: 'security contact', path: '/.well-known/security.txt' },
]) {
  test(`the ${name} is the same on Cloudflare, nginx and the site server`, async ({
    request,
    cloudflare,
    nginx,
  }) => {
    const onSiteServer = await respond(request, url);
    expect(onSiteServer.status).toBe(200);
    expect(onSiteServer.headers.map(([header]) => header)).toEqual(compared);
    expect(await respond(request, cloudflare + url)).toEqual(onSiteServer);
    expect(await respond(request, nginx.url + url)).toEqual(onSiteServer);
  });
}

test('an unknown URL shows the same page on Cloudflare, nginx and the site server', async ({
  request,
  cloudflare,
  nginx,
}) => {
  const onSiteServer = await respond(request, missingPage);
  const onNginx = await respond(request, nginx.url + missingPage);
  expect(onNginx.status).toBe(404);
  expect(onNginx.headers.map(([header]) => header)).toEqual(compared);
  expect(await respond(request, cloudflare + missingPage)).toEqual(onSiteServer);

  // In `_headers`, only the rule for all URLs matches it, whose policy is the union of all pages' policies. nginx knows
  // which file it sends, so it sends that page's own policy.
  const common = ({ headers, ...rest }: typeof onNginx) => ({
    ...rest,
    headers: headers.filter(([header]) => header !== 'content-security-policy'),
  });
  expect(common(onNginx)).toEqual(common(onSiteServer));
  const own = ({ headers }: typeof onNginx) => Object.fromEntries(headers);
  expect(own(onSiteServer)['content-security-policy']).toBe(
    own(await respond(request, '/robots.txt'))['content-security-policy'],
  );
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(onNginx.text)!;
  expect(own(onNginx)).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    // The only directive that browsers ignore outside of headers.
    'content-security-policy': policy!.replace('require-trusted', "frame-ancestors 'none'; require-trusted"),
  });
});

for (const { name, file } of [
  { name: 'script', file: /src="(\/_next\/static\/[^"]+\.js)"/.exec(read('index.html').toString())![1]! },
  { name: 'video', file: video },
]) {
  test(`all hosts let browsers cache a ${name} forever`, async ({ request, cloudflare, nginx }) => {
    for (const host of [cloudflare, nginx.url, '']) {
      const response = await request.head(host + file);
      expect(response.status()).toBe(200);
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });
}

for (const alias of ['/contact.html', '/contact/']) {
  test(`${alias} leads to the contact page on all hosts`, async ({ request, cloudflare, nginx }) => {
    for (const host of [cloudflare, nginx.url, '']) {
      const response = await request.get(`${host}${alias}?from=ad`);
      expect(response.status()).toBe(200);
      expect(response.url()).toMatch(/\/contact\?from=ad$/);
    }
  });
}

test('no host serves its own configuration', async ({ request, cloudflare, nginx }) => {
  for (const host of [cloudflare, nginx.url, '']) {
    expect((await request.get(`${host}/_headers`)).status()).toBe(404);
  }
});

test('nginx redirects HTTP to the same URL with HTTPS', async ({ request, nginx }) => {
  const plain = await request.get(`http://localhost:${nginx.httpPort}/contact?from=ad`, { maxRedirects: 0 });
  expect(plain.status()).toBe(301);
  expect(plain.headers().location).toBe(`${nginx.url}/contact?from=ad`);
});

test('nginx and the site server send the part of a video that a player requests', async ({
  request,
  nginx,
}) => {
  const content = read(video);
  for (const host of [nginx.url, '']) {
    const response = await request.get(host + video, { headers: { Range: 'bytes=1000-1999' } });
    expect(response.status()).toBe(206);
    expect(response.headers()['content-range']).toBe(`bytes 1000-1999/${content.length}`);
    expect(await response.body()).toEqual(content.subarray(1000, 2000));
  }
});

for (const [asked, sent] of [
  ['br', 'br'],
  ['gzip, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
] as const) {
  test(`nginx sends text ${sent ? `as ${sent}` : 'uncompressed'} to clients that accept ${asked}`, async ({
    request,
    nginx,
  }) => {
    const response = await request.get(nginx.url, { headers: { 'Accept-Encoding': asked } });
    expect(response.headers()['content-encoding']).toBe(sent);
    expect(response.headers().vary).toBe('Accept-Encoding');
    expect(await response.body()).toEqual(read('index.html'));
  });
}
