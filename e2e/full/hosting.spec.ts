import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from 'playwright/test';
import { hero } from '@/lib/content/media/hero';
import { commonHeaders } from '../../tools/publish/headers';
import { test } from '../helpers/cloudflare';
import { expect, withoutNginx, withSecureBackend } from '../helpers/nginx';
import { missingPage, pages } from '../helpers/test';

// Cloudflare, as its own tool imitates it, nginx, and the site server of `npm start` and the other specs.
test.skip(...withoutNginx);

const video = hero.landscape.sources[0]!.src;
const read = (file: string) => readFileSync(path.join('out', file));

/** The headers that all hosts should send, in the order of their names. */
const compared = [...Object.keys(commonHeaders), 'Cache-Control', 'Content-Security-Policy', 'Content-Type']
  .map((name) => name.toLowerCase())
  .sort();

/** A host's answer, without following a redirect; a header that is sent twice stands there twice. */
async function answer(request: APIRequestContext, address: string) {
  const response = await request.get(address, { maxRedirects: 0 });
  const headers = response
    .headersArray()
    .map(({ name, value }) => [name.toLowerCase(), withSecureBackend(value)] as const)
    .filter(([name]) => compared.includes(name) || name.startsWith('access-control-'))
    .sort(([a], [b]) => a.localeCompare(b));
  return { status: response.status(), headers, text: withSecureBackend(await response.text()) };
}

for (const { name, path: address } of [
  ...pages,
  { name: 'security contact', path: '/.well-known/security.txt' },
]) {
  test(`the ${name} has the same answer on Cloudflare, on nginx and on the site server`, async ({
    request,
    cloudflare,
    nginx,
  }) => {
    const onSiteServer = await answer(request, address);
    expect(onSiteServer.status).toBe(200);
    expect(onSiteServer.headers.map(([header]) => header)).toEqual(compared);
    expect(await answer(request, cloudflare + address)).toEqual(onSiteServer);
    expect(await answer(request, nginx.address + address)).toEqual(onSiteServer);
  });
}

test('an unknown address has the same page on Cloudflare, on nginx and on the site server', async ({
  request,
  cloudflare,
  nginx,
}) => {
  const onSiteServer = await answer(request, missingPage);
  const onNginx = await answer(request, nginx.address + missingPage);
  expect(onNginx.status).toBe(404);
  expect(onNginx.headers.map(([header]) => header)).toEqual(compared);
  expect(await answer(request, cloudflare + missingPage)).toEqual(onSiteServer);

  // `_headers` has the rule of all addresses alone for it, whose policy is the union of all pages'. nginx knows which
  // file it sends in the end, so the policy is the page's own.
  const common = ({ headers, ...rest }: typeof onNginx) => ({
    ...rest,
    headers: headers.filter(([header]) => header !== 'content-security-policy'),
  });
  expect(common(onNginx)).toEqual(common(onSiteServer));
  const own = ({ headers }: typeof onNginx) => Object.fromEntries(headers);
  expect(own(onSiteServer)['content-security-policy']).toBe(
    own(await answer(request, '/robots.txt'))['content-security-policy'],
  );
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(onNginx.text)!;
  expect(own(onNginx)).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    // The one directive that counts in a header alone.
    'content-security-policy': policy!.replace('require-trusted', "frame-ancestors 'none'; require-trusted"),
  });
});

for (const { name, file } of [
  { name: 'script', file: /src="(\/_next\/static\/[^"]+\.js)"/.exec(read('index.html').toString())![1]! },
  { name: 'video', file: video },
]) {
  test(`all hosts let a ${name} be kept for good`, async ({ request, cloudflare, nginx }) => {
    for (const host of [cloudflare, nginx.address, '']) {
      const response = await request.head(host + file);
      expect(response.status()).toBe(200);
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });
}

for (const alias of ['/contact.html', '/contact/']) {
  test(`${alias} leads to the contact page on all hosts`, async ({ request, cloudflare, nginx }) => {
    for (const host of [cloudflare, nginx.address, '']) {
      const response = await request.get(`${host}${alias}?from=ad`);
      expect(response.status()).toBe(200);
      expect(response.url()).toMatch(/\/contact\?from=ad$/);
    }
  });
}

test('what hosts read is no address on any of them', async ({ request, cloudflare, nginx }) => {
  for (const host of [cloudflare, nginx.address, '']) {
    expect((await request.get(`${host}/_headers`)).status()).toBe(404);
  }
});

test('nginx leads from HTTP to the same address by HTTPS', async ({ request, nginx }) => {
  const plain = await request.get(`http://localhost:${nginx.httpPort}/contact?from=ad`, { maxRedirects: 0 });
  expect(plain.status()).toBe(301);
  expect(plain.headers().location).toBe(`${nginx.address}/contact?from=ad`);
});

test('nginx and the site server send the part of a video that a player asks for', async ({
  request,
  nginx,
}) => {
  const content = read(video);
  for (const host of [nginx.address, '']) {
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
  test(`nginx sends text as ${sent ?? 'it is'} to who takes ${asked}`, async ({ request, nginx }) => {
    const response = await request.get(nginx.address, { headers: { 'Accept-Encoding': asked } });
    expect(response.headers()['content-encoding']).toBe(sent);
    expect(response.headers().vary).toBe('Accept-Encoding');
    expect(await response.body()).toEqual(read('index.html'));
  });
}
