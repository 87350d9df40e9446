/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { makeFolder } from '../../lib/fixtures/folders';
import { message } from '../../lib/fixtures/message';
import { listen } from '../fixtures/servers';
import { createBackend } from './backend';

test('keeps a message after the half of one that a crash has left', async () => {
  const messagesFile = path.join(makeFolder({ 'messages.jsonl': '{"half' }), 'messages.jsonl');
  const server = createServer(createBackend({ allowedOrigins: [], messagesFile }));
  const url = `http://127.0.0.1:${await listen(server)}/api/contact`;
  const headers = { 'Content-Type': 'application/json' };
  const { status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(message) });
  server.close().closeAllConnections();
  expect(status).toBe(200);
  expect(JSON.parse(readFileSync(messagesFile, 'utf8').split('\n')[1]!)).toMatchObject(message);
});
