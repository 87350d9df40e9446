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
const home = readFileSync(path.join('out', 'index.html'), 'utf8');

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
    expect(await respond(request, nginx + url)).toEqual(onSiteServer);
  });
}

test('an unknown URL shows the same page on Cloudflare, nginx and the site server', async ({
  request,
  cloudflare,
  nginx,
}) => {
  const onSiteServer = await respond(request, missingPage);
  const onNginx = await respond(request, nginx + missingPage);
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
  { name: 'script', file: /src="(\/_next\/static\/[^"]+\.js)"/.exec(home)![1]! },
  { name: 'video', file: video },
]) {
  test(`all hosts let browsers cache a ${name} forever`, async ({ request, cloudflare, nginx }) => {
    for (const host of [cloudflare, nginx, '']) {
      const response = await request.head(host + file);
      expect(response.status()).toBe(200);
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });
}

for (const alias of ['/contact.html', '/contact/']) {
  test(`${alias} leads to the contact page on all hosts`, async ({ request, cloudflare, nginx }) => {
    for (const host of [cloudflare, nginx, '']) {
      const response = await request.get(`${host}${alias}?from=ad`);
      expect(response.status()).toBe(200);
      expect(response.url()).toMatch(/\/contact\?from=ad$/);
    }
  });
}

test('no host serves its own configuration', async ({ request, cloudflare, nginx }) => {
  for (const host of [cloudflare, nginx, '']) {
    expect((await request.get(`${host}/_headers`)).status()).toBe(404);
  }
});
