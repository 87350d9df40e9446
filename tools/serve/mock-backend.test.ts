/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { contactFields, contactPath, fieldNames } from '../../lib/contact-fields';
import { makeFolder } from '../../lib/fixtures/folders';
import { message } from '../../lib/fixtures/message';
import { listen } from '../fixtures/servers';
import { createBackend } from './mock-backend';

async function post(values: object) {
  const messagesFile = path.join(makeFolder({ 'messages.jsonl': '{"half' }), 'messages.jsonl');
  const server = createServer(createBackend({ allowedOrigins: [], messagesFile }));
  const url = `http://127.0.0.1:${await listen(server)}${contactPath}`;
  const headers = { 'Content-Type': 'application/json' };
  const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(values) });
  server.close().closeAllConnections();
  const [, kept] = readFileSync(messagesFile, 'utf8').split('\n');
  return { status, kept: kept && JSON.parse(kept) };
}

test('keeps a message after half of one that a crash left', async () => {
  expect(await post(message)).toEqual({ status: 200, kept: expect.objectContaining(message) });
});

test.each(fieldNames)('refuses a message without %s, and one where it is blank but needed', async (name) => {
  expect(await post({ ...message, [name]: undefined })).toEqual({ status: 400 });
  const isOptional = contactFields[name].required === false;
  expect(await post({ ...message, [name]: ' ' })).toMatchObject({ status: isOptional ? 200 : 400 });
});

test('refuses a message with another field', async () => {
  expect(await post({ ...message, other: 'value' })).toEqual({ status: 400 });
});
