/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import type { Network } from './network';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { internet, networkFindings } from './network';
import { backendOrigin, testExport } from './fixtures/export';

const good: Network = { ask: async () => 200, resolve: async () => ({}) };

const failing = async () => {
  throw new Error('No answer');
};

const findingsWith = async (changes: Partial<Network>) =>
  networkFindings(await testExport(), { ...good, ...changes });

/** @param host the one that no name server knows */
const without = (host: string) => ({
  ...good,
  resolve: (asked: string) => (asked === host ? failing() : good.resolve(asked)),
});

test('with a network where all is well, all is done', async () => {
  expect(await findingsWith({})).toEqual([
    { item: 'Links to other sites', status: 'done', detail: 'answered: 1' },
    { item: "The backend's name", status: 'done', detail: 'api.ringandrack.com leads to a host' },
    { item: "The site's name", status: 'done', detail: 'www.ringandrack.com leads to a host' },
  ]);
});

test('what is left out without a network is told', async () => {
  expect(await networkFindings(await testExport(), undefined)).toEqual([
    { item: 'Network', status: 'note', detail: 'left out (--offline): links to other sites, DNS' },
  ]);
});

test.each([404, 410, 500])('a link that answers %d blocks', async (status) => {
  const [finding] = await findingsWith({ ask: async () => status });
  expect(finding).toMatchObject({ status: 'blocked', detail: `https://elsewhere.org/a answers ${status}` });
});

test('a link that gives no answer blocks', async () => {
  const [finding] = await findingsWith({ ask: failing });
  expect(finding).toMatchObject({ status: 'blocked', detail: 'https://elsewhere.org/a gives no answer' });
});

test.each([
  ['405', async () => 405],
  ['no answer', failing],
])('a site that meets HEAD with %s is asked again with GET', async (_answer, head) => {
  const [finding] = await findingsWith({ ask: async (_url, method) => (method === 'GET' ? 200 : head()) });
  expect(finding?.status).toBe('done');
});

test.each([401, 403, 429])('a site that turns programs away with %d is there', async (status) => {
  const [finding] = await findingsWith({ ask: async () => status });
  expect(finding?.status).toBe('done');
});

test("a backend's name that leads nowhere blocks, and the site's does not", async () => {
  const [, backend] = await findingsWith(without('api.ringandrack.com'));
  expect(backend).toMatchObject({ status: 'blocked', detail: 'api.ringandrack.com leads to no host' });
  const [, , site] = await findingsWith(without('www.ringandrack.com'));
  expect(site).toMatchObject({
    status: 'note',
    detail: 'www.ringandrack.com is not yet pointed at your host',
  });
});

test.each(['http://localhost:4100', 'https://api.example.com', "'self'"])(
  'nobody is asked for the name of the backend %s',
  async (address) => {
    const site = await testExport({ 'contact.html': (html) => html.replaceAll(backendOrigin, address) });
    const [, backend] = await networkFindings(site, without('api.example.com'));
    expect(backend?.status).toBe('note');
  },
);

test('the real network tells the status of an answer', async () => {
  const server = createServer(({ method }, response) => {
    response.statusCode = method === 'HEAD' ? 405 : 204;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { ask } = internet(new AbortController().signal);
  try {
    expect(await ask(`http://127.0.0.1:${port}/`, 'HEAD')).toBe(405);
    expect(await ask(`http://127.0.0.1:${port}/`, 'GET')).toBe(204);
  } finally {
    server.close();
  }
});
