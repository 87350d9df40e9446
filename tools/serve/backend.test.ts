/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { message as MESSAGE } from '../../lib/fixtures/message';
import { makeFolder } from '../fixtures/folders';
import { listen } from '../fixtures/servers';
import { createBackend } from './backend';

const ORIGIN = 'http://localhost:3000';
const messagesFile = path.join(makeFolder(), 'messages', 'messages.jsonl');
const server = createServer(createBackend({ allowedOrigins: [ORIGIN], messagesFile }));
let url: string;

beforeAll(async () => {
  url = `http://127.0.0.1:${await listen(server)}/api/contact`;
});

afterAll(() => {
  server.close().closeAllConnections();
});

/** Sends a body as JSON, and a string unchanged. */
const post = (body: unknown, contentType = 'application/json', origin = ORIGIN) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': contentType, Origin: origin },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test.each([
  ['bad JSON', '{"name":'],
  ['another content type', MESSAGE, 'text/plain'],
  ['a missing field', { ...MESSAGE, subject: undefined }],
  ['a field too many', { ...MESSAGE, phone: '1' }],
  ['a blank field', { ...MESSAGE, message: ' \n' }],
])(
  '%s gets an error that the site can read, and is not saved',
  async (_, body, contentType = 'application/json') => {
    const response = await post(body, contentType);
    expect(response.status).toBe(400);
    expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(await response.json()).toEqual({ error: expect.any(String) });
    expect(existsSync(messagesFile)).toBe(false);
  },
);

test('a message gets 200 and is saved as typed, with the time of its arrival', async () => {
  const message = { ...MESSAGE, message: ' <b>"quoted"</b>\r\n\u{1F94A} \u0645\u0631\u062D\u0628\u0627 ' };
  expect((await post(message, 'application/json; charset=utf-8')).status).toBe(200);
  const receivedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(JSON.parse(readFileSync(messagesFile, 'utf8'))).toEqual({ ...message, receivedAt });
});

test.each(['https://elsewhere.example', `${ORIGIN}0`])('the origin %s may not read', async (origin) => {
  const { headers } = await post(MESSAGE, 'application/json', origin);
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('vary')).toBe('Origin');
});

test('another method or path gets 404', async () => {
  expect((await fetch(url)).status).toBe(404);
  expect((await fetch(`${url}/more`, { method: 'POST' })).status).toBe(404);
});
