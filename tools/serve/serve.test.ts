/** @jest-environment node */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { makeFolder } from '../fixtures/folders';
import { freePort, listen } from '../fixtures/servers';
import { createSite, startSiteServer } from './serve';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

/** Larger than a socket's buffer, so that a client can leave in the middle. */
const video = Buffer.alloc(8_000_000, 'video');

let directory: string;
let server: Server;
let address: string;

beforeAll(async () => {
  directory = makeFolder({
    _headers: `/*\n  X-Content-Type-Options: nosniff\n\n/hashed/*\n  Cache-Control: ${immutable}\n`,
    'hashed/a.js': 'a script',
    'index.html': 'the home page',
    'contact.html': 'the contact page',
    '404.html': 'the page for unknown URLs',
    'media/video.mp4': video,
    '.well-known/security.txt': 'Contact: mailto:security@example.com',
    'größe.html': 'a page with a name that needs encoding',
  });
  server = createServer(createSite(directory));
  address = `http://127.0.0.1:${await listen(server)}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/**
 * Sends a GET request.
 * @param target of the request line; `fetch` would normalize it
 */
async function ask(target: string): Promise<IncomingMessage> {
  const [response] = await once(request(address, { path: target }).end(), 'response');
  return response;
}

test.each([
  ['/', 'the home page'],
  ['/contact', 'the contact page'],
  ['/%63ontact?from=ad', 'the contact page'],
])('%s is %s, which browsers revalidate', async (target, text) => {
  const response = await fetch(address + target);
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe(revalidated);
});

test('each response has the headers that `_headers` gives its path', async () => {
  const { headers } = await fetch(`${address}/hashed/a.js`);
  expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual([
    'nosniff',
    immutable,
  ]);
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

test.each([
  ...['/unknown', '/unknown/', '/hashed', '/hashed/', '/hashed/unknown.js', '/_headers', '/404.html', '/404'],
  ...['//contact', '/%5fheaders', '/hashed/%2e%2e/_headers', '/%', '/%00', '/%2e%2e/package.json'],
])('%s gets 404, with the page for unknown URLs, which browsers revalidate', async (target) => {
  const response = await ask(target);
  const text = Buffer.concat(await response.toArray()).toString();
  expect([response.statusCode, text]).toEqual([404, 'the page for unknown URLs']);
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': revalidated,
  });
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

test('serves the range of a video that a player requests', async () => {
  const part = await fetch(`${address}/media/video.mp4`, { headers: { Range: 'bytes=1-4' } });
  expect([part.status, await part.text()]).toEqual([206, 'ideo']);
});

test('serves the pages of a new build', async () => {
  writeFileSync(path.join(directory, 'added.html'), 'the added page');
  expect(await (await fetch(`${address}/added`)).text()).toBe('the added page');
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
