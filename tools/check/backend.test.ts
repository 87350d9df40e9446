/** @jest-environment node */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { contactPath, fieldNames } from '../../lib/contact-fields';
import { freePorts, listen } from '../fixtures/servers';
import { backendFindings } from './backend';

const siteUrl = 'https://www.ringandrack.com';
const right = {
  'Access-Control-Allow-Origin': siteUrl,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers': 'x-other, Content-Type',
  Vary: 'Accept-Encoding, origin',
};
const ask = (apiBase: string, send: boolean) =>
  backendFindings({ siteUrl, apiBase }, send, AbortSignal.timeout(5_000));

async function linesFor(status: number, changes: Record<string, string | undefined> = {}, send = true) {
  let seen!: Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request;
    seen = { method, url, headers, body: await text(request) };
    const sent = Object.entries({ ...right, ...changes }).filter(([, value]) => value !== undefined);
    response.writeHead(status, Object.fromEntries(sent)).end();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const lines = await ask(`http://127.0.0.1:${await listen(server)}`, send);
  server.close().closeAllConnections();
  return { lines, seen };
}

test('asks as a browser does, and sends only what the form sends', async () => {
  const asked = await linesFor(204, {}, false);
  expect(asked.lines.map(([mark]) => mark).join('')).toBe('✓!');
  const headers = { origin: siteUrl, 'access-control-request-headers': 'content-type' };
  expect(asked.seen).toMatchObject({ method: 'OPTIONS', url: contactPath, headers });
  const sent = await linesFor(200);
  expect(sent.lines.map(([mark]) => mark).join('')).toBe('✓✓');
  expect(Object.keys(JSON.parse(sent.seen.body))).toEqual(fieldNames);
});

test.each([
  ['Access-Control-Allow-Origin', undefined, 2],
  ['Access-Control-Allow-Origin', '*', 2],
  ['Access-Control-Allow-Credentials', 'True', 2],
  ['Access-Control-Allow-Headers', '*', 1],
  ['Vary', 'Accept-Encoding', 2],
])('does not accept %s: %s', async (name, value, count) => {
  const { lines } = await linesFor(200, { [name]: value });
  expect(lines.filter((line) => line.startsWith('✗') && line.includes(`"${name}: `))).toHaveLength(count);
});

test('says what came back instead, or that nothing did', async () => {
  expect((await linesFor(204)).lines.at(-1)).toBe('✗ POST got 204. It must get 200.');
  const redirect = await linesFor(308, { location: '/\u009b[31m' });
  expect(redirect.lines.join()).toContain('OPTIONS got 308, a redirect to "/?[31m"');
  const [port] = await freePorts(1);
  expect(await ask(`http://localhost:${port}`, true)).toEqual(
    Array(2).fill(expect.stringContaining('ECONNREFUSED')),
  );
});

test('has doubts about a backend that is slow, or that sends a web page', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 10_600));
  const { lines } = await linesFor(200, { 'Content-Type': 'text/html; charset=utf-8' });
  jest.restoreAllMocks();
  expect(lines.filter((line) => line.startsWith('!'))).toEqual([
    expect.stringMatching(/^! OPTIONS took \d+ seconds: after 10, visitors may stop waiting\.$/),
    expect.stringMatching(/^! POST took/),
    '! POST got a web page: see whether the URL is that of the backend.',
  ]);
});

test('asks no backend without HTTPS, and none for permission that has the origin of the site', async () => {
  expect(await ask('http://localhost.ringandrack.com', true)).toEqual([
    expect.stringContaining('has no HTTPS'),
  ]);
  expect((await ask(siteUrl, false))[0]).toMatch(/^✓ .* needs no permission/);
});
