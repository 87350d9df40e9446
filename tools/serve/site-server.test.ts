/** @jest-environment node */
import { once } from 'node:events';
import { symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { headersFile } from '../publish/headers';
import { createSite, startSiteServer } from './site-server';
import { makeFolder } from '../fixtures/folders';
import { freePort, listen } from '../fixtures/servers';
import { testSite } from '../publish/fixtures/site';

const [home, contact] = testSite.pages;
if (!home || !contact) throw new Error('The test site has a home page and a contact page.');

/** Larger than a socket's buffer, so that a client can leave in the middle. */
const video = Buffer.alloc(8_000_000, 'video');

let directory: string;
let server: Server;
let address: string;

beforeAll(async () => {
  directory = makeFolder({
    _headers: headersFile(testSite),
    'index.html': 'the home page',
    'contact.html': 'the contact page',
    '404.html': 'the page for unknown URLs',
    'media/video.mp4': video,
    '.well-known/security.txt': 'Contact: mailto:security@example.com',
    'a video %41.txt': 'a name that needs encoding',
    'größe.html': 'a page with a name that needs encoding',
  });
  for (const [name, target] of Object.entries({
    'inside.txt': '.well-known/security.txt',
    'outside.txt': __filename,
    'outside.html': __filename,
    outside: __dirname,
    'broken.txt': 'none',
    'circle.txt': 'circle.txt',
    circle: '.',
  })) {
    symlinkSync(target, path.join(directory, name));
  }
  server = createServer(createSite(directory));
  address = `http://127.0.0.1:${await listen(server)}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/**
 * Sends a GET request, and ignores the response's body.
 * @param target of the request line; `fetch` would normalize it
 */
async function ask(target: string): Promise<IncomingMessage> {
  const [response] = await once(request(address, { path: target }).end(), 'response');
  response.resume();
  return response;
}

const statusOf = async (target: string) => (await ask(target)).statusCode;

test.each([
  ['/', 'the home page', home],
  ['/contact', 'the contact page', contact],
  ['/contact?from=ad', 'the contact page', contact],
])('%s is %s, with its own policy', async (target, text, { policy }) => {
  const response = await fetch(address + target);
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toBe(policy);
});

test.each([
  ['/contact.html', '/contact'],
  ['/contact/?from=ad&to=form', '/contact?from=ad&to=form'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/contact%2ehtml', '/contact'],
  ['/%63ontact/?from=%2f', '/contact?from=%2f'],
  ['/gr%C3%B6%C3%9Fe.html', '/gr%C3%B6%C3%9Fe'],
])('%s redirects permanently to %s', async (alias, target) => {
  const response = await fetch(address + alias, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([308, target]);
});

test.each(['/unknown', '/unknown/', '/media', '/media/', '/_headers', '/404.html', '/404', '//contact'])(
  '%s gets 404, the page for unknown URLs and the policy of the whole site',
  async (target) => {
    const response = await fetch(address + target, { headers: { Range: 'bytes=0-3' }, redirect: 'manual' });
    expect([response.status, await response.text()]).toEqual([404, 'the page for unknown URLs']);
    expect(response.headers.get('content-security-policy')).toBe(testSite.sitePolicy);
  },
);

test.each(['/../package.json', '/%2e%2e/package.json', '/media/../../package.json'])(
  '%s leads out of the export and gets 403',
  async (target) => expect(await statusOf(target)).toBe(403),
);

test.each([
  '/%5fheaders',
  '/%255fheaders',
  '//_headers',
  '/./_headers',
  '/media/../_headers',
  '/media/%2e%2e/_headers',
  '/%5c_headers',
  '/\\_headers',

  '/%34%30%34.html',
  '/%2f404.html',
  '/media//video.mp4',
])('%s is another spelling of a path and gets 404', async (target) => {
  expect(await statusOf(target)).toBe(404);
});

test.each([
  '//evil.example/',
  '//evil.example/contact.html',
  '/\\evil.example/',
  '//contact/',
  '/%2fcontact.html',
])('%s does not redirect to another site', async (target) => {
  const { statusCode, headers } = await ask(target);
  expect([statusCode, headers.location]).toEqual([404, undefined]);
});

test('a path with another encoding has the headers of its page', async () => {
  const response = await fetch(`${address}/%63ontact`);
  expect([response.status, response.headers.get('content-security-policy')]).toEqual([200, contact.policy]);
});

test('a name is decoded only once', async () => {
  const response = await fetch(`${address}/a%20video%20%2541.txt`);
  expect([response.status, await response.text()]).toEqual([200, 'a name that needs encoding']);
  expect(await statusOf('/a%20video%20A.txt')).toBe(404);
});

test.each(['/outside.txt', '/outside', '/outside.html', '/outside/ports.mjs', '/broken.txt', '/circle.txt'])(
  '%s, a symlink to nothing in the export, is not followed',
  async (target) => {
    expect(await statusOf(target)).toBe(404);
  },
);

test('a symlink to a file of the export serves that file', async () => {
  expect(await (await fetch(`${address}/inside.txt`)).text()).toContain('Contact: ');
});

test.each(['/%', '/%00', '/%c3%28'])('%s is not a path and gets 400', async (target) => {
  expect(await statusOf(target)).toBe(400);
});

test('serves a public file in a hidden folder', async () => {
  const response = await fetch(`${address}/.well-known/security.txt`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
});

test('methods other than GET and HEAD get 405, with the headers of every response', async () => {
  const response = await fetch(`${address}/contact`, { method: 'POST', body: 'name=Ada' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('HEAD gets the headers of GET and no body', async () => {
  const response = await fetch(`${address}/media/video.mp4`, { method: 'HEAD' });
  expect([response.headers.get('content-length'), await response.text()]).toEqual([String(video.length), '']);
});

test('serves the range of a video that a player requests, up to its end', async () => {
  const part = await fetch(`${address}/media/video.mp4`, { headers: { Range: 'bytes=1-4' } });
  expect([part.status, await part.text()]).toEqual([206, 'ideo']);
  const rest = await fetch(`${address}/media/video.mp4`, { headers: { Range: 'bytes=7999998-' } });
  expect(rest.headers.get('content-range')).toBe('bytes 7999998-7999999/8000000');
});

test('a range beyond the end of a video gets 416 and its length', async () => {
  const response = await fetch(`${address}/media/video.mp4`, { headers: { Range: 'bytes=8000000-' } });
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */8000000']);
});

test('a browser that has the page gets 304', async () => {
  const { headers } = await fetch(`${address}/contact`);
  const response = await fetch(`${address}/contact`, {
    headers: { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' },
  });
  expect([response.status, await response.text()]).toEqual([304, '']);
});

test('serves the pages and headers of a new build', async () => {
  const added = { path: '/added', file: 'added.html', policy: "script-src 'sha256-added'", grants: [] };
  const headers = path.join(directory, '_headers');
  writeFileSync(path.join(directory, added.file), 'the added page');
  writeFileSync(headers, headersFile({ ...testSite, pages: [...testSite.pages, added] }));
  // The clock of a file system may not have moved on.
  utimesSync(headers, new Date(), new Date(Date.now() + 1000));
  const response = await fetch(`${address}/added`);
  expect(response.headers.get('Content-Security-Policy')).toBe(added.policy);
  expect(await response.text()).toBe('the added page');
});

test('serves pages after clients leave in the middle of a video', async () => {
  for (let i = 0; i < 20; i += 1) {
    const stop = new AbortController();
    await fetch(`${address}/media/video.mp4`, { signal: stop.signal });
    stop.abort();
    expect((await fetch(`${address}/contact`)).status).toBe(200);
  }
});

describe('the started server', () => {
  it('stops on a signal, even in the middle of a video', async () => {
    const stop = new AbortController();
    const site = await startSiteServer({ directory, port: await freePort(), signal: stop.signal });
    await fetch(`${site.origin.replace('localhost', '127.0.0.1')}/media/video.mp4`);
    stop.abort();
    await expect(site.ended).resolves.toBeUndefined();
  });

  it('reports a taken port and a missing folder in a sentence', async () => {
    const { signal } = new AbortController();
    const port = Number(new URL(address).port);
    await expect(startSiteServer({ directory, port, signal })).rejects.toThrow(`Port ${port} is taken`);
    await expect(startSiteServer({ directory: 'no-such-folder', port: 1, signal })).rejects.toThrow(
      'The folder no-such-folder does not exist: build the site first.',
    );
  });
});
