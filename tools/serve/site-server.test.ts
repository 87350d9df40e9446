/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import type { Server, IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headersFile } from '../publish/headers';
import { createSite, startSiteServer } from './site-server';
import { freePort } from '../fixtures/free-ports';
import { testSite } from '../publish/fixtures/site';

const [home, contact] = testSite.pages;
if (!home || !contact) throw new Error('The test site has a home page and a contact page.');

/** More than a socket takes at once, so that it can be left half-way. */
const video = Buffer.alloc(8_000_000, 'video');

let directory: string;
let server: Server;
let address: string;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'site-server-'));
  const files = {
    _headers: headersFile(testSite),
    'index.html': 'the home page',
    'contact.html': 'the contact page',
    '404.html': 'the page of unknown addresses',
    'media/video.mp4': video,
    '.well-known/security.txt': 'Contact: mailto:security@example.com',
    'a video %41.txt': 'a name to be encoded',
    'größe.html': 'a page with a name to be encoded',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), content);
  }
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
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(directory, { recursive: true });
});

/**
 * @param target what stands in the request's first line, which `fetch` would tidy
 * @returns the answer, whose body is left
 */
async function ask(target: string): Promise<IncomingMessage> {
  const asked = request(address, { path: target }).end();
  const [answer] = await once(asked, 'response');
  answer.resume();
  return answer;
}

const statusOf = async (target: string) => (await ask(target)).statusCode;

test.each([
  ['/', 'the home page', home],
  ['/contact', 'the contact page', contact],
  ['/contact?from=ad', 'the contact page', contact],
])('%s is %s, with its own policy', async (target, text, { policy }) => {
  const answer = await fetch(address + target);
  expect([answer.status, await answer.text()]).toEqual([200, text]);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toBe(policy);
});

test.each([
  ['/contact.html', '/contact'],
  ['/contact/?from=ad&to=form', '/contact?from=ad&to=form'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/contact%2ehtml', '/contact'],
  ['/%63ontact/?from=%2f', '/contact?from=%2f'],
  ['/gr%C3%B6%C3%9Fe.html', '/gr%C3%B6%C3%9Fe'],
])('%s leads to %s for good', async (alias, target) => {
  const answer = await fetch(address + alias, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, target]);
});

test.each(['/unknown', '/unknown/', '/media', '/media/', '/_headers', '/404.html', '/404', '//contact'])(
  '%s is answered with 404, the page of unknown addresses and the policy of all',
  async (target) => {
    const answer = await fetch(address + target, { headers: { Range: 'bytes=0-3' }, redirect: 'manual' });
    expect([answer.status, await answer.text()]).toEqual([404, 'the page of unknown addresses']);
    expect(answer.headers.get('content-security-policy')).toBe(testSite.sitePolicy);
  },
);

test.each(['/../package.json', '/%2e%2e/package.json', '/media/../../package.json'])(
  '%s leads out of the export, and is refused',
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
])('%s is one more spelling of a path, and finds nothing', async (target) => {
  expect(await statusOf(target)).toBe(404);
});

test.each([
  '//evil.example/',
  '//evil.example/contact.html',
  '/\\evil.example/',
  '//contact/',
  '/%2fcontact.html',
])('%s leads to no other site', async (target) => {
  const { statusCode, headers } = await ask(target);
  expect([statusCode, headers.location]).toEqual([404, undefined]);
});

test('a path that is encoded in another way has the headers of its page', async () => {
  const answer = await fetch(`${address}/%63ontact`);
  expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([200, contact.policy]);
});

test('a name is decoded once', async () => {
  const answer = await fetch(`${address}/a%20video%20%2541.txt`);
  expect([answer.status, await answer.text()]).toEqual([200, 'a name to be encoded']);
  expect(await statusOf('/a%20video%20A.txt')).toBe(404);
});

test.each(['/outside.txt', '/outside', '/outside.html', '/outside/ports.mjs', '/broken.txt', '/circle.txt'])(
  '%s, a symlink that leads to no file of the export, is not followed',
  async (target) => {
    expect(await statusOf(target)).toBe(404);
  },
);

test('a symlink to a file of the export is that file', async () => {
  expect(await (await fetch(`${address}/inside.txt`)).text()).toContain('Contact: ');
});

test.each(['/%', '/%00', '/%c3%28'])('%s is no address, and is refused', async (target) => {
  expect(await statusOf(target)).toBe(400);
});

test('a file of a hidden folder that is meant to be read is served', async () => {
  const answer = await fetch(`${address}/.well-known/security.txt`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
});

test('other methods than GET and HEAD are refused, with the headers of every answer', async () => {
  const answer = await fetch(`${address}/contact`, { method: 'POST', body: 'name=Ada' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('HEAD has the headers of GET and no body', async () => {
  const answer = await fetch(`${address}/media/video.mp4`, { method: 'HEAD' });
  expect([answer.headers.get('content-length'), await answer.text()]).toEqual([String(video.length), '']);
});

test('a player gets the part of a video that it asks for, and whatever is left of it', async () => {
  const part = await fetch(`${address}/media/video.mp4`, { headers: { Range: 'bytes=1-4' } });
  expect([part.status, await part.text()]).toEqual([206, 'ideo']);
  const rest = await fetch(`${address}/media/video.mp4`, { headers: { Range: 'bytes=7999998-' } });
  expect(rest.headers.get('content-range')).toBe('bytes 7999998-7999999/8000000');
});

test('a part beyond the end of a video is refused with its length', async () => {
  const answer = await fetch(`${address}/media/video.mp4`, { headers: { Range: 'bytes=8000000-' } });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */8000000']);
});

test('who has a page already is told that it is the same', async () => {
  const { headers } = await fetch(`${address}/contact`);
  const answer = await fetch(`${address}/contact`, {
    headers: { 'If-None-Match': headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' },
  });
  expect([answer.status, await answer.text()]).toEqual([304, '']);
});

test('pages are answered beside videos that are left half-way', async () => {
  for (let i = 0; i < 20; i += 1) {
    const stop = new AbortController();
    await fetch(`${address}/media/video.mp4`, { signal: stop.signal });
    stop.abort();
    expect((await fetch(`${address}/contact`)).status).toBe(200);
  }
});

describe('the started server', () => {
  it('ends, with a video half-way, when it is told to', async () => {
    const stop = new AbortController();
    const site = await startSiteServer({ directory, port: await freePort(), signal: stop.signal });
    await fetch(`${site.address.replace('localhost', '127.0.0.1')}/media/video.mp4`);
    stop.abort();
    await expect(site.ended).resolves.toBeUndefined();
  });

  it('refuses a taken port and a missing folder in a sentence', async () => {
    const { signal } = new AbortController();
    const port = Number(new URL(address).port);
    await expect(startSiteServer({ directory, port, signal })).rejects.toThrow(`Port ${port} is taken`);
    await expect(startSiteServer({ directory: 'no-such-folder', port: 1, signal })).rejects.toThrow(
      'There is no folder no-such-folder to serve: build the site first.',
    );
  });
});
