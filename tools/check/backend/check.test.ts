/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { makeFolder } from '../../fixtures/folders';
import { createBackend } from '../../serve/backend';
import { isProblem } from '../findings';
import { checkBackend } from './check';
import { origin, respondingWith, withBackend } from './fixtures/backend';
import { readTarget } from './target';

async function check(
  base: string,
  { send = true, timeout, site = origin }: { send?: boolean; timeout?: number; site?: string } = {},
) {
  const findings = [];
  const { signal } = new AbortController();
  for await (const finding of checkBackend(readTarget(base, site), { send, signal, timeout })) {
    findings.push(finding);
  }
  return findings;
}

/** Checks a backend that keeps the contract, and records the requests. */
async function requestsTo(folder: string) {
  const requests: Parameters<RequestListener>[0][] = [];
  const right = respondingWith({});
  await withBackend(
    (request, response) => {
      requests.push(request);
      right(request, response);
    },
    (base) => check(base + folder),
  );
  return requests;
}

test('the example backend passes every step and keeps the one test message', async () => {
  const messagesFile = path.join(makeFolder(), 'messages.jsonl');
  const backend = createBackend({ allowedOrigins: [origin], messagesFile });
  const findings = await withBackend(backend, (base) => check(base));
  expect(findings.map(({ status, item, detail }) => `${status} ${item}: ${detail}`)).toEqual([
    expect.stringMatching(`^ok URL: the form on ${origin} posts to http://127.0.0.1:\\d+/api/contact$`),
    expect.stringMatching('^note URL: only this computer can reach 127.0.0.1'),
    expect.stringMatching('^ok Connection: 127.0.0.1:\\d+ accepts connections$'),
    'ok OPTIONS request: the response is 204 and allows the message',
    expect.stringMatching('^ok POST request: the response is 200 after \\d+\\.\\d seconds'),
  ]);
  expect(JSON.parse(readFileSync(messagesFile, 'utf8'))).toMatchObject({
    subject: 'Test message from the launch check',
    message: expect.stringMatching(/^Sent at 20.*You can delete it\.$/),
  });
});

test('sends a preflight as a browser does', async () => {
  const [preflight] = await requestsTo('');
  expect(preflight?.method).toBe('OPTIONS');
  expect(preflight?.headers).toMatchObject({
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  });
  expect(preflight?.headers).not.toHaveProperty('cookie');
});

test('sends its requests to the path of the backend', async () => {
  const requests = await requestsTo('/backend/');
  expect(requests.map(({ url }) => url)).toEqual(['/backend/api/contact', '/backend/api/contact']);
});

test('sends no message without --send, and says how to send it', async () => {
  const findings = await withBackend(respondingWith({ POST: { status: 500 } }), (base) =>
    check(base, { send: false }),
  );
  expect(findings.some(isProblem)).toBe(false);
  expect(findings.at(-1)).toMatchObject({
    item: 'POST request',
    detail: 'not sent',
    todo: expect.stringContaining(' --send '),
  });
});

test("a backend on the site's own origin needs no preflight and no CORS headers", async () => {
  const headers = { 'access-control-allow-origin': undefined, 'access-control-allow-credentials': undefined };
  const handler = respondingWith({ OPTIONS: { status: 405 }, POST: { headers } });
  const findings = await withBackend(handler, (base) => check(base, { site: base }));
  expect(findings.some(isProblem)).toBe(false);
});

test.each<[string, RequestListener, string, number]>([
  ['no response', () => {}, 'did not respond in time, within 0.2 seconds at most', 200],
  ['a reset', ({ socket }) => socket.resetAndDestroy(), 'reset the connection', 4000],
  ['a closed connection', ({ socket }) => socket.end(), 'closed the connection without a response', 4000],
  ['another protocol', ({ socket }) => socket.end('SSH-2.0\r\n'), 'sent something that is not HTTP', 4000],
])('reports %s to each request', async (_, handler, detail, timeout) => {
  const findings = await withBackend(handler, (base) => check(base, { timeout }));
  expect(findings.filter(isProblem)).toMatchObject([
    { item: 'OPTIONS request', detail: expect.stringMatching(`^127.0.0.1:\\d+ ${detail}`) },
    { item: 'POST request', detail: expect.stringMatching(`^127.0.0.1:\\d+ ${detail}`) },
  ]);
});

test('sends nothing to a closed port', async () => {
  const base = await withBackend(respondingWith({}), async (url) => url);
  const findings = await check(base);
  expect(findings.at(-1)?.detail).toMatch(/^nothing listens at 127/);
  expect(findings.filter(isProblem)).toHaveLength(1);
});

test('sends nothing over plain HTTP, which an HTTPS page cannot call', async () => {
  expect(await check('http://api.example.org')).toMatchObject([
    {
      status: 'problem',
      detail: expect.stringMatching('^http://api.example.org/api/contact uses plain HTTP'),
      example: 'https',
    },
  ]);
});

test('an interruption is not a problem', async () => {
  const stop = new AbortController();
  const checking = withBackend(
    () => stop.abort(),
    async (base) => {
      for await (const finding of checkBackend(readTarget(base, origin), {
        send: true,
        signal: stop.signal,
      })) {
        expect(isProblem(finding)).toBe(false);
      }
    },
  );
  await expect(checking).rejects.toThrow('aborted');
});
