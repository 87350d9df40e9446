/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { message as MESSAGE } from '../../lib/fixtures/message';
import { makeFolder } from '../fixtures/folders';
import { listen } from '../fixtures/servers';
import { createBackend } from './backend';

const ORIGIN = 'http://localhost:3000';
const MiB = 1024 * 1024;

let messagesFile: string;
let server: http.Server;
let url: string;

beforeEach(async () => {
  messagesFile = path.join(makeFolder(), 'messages', 'messages.jsonl');
  server = http.createServer(createBackend({ allowedOrigins: [ORIGIN], messagesFile }));
  url = `http://127.0.0.1:${await listen(server)}/api/contact`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends a body as JSON, a string unchanged. */
function post(
  body: unknown,
  { to = url, contentType = 'application/json' }: { to?: string; contentType?: string } = {},
) {
  return fetch(to, {
    method: 'POST',
    headers: { 'Content-Type': contentType, Origin: ORIGIN },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The file's lines, without the last line break. */
const lines = (file = messagesFile) => readFileSync(file, 'utf8').replace(/\n$/, '').split('\n');

/** The messages in the file, without the time of their arrival. */
const kept = (file = messagesFile) =>
  lines(file).map((line) => {
    const { receivedAt, ...message } = JSON.parse(line);
    expect(new Date(receivedAt).toISOString()).toBe(receivedAt);
    return message;
  });

test('a message gets 200 and is saved as typed', async () => {
  const message = { ...MESSAGE, message: ' <b>"quoted"</b>\r\n\u{1F94A} \u0645\u0631\u062D\u0628\u0627 ' };
  const response = await post(message);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(kept()).toEqual([message]);
});

test('saves messages that arrive together on separate lines', async () => {
  // Node.js writes more than 512 KiB in parts.
  const messages = Array.from({ length: 16 }, (_, i) => ({
    ...MESSAGE,
    subject: `${i}`,
    message: 'x'.repeat(i % 2 ? 600_000 : 50_000),
  }));
  const responses = await Promise.all(messages.map((message) => post(message)));
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  expect(kept()).toHaveLength(16);
  expect(kept()).toEqual(expect.arrayContaining(messages));
}, 20_000);

test('an accepted message survives a kill of the process', async () => {
  const backend = pathToFileURL(path.join(__dirname, 'backend.ts')).href;
  const file = path.join(makeFolder(), 'killed.jsonl');
  const script = `
    import { createServer } from 'node:http';
    import { createBackend } from '${backend}';
    const server = createServer(createBackend({ allowedOrigins: [], messagesFile: process.env.MESSAGES_FILE }));
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env: { ...process.env, MESSAGES_FILE: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  try {
    expect((await post(MESSAGE, { to: `http://127.0.0.1:${Number(port)}/api/contact` })).status).toBe(200);
  } finally {
    child.kill('SIGKILL');
  }
  await once(child, 'exit');
  expect(kept(file)).toEqual([MESSAGE]);
});

test('rejects a second backend on the same file, and says what to do', () => {
  expect(() => createBackend({ allowedOrigins: [ORIGIN], messagesFile })).toThrow(
    `Another stand-in backend saves its messages in ${messagesFile}: stop that one first.`,
  );
});

test('a line cut off by a kill does not damage the next message', async () => {
  await post(MESSAGE);
  appendFileSync(messagesFile, '{"receivedAt":"2026-');
  await post({ ...MESSAGE, subject: 'Next' });
  const [first = '', torn, next = '', ...others] = lines();
  expect(JSON.parse(first)).toMatchObject(MESSAGE);
  expect(torn).toBe('{"receivedAt":"2026-');
  expect(JSON.parse(next)).toMatchObject({ ...MESSAGE, subject: 'Next' });
  expect(others).toEqual([]);
});

test('a failing disk gets 500, and the next message is saved', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  mkdirSync(messagesFile, { recursive: true });
  expect((await post(MESSAGE)).status).toBe(500);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();

  rmdirSync(messagesFile);
  expect((await post(MESSAGE)).status).toBe(200);
  expect(kept()).toEqual([MESSAGE]);
});

test("the site's origin may read the response and send cookies", async () => {
  const { headers } = await post(MESSAGE);
  expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(headers.get('access-control-allow-credentials')).toBe('true');
});

test("a preflight from the site's origin allows a POST of JSON", async () => {
  const { status, headers } = await fetch(url, { method: 'OPTIONS', headers: { Origin: ORIGIN } });
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(headers.get('access-control-allow-credentials')).toBe('true');
  expect(headers.get('access-control-allow-methods')).toBe('POST');
  expect(headers.get('access-control-allow-headers')).toBe('content-type');
  expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(0);
});

test.each(['https://elsewhere.example', `${ORIGIN}0`, 'null'])(
  'the origin %s may not read',
  async (origin) => {
    for (const method of ['OPTIONS', 'GET']) {
      const { headers } = await fetch(url, { method, headers: { Origin: origin } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('vary')).toBe('Origin');
    }
  },
);

test.each([
  ['bad JSON', '{"name":', 400],
  ['an empty body', '', 400],
  ['null', null, 422],
  ['a list', [MESSAGE], 422],
  ['a missing field', { ...MESSAGE, subject: undefined }, 422],
  ['a field too many', { ...MESSAGE, phone: '1' }, 422],
  ['a number', { ...MESSAGE, name: 5 }, 422],
  ['a blank field', { ...MESSAGE, message: ' \n' }, 422],
  ['an e-mail address without @', { ...MESSAGE, email: 'ada.example.com' }, 422],
  ['a body over 1 MiB', 'x'.repeat(MiB + 1), 413],
])('%s gets an error that the site can read, and is not saved', async (_, body, status) => {
  const response = await post(body);
  expect(response.status).toBe(status);
  expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(response.headers.get('vary')).toBe('Origin');
  expect(await response.json()).toEqual({ error: expect.any(String) });
  expect(() => readFileSync(messagesFile)).toThrow('ENOENT');
});

test('bytes that are not UTF-8 get 400', async () => {
  const { status } = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: Buffer.from(JSON.stringify({ ...MESSAGE, name: '\u00e4' }), 'latin1'),
  });
  expect(status).toBe(400);
});

test('accepts a body of exactly 1 MiB', async () => {
  const empty = JSON.stringify({ ...MESSAGE, message: '' }).length;
  expect((await post({ ...MESSAGE, message: 'x'.repeat(MiB - empty) })).status).toBe(200);
});

test('a body over 1 MiB gets its response before its end, and the connection stays open', async () => {
  const request = http.request(url, { method: 'POST', headers: { 'Content-Type': 'application/json' } });
  request.write('x'.repeat(MiB + 1));
  const [response] = await once(request, 'response');
  expect(response.statusCode).toBe(413);

  const sent = new Promise((resolve) => request.write('x'.repeat(5 * MiB), resolve));
  response.resume();
  expect(await sent).toBeFalsy();
  request.end();
});

test.each(['text/plain', 'application/json-seq', ''])('the content type "%s" gets 415', async (type) => {
  expect((await post(MESSAGE, { contentType: type })).status).toBe(415);
});

test('accepts a content type with a charset', async () => {
  expect((await post(MESSAGE, { contentType: 'application/json; charset=utf-8' })).status).toBe(200);
});

test.each(['GET', 'PUT', 'DELETE'])('the method %s gets 405 and the allowed methods', async (method) => {
  const { status, headers } = await fetch(url, { method });
  expect(status).toBe(405);
  expect(headers.get('allow')).toBe('POST, OPTIONS');
});

test('another path gets 404', async () => {
  expect((await post(MESSAGE, { to: `${url}/more` })).status).toBe(404);
});

test('a client that leaves in the middle of a body causes no error', async () => {
  const [handle] = server.listeners('request');
  const handled = new Promise((resolve) => {
    server.removeAllListeners('request').once('request', (...exchange) => resolve(handle?.(...exchange)));
  });
  const request = http.request(url, { method: 'POST', headers: { 'Content-Type': 'application/json' } });
  request.on('error', () => {});
  server.once('request', () => request.destroy());
  request.write('{"name":');
  await expect(handled).resolves.toBeUndefined();
  expect(() => readFileSync(messagesFile)).toThrow('ENOENT');
});

test('a taken port is reported in one sentence', async () => {
  const taken = new URL(url).port;
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'backend.ts')], {
    env: { ...process.env, API_PORT: taken },
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`^Port ${taken} is taken: set API_PORT to another port[^\n]*\n$`));
});
