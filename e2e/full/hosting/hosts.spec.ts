import fs from 'node:fs';
import path from 'node:path';
import { headersFor } from '../../../tools/serve/headers';
import { domain } from '../../../tools/serve/nginx';
import { missingPage, pages } from '../../helpers/pages';
import { expect, test, withoutNginx } from './nginx';

test.skip(...withoutNginx);

const rules = fs.readFileSync('out/_headers', 'utf8');
const home = fs.readFileSync('out/index.html', 'utf8');
const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(home)![1]!;
const revalidated = 'public, max-age=0, must-revalidate';

for (const url of [...pages.map((page) => page.path), missingPage, '/.well-known/security.txt', script]) {
  test(`${url} has the headers of \`_headers\``, async ({ request, nginx }) => {
    const response = await request.get(nginx.url + url, { maxRedirects: 0 });
    expect(response.status()).toBe(url === missingPage ? 404 : 200);
    const headers = response.headersArray().map(({ name, value }) => [name.toLowerCase(), value]);
    for (const [name, value] of Object.entries({ 'Cache-Control': revalidated, ...headersFor(rules, url) })) {
      // nginx sends permissions with pages only.
      const isSent = name !== 'Permissions-Policy' || !url.includes('.');
      const sent = headers.filter(([header]) => header === name.toLowerCase());
      expect(sent).toEqual(isSent ? [[name.toLowerCase(), value]] : []);
    }
    expect(headers.map(([name]) => name)).not.toContain('access-control-allow-origin');
  });
}

test('nginx lets no browser keep a missing file', async ({ request, nginx }) => {
  const response = await request.head(`${nginx.url}/_next/static/chunks/missing.js`);
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toBe(revalidated);
});

test('another spelling leads to the URL of a page', async ({ request, nginx }) => {
  for (const alias of ['/contact.html', '/contact/', '/index', '/index.html']) {
    const response = await request.get(`${nginx.url}${alias}?from=ad`);
    expect(response.status(), alias).toBe(200);
    expect(response.url()).toBe(`${nginx.url}${alias.startsWith('/contact') ? '/contact' : '/'}?from=ad`);
  }
});

test('what is for hosts has no URL', async ({ request, nginx }) => {
  for (const url of ['/_headers', '/404', '/404/', '/404.html'])
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
  fs.cpSync('out', outputDir, { recursive: true });
  fs.rmSync(path.join(outputDir, script));
  fs.writeFileSync(path.join(outputDir, 'added.html'), 'an added page');
  fs.writeFileSync(path.join(outputDir, 'index.html'), 'a new home page');
  const before = fs.readdirSync(path.join(nginx.folder, 'releases'));

  nginx.release(outputDir);
  expect(await textOf('/')).toBe('a new home page');
  expect(await textOf('/added')).toBe('an added page');
  expect((await request.head(nginx.url + script)).status()).toBe(200);
  for (const file of ['current', 'current/index.html', `hashed${script}`])
    expect(fs.statSync(path.join(nginx.folder, file)).mode & 0o004, `${file} for other users`).toBe(0o004);

  fs.symlinkSync(`releases/${before[0]}`, path.join(nginx.folder, 'next'));
  fs.renameSync(path.join(nginx.folder, 'next'), path.join(nginx.folder, 'current'));
  expect(await textOf('/')).toBe(home);
  expect((await request.get(`${nginx.url}/added`)).status()).toBe(404);
});
