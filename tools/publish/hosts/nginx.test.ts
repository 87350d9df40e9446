/** @jest-environment node */
import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeFolder } from '../../fixtures/folders';
import { freePorts } from '../../fixtures/servers';
import { hasNginx, makeCertificate, startNginx } from '../../setup/nginx';
import { compress } from '../compress';
import { lowerCase, redirects, testSite } from '../fixtures/site';
import { caching, commonHeaders, fileHeaders, pageHeaders } from '../headers';
import { nginxConfig, nginxHttpConfig } from './nginx';

const { pages, notFound } = testSite;
const home = pages[0]!;

const describeWithNginx = hasNginx() ? describe : describe.skip;

describeWithNginx('nginx', () => {
  const text = 'Words, words, words. '.repeat(50);
  const contents: Record<string, string> = {
    ...Object.fromEntries([...pages, notFound].map(({ file }) => [file, `<title>${file}</title>${text}`])),
    // Next.js writes a folder next to each page.
    'contact/data.txt': text,
    '_next/static/chunks/a.js': text,
    '_next/static/media/a.woff2': text,
    _headers: text,
    '.env': text,
    '.well-known/acme-challenge/token': text,
    '.well-known/security.txt': text,
    'manifest.webmanifest': text,
    'media/hero-a.mp4': text,
    'media/plate.svg': text,
    'media/walkthrough.avif': text,
    'media/walkthrough.vtt': text,
    'module.mjs': text,
  };
  const stop = new AbortController();
  const servers: Promise<void>[] = [];
  /** The port of the site without a certificate, of the site with one, and of its plain HTTP. */
  let ports: number[];

  beforeAll(async () => {
    const root = makeFolder(contents);
    const certificate = makeCertificate(makeFolder());
    compress(root);
    ports = await freePorts(3);
    const [port = 0, httpsPort = 0, httpPort = 0] = ports;
    const common = { serverName: 'www.example.com', bareName: 'example.com', host: '127.0.0.1' };
    for (const config of [
      nginxConfig(testSite, { root, serverName: 'localhost', host: common.host, port }),
      nginxConfig(testSite, { ...common, root, certificate, port: httpsPort }),
      nginxHttpConfig({ ...common, challenges: root, port: httpPort }),
    ]) {
      servers.push((await startNginx({ config, signal: stop.signal })).ended);
    }
  });

  afterAll(async () => {
    stop.abort();
    await Promise.all(servers);
  });

  async function get(
    url: string,
    { headers = {}, port = ports[0] }: { headers?: Record<string, string>; port?: number | undefined } = {},
  ) {
    const request = http.get({ host: '127.0.0.1', port, path: url, headers, agent: false });
    const [response] = await once(request, 'response');
    const body = Buffer.concat(await response.toArray());
    return { status: response.statusCode, headers: response.headersDistinct, body };
  }

  /** Expects each header once, with this value. */
  function expectHeaders(headers: Record<string, string[]>, wanted: Record<string, string>) {
    for (const [name, value] of Object.entries(lowerCase(wanted))) {
      expect([name, headers[name]]).toEqual([name, [value]]);
    }
  }

  it.each(pages)('serves $path with each header of the page once', async (page) => {
    const { status, headers, body } = await get(page.path);
    expect(status).toBe(200);
    expect(body.toString()).toContain(`<title>${page.file}</title>`);
    expect(headers['content-type']).toEqual(['text/html; charset=utf-8']);
    expectHeaders(headers, pageHeaders(page));
  });

  it.each(redirects)('redirects %s to %s permanently and keeps the query', async (alias, target) => {
    const { status, headers } = await get(`${alias}?a=1&b=2`);
    expect(status).toBe(308);
    expect(headers.location).toEqual([`${target}?a=1&b=2`]);
    expectHeaders(headers, commonHeaders);
  });

  it.each([
    ...['/unknown', '/unknown/', '/Contact', '/404', '/404.html', '/media/', '/contact/unknown'],
    ...['/_next/static/unknown.js', '/_headers', '/.env', '/media/.unknown'],
  ])('answers %s with the 404 page and its policy', async (url) => {
    const { status, headers, body } = await get(url);
    expect(status).toBe(404);
    expect(body.toString()).toContain('<title>404.html</title>');
    expectHeaders(headers, pageHeaders(notFound));
  });

  it.each([
    ['/_next/static/chunks/a.js', 'text/javascript', caching.immutable],
    ['/_next/static/media/a.woff2', 'font/woff2', caching.immutable],
    ['/media/hero-a.mp4', 'video/mp4', caching.immutable],
    ['/media/walkthrough.avif', 'image/avif', caching.immutable],
    ['/media/walkthrough.vtt', 'text/vtt', caching.immutable],
    ['/media/plate.svg', 'image/svg+xml', caching.revalidated],
    ['/manifest.webmanifest', 'application/manifest+json', caching.revalidated],
    ['/module.mjs', 'text/javascript', caching.revalidated],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', caching.revalidated],
  ])("serves %s as %s with the site's policy", async (url, type, cached) => {
    const { status, headers, body } = await get(url);
    expect(status).toBe(200);
    expect(body.toString()).toBe(text);
    expect(headers['content-type']).toEqual([type]);
    expectHeaders(headers, { ...fileHeaders(testSite), 'Cache-Control': cached });
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('sends the compressed file to a client that accepts %s', async (accepted, encoding, decode) => {
    const { headers, body } = await get('/contact', { headers: { 'Accept-Encoding': accepted } });
    expect(headers['content-encoding']).toEqual([encoding]);
    expect(headers.vary).toEqual(['Accept-Encoding']);
    expect(headers['content-type']).toEqual(['text/html; charset=utf-8']);
    expect(decode(body).toString()).toBe(contents['contact.html']);
  });

  it('sends a range of a video', async () => {
    const { status, headers, body } = await get('/media/hero-a.mp4', { headers: { Range: 'bytes=7-11' } });
    expect(status).toBe(206);
    expect(headers['content-range']).toEqual([`bytes 7-11/${text.length}`]);
    expect(body.toString()).toBe('words');
  });

  it('hides its version', async () => {
    expect((await get('/')).headers.server).toEqual(['nginx']);
  });

  it.each(['www.example.com', 'example.com'])('redirects plain HTTP of %s to HTTPS', async (host) => {
    const { status, headers } = await get('/contact?a=1', { port: ports[2], headers: { Host: host } });
    expect(status).toBe(301);
    expect(headers.location).toEqual(['https://www.example.com/contact?a=1']);
  });

  it('answers the challenge of a certificate authority over plain HTTP', async () => {
    const { status, body } = await get('/.well-known/acme-challenge/token', { port: ports[2] });
    expect([status, body.toString()]).toEqual([200, text]);
  });

  /** Requests a path of a host over HTTP/2 with TLS. */
  async function getSecurely(host: string, url: string) {
    const client = http2.connect(`https://127.0.0.1:${ports[1]}`, { rejectUnauthorized: false });
    const request = client.request({ ':path': url, ':authority': host });
    const [headers] = await once(request, 'response');
    // The server would reset an open connection when it stops.
    await once(request.resume(), 'close');
    client.close();
    await once(client, 'close');
    return headers;
  }

  it('serves the site over HTTP/2 with the certificate', async () => {
    expect(await getSecurely('www.example.com', '/')).toMatchObject({
      ':status': 200,
      ...lowerCase(pageHeaders(home)),
    });
  });

  it('redirects the domain without www to the site, over HTTPS for two years', async () => {
    expect(await getSecurely('example.com', '/contact?a=1')).toMatchObject({
      ':status': 301,
      location: 'https://www.example.com/contact?a=1',
      'strict-transport-security': commonHeaders['Strict-Transport-Security'],
    });
  });
});

test('nginx listens on the standard ports by default, and accepts only TLS 1.2 and 1.3', () => {
  const config = nginxConfig(testSite, {
    root: '/srv/site',
    serverName: 'www.example.com',
    certificate: { chain: '/etc/chain.pem', key: '/etc/key.pem' },
  });
  expect(config.match(/listen .+;/g)).toEqual(['listen 443 ssl http2;', 'listen [::]:443 ssl http2;']);
  const http = nginxHttpConfig({ serverName: 'www.example.com', challenges: '/srv/acme' });
  expect(http.match(/listen .+;/g)).toEqual(['listen 80;', 'listen [::]:80;']);
  expect(config).toContain('ssl_protocols TLSv1.2 TLSv1.3;');
});

test.each([
  ['folder', { root: '/srv/$host', serverName: 'www.example.com' }],
  ['host', { root: '/srv/site', serverName: 'www.$host.example' }],
])('refuses an nginx variable in the name of a %s', (_what, options) => {
  expect(() => nginxConfig(testSite, options)).toThrow('must not contain "$": ');
});

test('nginx reads a host name as one argument', () => {
  const names = { serverName: 'x;internal;y.example', bareName: 'y.example' };
  for (const config of [
    nginxConfig(testSite, { ...names, root: '/srv/site' }),
    nginxHttpConfig({ ...names, challenges: '/srv/acme' }),
  ]) {
    expect(config).toContain('server_name "x;internal;y.example"');
    expect(config).toContain('return 301 "https://x;internal;y.example$request_uri";');
  }
});
