import fs from 'node:fs';
import path from 'node:path';
import { heroPoster } from '@/components/home/hero-media';
import { readHeaders } from '../../tools/serve/headers';
import { domain, expect, isNginxMissing, test } from '../helpers/nginx';
import { missingPage, pages } from '../helpers/test';

test.skip(isNginxMissing, 'nginx, its module for brotli, or rsync is missing');
test.use({ ignoreHTTPSErrors: true });

/** Of a file without a hash in its name, and of a missing one. */
const revalidated = 'public, max-age=0, must-revalidate';

const home = () => fs.readFileSync('out/index.html', 'utf8');
const script = () => /src="(\/_next\/static\/[^"]+\.js)"/.exec(home())![1]!;

test.describe('nginx serves a release with the configuration and script of docs/hosting/', () => {
  // One worker starts nginx once.
  test.describe.configure({ mode: 'default' });

  test('every file has the headers of `_headers`', async ({ host, request }) => {
    const headersOf = readHeaders('out/_headers');
    const files = ['/.well-known/security.txt', '/cards/home.jpg', script(), heroPoster.landscape.src];
    for (const url of [...pages.map((page) => page.path), missingPage, ...files]) {
      const response = await request.get(host.origin + url, { maxRedirects: 0 });
      expect(response.status(), url).toBe(url === missingPage ? 404 : 200);
      const headers = response.headers();
      for (const [name, value] of Object.entries({ 'Cache-Control': revalidated, ...headersOf(url) })) {
        const isSent = name !== 'Permissions-Policy' || !url.includes('.');
        expect(headers[name.toLowerCase()], `${url}: ${name}`).toBe(isSent ? value : undefined);
      }
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('no browser caches a missing file, and files for hosts have no URL', async ({ host, request }) => {
    for (const url of ['/_next/static/chunks/missing.js', '/_headers', '/404', '/404/', '/404.html']) {
      const response = await request.get(host.origin + url);
      expect(response.status(), url).toBe(404);
      expect(response.headers()['cache-control'], url).toBe(revalidated);
    }
  });

  test('another spelling leads to the URL of a page', async ({ host, request }) => {
    for (const [alias, url] of [
      ['/contact.html', '/contact'],
      ['/contact/', '/contact'],
      ['/index', '/'],
      ['/index.html', '/'],
    ] as const) {
      const response = await request.get(`${host.origin}${alias}?from=ad`);
      expect(response.status(), alias).toBe(200);
      expect(response.url()).toBe(`${host.origin}${url}?from=ad`);
    }
  });

  test('text is compressed', async ({ host, request }) => {
    for (const encoding of ['br', 'gzip']) {
      const response = await request.get(`${host.origin}/`, { headers: { 'Accept-Encoding': encoding } });
      expect(response.headers()['content-encoding']).toBe(encoding);
    }
  });

  test('plain HTTP, and the domain without www, lead to the site', async ({ host, request }) => {
    for (const [origin, name] of [
      [host.plain, 'localhost'],
      [host.plain, domain],
      [host.origin, domain],
    ] as const) {
      const options = { headers: { Host: name }, maxRedirects: 0 };
      const response = await request.get(`${origin}/contact?a=1`, options);
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe('https://localhost/contact?a=1');
    }
  });

  test('a release replaces the pages at once, keeps hashed files of older ones, and can be undone', async ({
    host,
    request,
  }) => {
    const { folder, release } = host;
    const at = (url: string) => host.origin + url;
    const textOf = async (url: string) => (await request.get(at(url))).text();
    const hashed = script();
    const [before] = fs.readdirSync(path.join(folder, 'releases'));
    release((exported) => {
      fs.rmSync(path.join(exported, hashed));
      fs.writeFileSync(path.join(exported, 'added.html'), 'an added page');
      fs.writeFileSync(path.join(exported, 'index.html'), 'a new home page');
    });
    expect(await textOf('/')).toBe('a new home page');
    expect(await textOf('/added')).toBe('an added page');
    expect((await request.head(at(hashed))).status()).toBe(200);
    for (const file of ['current', 'current/index.html', `hashed${hashed}`])
      expect(fs.statSync(path.join(folder, file)).mode & 0o004, `${file} for other users`).toBe(0o004);

    fs.symlinkSync(`releases/${before}`, path.join(folder, 'next'));
    fs.renameSync(path.join(folder, 'next'), path.join(folder, 'current'));
    expect(await textOf('/')).toBe(home());
    expect((await request.get(at('/added'))).status()).toBe(404);
  });
});
