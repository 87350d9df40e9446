/** @jest-environment node */
import { makeFolder } from '../../lib/fixtures/folders';
import { startSiteServer } from './serve';

const stop = new AbortController();
let origin: string;
let ended: Promise<void>;

beforeAll(async () => {
  const directory = makeFolder({
    _headers: '/media/*\n  X-Media: yes\n  Cache-Control: immutable',
    '404.html': 'missing',
    '.env': 'secret',
    '.well-known/security.txt': 'known',
    'media/ä b.txt': '0123456789',
  });
  ({ origin, ended } = await startSiteServer({ directory, port: 0, signal: stop.signal }));
});

afterAll(() => {
  stop.abort();
  return ended;
});

async function ask(url: string, name: string, options?: RequestInit) {
  const response = await fetch(origin + url, options);
  return [response.status, await response.text(), response.headers.get(name)];
}

test('files for hosts have no URL, and other files get their headers, in every spelling of a URL', async () => {
  for (const url of ['/_headers', '/%5fheaders', '//_headers', '/_headers/', '/404/', '/.env', '/%'])
    expect([url, ...(await ask(url, 'x-media'))]).toEqual([url, 404, 'missing', null]);
  for (const url of ['/media/ä b.txt?a', '//%6dedia/%C3%A4%20b.txt'])
    expect(await ask(url, 'x-media')).toEqual([200, '0123456789', 'yes']);
  expect(await ask('/.well-known/security.txt', 'x-media')).toEqual([200, 'known', null]);
});

test('no browser caches a missing file', async () => {
  expect(await ask('/media/ä b.txt', 'cache-control')).toEqual([200, '0123456789', 'immutable']);
  const revalidated = 'public, max-age=0, must-revalidate';
  expect(await ask('/media/none.txt', 'cache-control')).toEqual([404, 'missing', revalidated]);
});

test('only GET and HEAD get a file', async () => {
  expect(await ask('/', 'allow', { method: 'POST' })).toEqual([405, '', 'GET, HEAD']);
});

test.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=8-', 206, '89'],
  // For any other range, the whole file is a correct response.
  ['bytes=-5', 200, '0123456789'],
  ['bytes=0-0', 200, '0123456789'],
  ['bytes=5-3', 200, '0123456789'],
  ['bytes=0-1,4-5', 200, '0123456789'],
])('the range %s gets %i with %s', async (range, status, text) => {
  expect(await ask('/media/ä b.txt', 'x-media', { headers: { range } })).toEqual([status, text, 'yes']);
});
