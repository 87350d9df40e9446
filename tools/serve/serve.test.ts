/** @jest-environment node */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { makeFolder } from '../fixtures/folders';
import { startSiteServer } from './serve';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

const files = {
  _headers: `/*\n  X-Content-Type-Options: nosniff\n\n/hashed/*\n  Cache-Control: ${immutable}\n`,
  'hashed/a.js': 'a script',
  'index.html': 'the home page',
  'contact.html': 'the contact page',
  '404.html': 'the page for unknown URLs',
  // Larger than a socket's buffer, so that a client can leave in the middle.
  'media/video.mp4': Buffer.alloc(8_000_000, 'video'),
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
};
const folder = makeFolder({
  ...Object.fromEntries(Object.entries(files).map(([name, content]) => [`out/${name}`, content])),
  'out-old/secret.txt': 'a secret',
});
const directory = path.join(folder, 'out');
const stop = new AbortController();
let site: Awaited<ReturnType<typeof startSiteServer>>;

beforeAll(async () => {
  site = await startSiteServer({ directory, port: 0, signal: stop.signal });
});

/**
 * Sends a GET request.
 * @param path of the request line; `fetch` would normalize it
 */
async function ask(path: string) {
  const [response] = (await once(request(site.origin, { path }).end(), 'response')) as [IncomingMessage];
  const text = Buffer.concat(await response.toArray()).toString();
  return { status: response.statusCode, headers: response.headers, text };
}

test.each([
  ['/', 'index.html'],
  ['/contact?from=ad', 'contact.html'],
  ['/.well-known/security.txt', '.well-known/security.txt'],
] as const)('%s is the file %s, which browsers revalidate', async (target, file) => {
  const { status, text, headers } = await ask(target);
  expect([status, text, headers['cache-control']]).toEqual([200, files[file], revalidated]);
});

test('a response has the headers that `_headers` gives its path', async () => {
  const { headers } = await ask('/hashed/a.js?a=1');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': immutable });
});

test.each([
  ...['/unknown', '/hashed', '/hashed/unknown.js', '/_headers', '/404', '/404.html'],
  ...['/%', '/%00', '/../out-old/secret.txt', '/%2e%2e/out-old/secret.txt'],
])('%s gets 404, with the page for unknown URLs, which browsers revalidate', async (target) => {
  const { status, text, headers } = await ask(target);
  expect([status, text]).toEqual([404, files['404.html']]);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': revalidated });
});

test('serves the pages of a new build, and says what is wrong with its headers', async () => {
  writeFileSync(path.join(directory, 'added.html'), 'the added page');
  expect((await ask('/added')).text).toBe('the added page');
  writeFileSync(path.join(directory, '_headers'), 'X-Before: a path\n');
  expect(await ask('/added')).toMatchObject({ status: 500, text: expect.stringContaining('X-Before') });
});

test('stops on a signal, even in the middle of a video', async () => {
  await fetch(`${site.origin}/media/video.mp4`);
  stop.abort();
  await expect(site.ended).resolves.toBeUndefined();
});

test('a missing folder is reported in a sentence', async () => {
  const started = startSiteServer({ directory: 'no-such-folder', port: 1, signal: stop.signal });
  await expect(started).rejects.toThrow('The folder no-such-folder does not exist: build the site first.');
});
