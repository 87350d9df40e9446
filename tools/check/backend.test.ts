/** @jest-environment node */
import { createServer, Server as HttpServer, type IncomingMessage } from 'node:http';
import { createServer as createTcpServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort, listen } from '../fixtures/servers';
import { preflight, sendMessage, targetOf } from './backend';
import { lineOf } from './report';

const siteUrl = 'https://www.ringandrack.com';

const right = {
  'Access-Control-Allow-Origin': siteUrl,
  'Access-Control-Allow-Credentials': 'true',
  'Access-Control-Allow-Headers': 'content-type',
};

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) {
    if (server instanceof HttpServer) server.closeAllConnections();
    server.close();
  }
});

/** @returns the lines that the check prints for a backend */
async function linesFor(
  check: typeof preflight,
  server: Server,
  { scheme = 'http', signal = AbortSignal.timeout(10_000) } = {},
): Promise<string[]> {
  const apiBase = `${scheme}://127.0.0.1:${await listen(server)}`;
  running.push(server);
  return (await check(targetOf({ siteUrl, apiBase }), signal)).map(lineOf);
}

/** The last request. */
let seen: Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };

/** Responds with the right headers, but for the changes; an undefined one is missing. */
const respond = (status: number, changes: Record<string, string | undefined> = {}) =>
  createServer(async (request, response) => {
    const { method, url, headers } = request;
    seen = { method, url, headers, body: await text(request) };
    const sent = Object.entries({ ...right, ...changes }).filter(([, value]) => value !== undefined);
    response.writeHead(status, Object.fromEntries(sent)).end();
  });

test('asks for the permission that a browser needs', async () => {
  const lines = await linesFor(preflight, respond(204));
  expect(lines).toEqual([`✓ The backend allows ${siteUrl} to send messages.`]);
  expect(seen).toMatchObject({ method: 'OPTIONS', url: '/api/contact' });
  expect(seen.headers).toMatchObject({
    origin: siteUrl,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  });
});

test('sends a message of the four fields, marked as a test', async () => {
  const lines = await linesFor(sendMessage, respond(200));
  expect(lines).toEqual(['✓ The message got 200: see whether it arrived.']);
  expect(Object.keys(JSON.parse(seen.body))).toEqual(['name', 'email', 'subject', 'message']);
  expect(seen.body).toContain('Test message');
});

test.each([
  ['Allow-Origin', undefined, `${siteUrl}", exactly; it is missing (docs/backend.md, Headers)`],
  ['Allow-Origin', '*', `${siteUrl}", exactly; it is "*"`],
  ['Allow-Credentials', 'True', 'true", exactly; it is "True"'],
])('a response needs the header Access-Control-%s, and not %s', async (name, value, words) => {
  const header = `Access-Control-${name}`;
  const line = expect.stringMatching(/^✗ The (preflight|message) needs/);
  for (const [check, status] of [
    [preflight, 204],
    [sendMessage, 200],
  ] as const) {
    const lines = await linesFor(check, respond(status, { [header]: value }));
    expect(lines).toContainEqual(line);
    expect(lines.join()).toContain(`the header "${header}: ${words}`);
  }
});

test.each([undefined, '*'])('a preflight must name content-type, and not %s', async (value) => {
  const lines = await linesFor(preflight, respond(204, { 'Access-Control-Allow-Headers': value }));
  expect(lines).toEqual([
    expect.stringMatching(/^✗ .*"Access-Control-Allow-Headers: content-type", exactly/),
  ]);
});

test.each([
  [404, ': nothing is at this URL'],
  [500, ': the log of the backend says why'],
  [308, ', a redirect to "https://elsewhere.example/", which browsers do not follow'],
])('says what to do after the status %d', async (status, words) => {
  const location = status === 308 ? 'https://elsewhere.example/' : undefined;
  for (const check of [preflight, sendMessage])
    expect(await linesFor(check, respond(status, { location }))).toEqual([
      expect.stringContaining(`got ${status}${words}`),
    ]);
});

test('only 200 counts as sent', async () => {
  expect(await linesFor(sendMessage, respond(204))).toEqual([
    '✗ The message (POST) got 204. Only 200 counts as sent.',
  ]);
});

test('says why no answer came', async () => {
  const silent = createTcpServer((socket) => socket.resume());
  expect(await linesFor(preflight, silent, { signal: AbortSignal.timeout(50) })).toEqual([
    expect.stringMatching(/^✗ .+ gave no answer to OPTIONS: it took longer than 10 seconds\.$/),
  ]);
  expect(await linesFor(preflight, respond(204), { scheme: 'https' })).toEqual([
    expect.stringContaining('its port has no HTTPS'),
  ]);
  const apiBase = `http://127.0.0.1:${await freePort()}`;
  const [finding] = await preflight(targetOf({ siteUrl, apiBase }), AbortSignal.timeout(10_000));
  expect(finding?.text).toContain('nothing listens there');
});

test('prints nothing raw of what the backend sent', async () => {
  const value = `a\u009b31m${'x'.repeat(500)}`;
  const [line] = await linesFor(preflight, respond(204, { 'Access-Control-Allow-Origin': value }));
  expect(line).toMatch(/is "a\\u\{9b\}31mx{90,95}…"/);
});

test('a site and a backend of one origin need no permission, and HTTP is refused', async () => {
  const ask = (apiBase: string) => preflight(targetOf({ siteUrl, apiBase }), AbortSignal.timeout(10_000));
  expect((await ask(''))[0]).toMatchObject({ mark: '✓', text: expect.stringContaining('no permission') });
  expect((await ask('http://api.ringandrack.com'))[0]?.text).toContain('has no HTTPS');
});
