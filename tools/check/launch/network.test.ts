/** @jest-environment node */
import { createServer } from 'node:http';
import { listen } from '../../fixtures/servers';
import { backendOrigin, testExport } from './fixtures/export';
import { internet, networkFindings, type Network } from './network';

const good: Network = { ask: async () => 200, resolve: async () => ({}) };

const failing = async () => {
  throw new Error('No answer');
};

const findingsWith = async (changes: Partial<Network>) =>
  networkFindings(await testExport(), { network: { ...good, ...changes } });

/** A network in which DNS has no address for a host. */
const without = (host: string) => ({
  resolve: (asked: string) => (asked === host ? failing() : good.resolve(asked)),
});

test('accepts links that respond and hosts that have an address', async () => {
  expect(await findingsWith({})).toEqual([
    { status: 'ok', item: 'Links to other sites', detail: '1 checked' },
    { status: 'ok', item: 'DNS of the backend', detail: 'api.ringandrack.com has an address' },
    { status: 'ok', item: 'DNS of the site', detail: 'www.ringandrack.com has an address' },
  ]);
});

test('notes what is not checked without a network', async () => {
  expect(await networkFindings(await testExport(), {})).toMatchObject([{ status: 'note', item: 'Network' }]);
});

test.each<[string, Network['ask']]>([
  ['responds with 404', async () => 404],
  ['responds with 410', async () => 410],
  ['responds with 500', async () => 500],
  ['does not respond', failing],
])('reports a link that %s', async (clause, ask) => {
  const [finding] = await findingsWith({ ask });
  expect(finding).toMatchObject({ status: 'problem', detail: `https://elsewhere.org/a ${clause}` });
});

test.each<[string, Network['ask']]>([
  ['responds to GET, not to HEAD', async (_, method) => (method === 'GET' ? 200 : 405)],
  ['responds to GET and fails for HEAD', async (_, method) => (method === 'GET' ? 200 : failing())],
  ['rejects programs with 401', async () => 401],
  ['rejects programs with 403', async () => 403],
  ['rejects programs with 429', async () => 429],
])('accepts a link that %s', async (_, ask) => {
  const [finding] = await findingsWith({ ask });
  expect(finding?.status).toBe('ok');
});

test('reports a backend without an address, and notes such a site', async () => {
  const [, backend] = await findingsWith(without('api.ringandrack.com'));
  expect(backend).toMatchObject({ status: 'problem', detail: 'there is no address for api.ringandrack.com' });
  const [, , site] = await findingsWith(without('www.ringandrack.com'));
  expect(site).toMatchObject({ status: 'note', detail: 'there is no address for www.ringandrack.com yet' });
});

test.each(['http://localhost:4100', 'https://api.example.com', "'self'"])(
  'does not look up the backend %s',
  async (url) => {
    const site = await testExport({ 'contact.html': [backendOrigin, url] });
    const network = { ...good, ...without('api.example.com') };
    const [, backend] = await networkFindings(site, { network });
    expect(backend?.status).toBe('note');
  },
);

test('the real network returns the status of a response', async () => {
  const server = createServer(({ method }, response) => {
    response.statusCode = method === 'HEAD' ? 405 : 204;
    response.end();
  });
  const port = await listen(server);
  const { ask } = internet(new AbortController().signal);
  try {
    expect(await ask(`http://127.0.0.1:${port}/`, 'HEAD')).toBe(405);
    expect(await ask(`http://127.0.0.1:${port}/`, 'GET')).toBe(204);
  } finally {
    server.close();
  }
});
