/** @jest-environment node */
import type { IncomingHttpHeaders } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBackend } from '../../serve/backend';
import { readTarget } from './target';
import { messageFindings } from './responses';
import { checkBackend } from './check';
import { answering, origin, withBackend } from './fixtures/backend';

type Finding = import('./finding').Finding;
type Change = import('./fixtures/backend').Change;

const ALLOW_ORIGIN = `Access-Control-Allow-Origin: ${origin}`;
const ALLOW_CREDENTIALS = 'Access-Control-Allow-Credentials: true';
const ALLOW_HEADERS = 'Access-Control-Allow-Headers: content-type';
const ALLOW_METHODS = 'Access-Control-Allow-Methods: POST';

async function check(
  base: string,
  { send = true, limit, site = origin }: { send?: boolean; limit?: number; site?: string } = {},
) {
  const findings = [];
  const { signal } = new AbortController();
  for await (const finding of checkBackend(readTarget(base, site), { send, signal, limit })) {
    findings.push(finding);
  }
  return findings;
}

const checkWith = (changes: Record<string, Change>, options?: Parameters<typeof check>[1]) =>
  withBackend(answering(changes), (base) => check(base, options));

const only = (findings: Finding[], kind: Finding['kind']) =>
  findings.filter((finding) => finding.kind === kind);

test('the example of a backend passes every step, and keeps the one test message', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
  const messagesFile = path.join(folder, 'messages.jsonl');
  try {
    const backend = createBackend({ allowedOrigins: [origin], messagesFile });
    const findings = await withBackend(backend, (base) => check(base));
    expect(only(findings, 'fault')).toEqual([]);
    expect(only(findings, 'note').map(({ text }) => text)).toEqual([
      'Only this computer reaches 127.0.0.1: this is good for a trial alone.',
    ]);
    expect(only(findings, 'done').map(({ text }) => text)).toEqual([
      expect.stringMatching(`^The form on ${origin} posts to http://127.0.0.1:\\d+/api/contact.$`),
      expect.stringMatching('accepts connections.$'),
      'OPTIONS was answered with 204 and allows the message.',
      expect.stringMatching('^POST was answered with 200 after \\d+\\.\\d seconds.'),
    ]);
    expect(JSON.parse(readFileSync(messagesFile, 'utf8'))).toMatchObject({
      subject: 'Test message from the launch check',
      message: expect.stringMatching(/^Sent at 20.*It can be deleted\.$/),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a preflight asks as a browser does', async () => {
  const asked: IncomingHttpHeaders[] = [];
  const right = answering({});
  await withBackend(
    (request, response) => {
      if (request.method === 'OPTIONS') asked.push(request.headers);
      right(request, response);
    },
    (base) => check(base),
  );
  expect(asked).toEqual([
    expect.objectContaining({
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }),
  ]);
  expect(asked[0]).not.toHaveProperty('cookie');
});

test('without --send, no message is sent, and the report says how to send it', async () => {
  const findings = await checkWith({ POST: { status: 500 } }, { send: false });
  expect(only(findings, 'fault')).toEqual([]);
  expect(findings.at(-1)?.text).toMatch(/^POST was left out: .* --send /);
});

test('a backend in a folder is asked there', async () => {
  const asked: unknown[] = [];
  const right = answering({});
  await withBackend(
    (request, response) => {
      asked.push(request.url);
      right(request, response);
    },
    (base) => check(`${base}/backend/`),
  );
  expect(asked).toEqual(['/backend/api/contact', '/backend/api/contact']);
});

test("a backend on the site's own origin needs no preflight and no headers", async () => {
  const none = { 'Access-Control-Allow-Origin': undefined, 'Access-Control-Allow-Credentials': undefined };
  const handler = answering({ OPTIONS: { status: 405 }, POST: { headers: none } });
  const findings = await withBackend(handler, (base) => check(base, { site: base }));
  expect(only(findings, 'fault')).toEqual([]);
});

describe.each(['OPTIONS', 'POST'])('of the answer to %s,', (method) => {
  test.each([
    ['*', 'is "*", which browsers refuse for a request with credentials'],
    [`${origin}/`, 'an origin has no slash at its end'],
    [`${origin}, https://example.org`, 'browsers take one value only'],
    [[origin, origin], 'browsers take one value only'],
    ['null', `is "null", not "${origin}"`],
    ['https://WWW.example.org', `is "https://WWW.example.org", not "${origin}"`],
    [undefined, 'is missing'],
  ])('an allowed origin %p is a fault', async (value, text) => {
    const changes = { [method]: { headers: { 'Access-Control-Allow-Origin': value } } };
    const [fault, ...others] = only(await checkWith(changes), 'fault');
    expect(fault).toMatchObject({ header: ALLOW_ORIGIN, example: 'cors' });
    expect(fault?.text).toMatch(`${method}: Access-Control-Allow-Origin `);
    expect(fault?.text).toMatch(text);
    expect(others).toEqual([]);
  });

  test.each([undefined, 'True', 'false'])('allowed credentials %p are a fault', async (value) => {
    const changes = { [method]: { headers: { 'Access-Control-Allow-Credentials': value } } };
    const [fault, ...others] = only(await checkWith(changes), 'fault');
    expect(fault).toMatchObject({ header: ALLOW_CREDENTIALS, example: 'cors' });
    expect(fault?.text).toMatch(`${method}: Access-Control-Allow-Credentials is `);
    expect(others).toEqual([]);
  });

  test('a missing Vary: Origin is a note', async () => {
    const findings = await checkWith({ [method]: { headers: { Vary: 'Accept-Encoding' } } });
    expect(only(findings, 'fault')).toEqual([]);
    expect(only(findings, 'note').at(-1)).toMatchObject({ header: 'Vary: Origin' });
  });

  test.each(['accept-encoding, origin', '*'])('Vary: %s names the origin', async (value) => {
    const findings = await checkWith({ [method]: { headers: { Vary: value } } });
    expect(only(findings, 'note')).toHaveLength(1);
  });

  test('a redirect is a fault, and told with where it leads', async () => {
    const headers = { Location: 'https://elsewhere.example/', 'Access-Control-Allow-Origin': undefined };
    const faults = only(await checkWith({ [method]: { status: 308, headers } }), 'fault');
    expect(faults.map(({ text }) => text)).toEqual([
      expect.stringMatching(`^${method} was answered with 308, a redirect to "https://elsewhere.example/".`),
    ]);
  });

  test('a redirect is told without the credentials in it', async () => {
    const headers = { Location: 'https://me:secret@elsewhere.example/' };
    const [fault] = only(await checkWith({ [method]: { status: 302, headers } }), 'fault');
    expect(fault?.text).toMatch('a redirect to "https://…@elsewhere.example/".');
    expect(fault?.text).not.toMatch('secret');
  });

  test('an HTML page of an error is told as one', async () => {
    const change = { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } };
    const [fault] = only(await checkWith({ [method]: change }), 'fault');
    expect(fault?.text).toMatch(/404\. Nothing is at this path: .*HTML page/);
  });
});

describe('of a preflight,', () => {
  test.each([200, 299])('the status %d is right', async (status) => {
    expect(only(await checkWith({ OPTIONS: { status } }), 'fault')).toEqual([]);
  });

  test.each([304, 401, 403, 404, 405, 500])('the status %d is the one fault', async (status) => {
    const headers = { 'Access-Control-Allow-Origin': undefined };
    const faults = only(await checkWith({ OPTIONS: { status, headers } }), 'fault');
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ example: 'cors' });
    expect(faults[0]?.text).toMatch(`OPTIONS was answered with ${status}.`);
  });

  test.each([
    [undefined, 'is missing'],
    ['*', /\* does not count with credentials/],
    ['authorization', 'is "authorization": it must name content-type'],
    ['content-type; accept', 'is no list of names'],
  ])('allowed headers %p are a fault', async (value, text) => {
    const changes = { OPTIONS: { headers: { 'Access-Control-Allow-Headers': value } } };
    const [fault, ...others] = only(await checkWith(changes), 'fault');
    expect(fault).toMatchObject({ header: ALLOW_HEADERS, example: 'cors' });
    expect(fault?.text).toMatch(text);
    expect(others).toEqual([]);
  });

  test.each(['Content-Type', 'accept,,CONTENT-TYPE', ['accept', 'content-type']])(
    'allowed headers %p are right',
    async (value) => {
      const changes = { OPTIONS: { headers: { 'Access-Control-Allow-Headers': value } } };
      expect(only(await checkWith(changes), 'fault')).toEqual([]);
    },
  );

  test.each([undefined, '*', 'GET', 'post'])('allowed methods %p are a note', async (value) => {
    const findings = await checkWith({ OPTIONS: { headers: { 'Access-Control-Allow-Methods': value } } });
    expect(only(findings, 'fault')).toEqual([]);
    expect(only(findings, 'note').at(-1)).toMatchObject({ header: ALLOW_METHODS });
  });

  test('allowed methods that are no list are a fault', async () => {
    const findings = await checkWith({
      OPTIONS: { headers: { 'Access-Control-Allow-Methods': 'GET POST' } },
    });
    expect(only(findings, 'fault')).toEqual([expect.objectContaining({ header: ALLOW_METHODS })]);
  });
});

describe('of a message,', () => {
  test.each([
    [201, 'not confirmed'],
    [204, 'not confirmed'],
    [304, 'not confirmed'],
    [405, 'not accepted'],
    [422, 'not accepted'],
    [429, 'to wait'],
    [500, 'had a problem'],
  ])('the status %d is a fault, with what the visitor is told', async (status, told) => {
    const faults = only(await checkWith({ POST: { status } }), 'fault');
    expect(faults).toEqual([expect.objectContaining({ example: 'confirm' })]);
    expect(faults[0]?.text).toMatch(`POST was answered with ${status}.`);
    expect(faults[0]?.text).toMatch(told);
  });

  test('an HTML page with status 200 is a note', async () => {
    const findings = await checkWith({ POST: { headers: { 'Content-Type': 'text/html' } } });
    expect(only(findings, 'note').at(-1)?.text).toMatch('the answer is an HTML page');
  });

  test.each([
    [5.0, []],
    [5.1, ['note']],
  ])('an answer after %d seconds has the notes %j', (seconds, notes) => {
    const headers = {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    };
    const target = readTarget('https://api.example.org', origin);
    const kinds = messageFindings({ status: 200, headers, seconds }, target).map(({ kind }) => kind);
    expect(kinds).toEqual(['done', ...notes]);
  });
});

describe('without an answer,', () => {
  test('a limit is told', async () => {
    const findings = await withBackend(
      () => {},
      (base) => check(base, { limit: 200, send: false }),
    );
    expect(only(findings, 'fault').map(({ text }) => text)).toEqual([
      expect.stringMatching('^OPTIONS: 127.0.0.1:\\d+ did not answer in time, within 0.2 seconds at most.$'),
    ]);
  });

  test('a reset is told', async () => {
    const findings = await withBackend(
      ({ socket }) => socket.resetAndDestroy(),
      (base) => check(base),
    );
    expect(only(findings, 'fault').map(({ text }) => text)).toEqual([
      expect.stringMatching('^OPTIONS: 127.0.0.1:\\d+ cut the connection'),
      expect.stringMatching('^POST: 127.0.0.1:\\d+ cut the connection'),
    ]);
  });

  test('a closed connection is told', async () => {
    const findings = await withBackend(
      ({ socket }) => socket.end(),
      (base) => check(base, { send: false }),
    );
    expect(only(findings, 'fault').map(({ text }) => text)).toEqual([
      expect.stringMatching('^OPTIONS: 127.0.0.1:\\d+ closed the connection without an answer.$'),
    ]);
  });

  test('something other than HTTP is told', async () => {
    const findings = await withBackend(
      ({ socket }) => socket.end('SSH-2.0\r\n'),
      (base) => check(base, { send: false }),
    );
    expect(only(findings, 'fault')[0]?.text).toMatch('is not HTTP');
  });

  test('nothing is asked after a closed port', async () => {
    const base = await withBackend(answering({}), async (address) => address);
    const findings = await check(base);
    expect(findings.at(-1)).toMatchObject({
      kind: 'fault',
      text: expect.stringMatching(/^Nothing listens at 127/),
    });
    expect(only(findings, 'fault')).toHaveLength(1);
  });

  test('the end of the work is no fault', async () => {
    const stop = new AbortController();
    const checking = withBackend(
      () => stop.abort(),
      async (base) => {
        const target = readTarget(base, origin);
        for await (const finding of checkBackend(target, { send: true, signal: stop.signal })) {
          expect(finding.kind).not.toBe('fault');
        }
      },
    );
    await expect(checking).rejects.toThrow('aborted');
  });
});

test('nothing is asked on plain HTTP, which a page on HTTPS cannot call', async () => {
  const findings = await check('http://api.example.org');
  expect(findings).toEqual([
    {
      kind: 'fault',
      text: expect.stringMatching('^http://api.example.org/api/contact is plain HTTP'),
      example: 'https',
    },
  ]);
});
