import {
  cpSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from 'playwright/test';
import { headersFor } from '../../../tools/serve/headers';
import { domain } from '../../../tools/serve/nginx';
import { missingPage, pages } from '../../helpers/pages';
import { test } from './cloudflare';
import { expect, withoutNginx } from './nginx';

// The hosts are Cloudflare (simulated by its own tool) and nginx.
test.skip(...withoutNginx);

const headersFile = readFileSync(path.join('out', '_headers'), 'utf8');
const home = readFileSync(path.join('out', 'index.html'), 'utf8');
const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(home)![1]!;
const revalidated = 'public, max-age=0, must-revalidate';

/** The headers that all hosts should send, sorted by name. */
const compared = [...Object.keys(headersFor(headersFile, '/')), 'Cache-Control', 'Content-Type']
  .map((name) => name.toLowerCase())
  .sort();

/** A host's response, without following redirects. A header that the host sends twice is listed twice. */
async function respond(request: APIRequestContext, url: string) {
  const response = await request.get(url, { maxRedirects: 0 });
  const headers = response
    .headersArray()
    .map(({ name, value }) => [name.toLowerCase(), value] as const)
    .filter(([name]) => compared.includes(name) || name.startsWith('access-control-'))
    .sort(([a], [b]) => a.localeCompare(b));
  return { status: response.status(), headers, text: await response.text() };
}

for (const { name, path: url, status } of [
  ...pages.map((page) => ({ ...page, status: 200 })),
  { name: 'security contact', path: '/.well-known/security.txt', status: 200 },
  { name: 'page for an unknown URL', path: missingPage, status: 404 },
]) {
  test(`the ${name} is the same on Cloudflare and nginx`, async ({ request, cloudflare, nginx }) => {
    const onCloudflare = await respond(request, cloudflare + url);
    expect(onCloudflare.status).toBe(status);
    expect(onCloudflare.headers.map(([header]) => header)).toEqual(compared);
    // nginx sends permissions with pages only.
    if (url.endsWith('.txt')) onCloudflare.headers.splice(compared.indexOf('permissions-policy'), 1);
    expect(await respond(request, nginx.url + url)).toEqual(onCloudflare);
  });
}

test('both hosts let browsers keep a hashed file for a year', async ({ request, cloudflare, nginx }) => {
  for (const host of [cloudflare, nginx.url]) {
    const response = await request.head(host + script);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('nginx lets no browser keep a missing file', async ({ request, nginx }) => {
  const response = await request.head(`${nginx.url}/_next/static/chunks/missing.js`);
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toBe(revalidated);
});

for (const alias of ['/contact.html', '/contact/']) {
  test(`${alias} leads to the contact page on both hosts`, async ({ request, cloudflare, nginx }) => {
    for (const host of [cloudflare, nginx.url]) {
      const response = await request.get(`${host}${alias}?from=ad`);
      expect(response.status()).toBe(200);
      expect(response.url()).toMatch(/\/contact\?from=ad$/);
    }
  });
}

for (const alias of ['/index', '/index.html']) {
  test(`${alias} leads to the home page on nginx`, async ({ request, nginx }) => {
    expect((await request.get(nginx.url + alias)).url()).toBe(`${nginx.url}/`);
  });
}

test('no host serves its own configuration', async ({ request, cloudflare, nginx }) => {
  for (const host of [cloudflare, nginx.url]) {
    expect((await request.get(`${host}/_headers`)).status()).toBe(404);
  }
});

test('on nginx, the page for unknown URLs has no URL of its own', async ({ request, nginx }) => {
  for (const url of ['/404', '/404/', '/404.html'])
    expect((await request.get(nginx.url + url)).status(), url).toBe(404);
});

test('nginx sends text compressed', async ({ request, nginx }) => {
  for (const encoding of ['br', 'gzip']) {
    const response = await request.head(nginx.url, { headers: { 'Accept-Encoding': encoding } });
    expect(response.headers()['content-encoding']).toBe(encoding);
  }
});

test('nginx leads plain HTTP, and the domain without www, to the site', async ({ request, nginx }) => {
  const ask = (url: string, host: string) =>
    request.get(`${url}/contact?a=1`, { headers: { Host: host }, maxRedirects: 0 });
  for (const response of [
    await ask(nginx.httpUrl, 'localhost'),
    await ask(nginx.httpUrl, domain),
    await ask(nginx.url, domain),
  ]) {
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe('https://localhost/contact?a=1');
  }
});

test('a release on nginx replaces the pages at once, keeps hashed files of older ones, and can be undone', async ({
  request,
  nginx,
}, { outputDir }) => {
  const textOf = async (url: string) => (await request.get(nginx.url + url)).text();
  cpSync('out', outputDir, { recursive: true });
  rmSync(path.join(outputDir, script));
  writeFileSync(path.join(outputDir, 'added.html'), 'an added page');
  writeFileSync(path.join(outputDir, 'index.html'), 'a new home page');
  const before = readdirSync(path.join(nginx.folder, 'releases'));

  nginx.release(outputDir);
  expect(await textOf('/')).toBe('a new home page');
  expect(await textOf('/added')).toBe('an added page');
  expect((await request.head(nginx.url + script)).status()).toBe(200);
  for (const file of ['current', 'current/index.html', `hashed${script}`])
    expect(statSync(path.join(nginx.folder, file)).mode & 0o004, `${file} for other users`).toBe(0o004);

  symlinkSync(`releases/${before[0]}`, path.join(nginx.folder, 'next'));
  renameSync(path.join(nginx.folder, 'next'), path.join(nginx.folder, 'current'));
  expect(await textOf('/')).toBe(home);
  expect((await request.get(`${nginx.url}/added`)).status()).toBe(404);
});
