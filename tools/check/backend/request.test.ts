/** @jest-environment node */
import type { Answer } from './request';
import type { Socket } from 'node:net';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { exchange } from './request';
import { failureCause } from './failure';
import { dripping, listen } from './fixtures/backend';

const OK = 'HTTP/1.1 200 OK\r\nVary: Origin\r\n';

/**
 * Asks a server that answers a request in its own way, byte by byte.
 * @param options `limit` in milliseconds
 * @returns the answer, or why there is none
 */
async function ask(
  answer: (socket: Socket) => void,
  { host = '127.0.0.1', limit = 3000 }: { host?: string; limit?: number } = {},
): Promise<Answer | string> {
  const server = createServer((socket) => socket.once('data', () => answer(socket)).on('error', () => {}));
  const port = await listen(server, host);
  const connected = once(server, 'connection');
  const url = new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}/api/contact`);
  try {
    const request = { method: 'POST', headers: {}, body: '{}' };
    return await exchange(url, request, { signal: new AbortController().signal, limit });
  } catch (error) {
    return failureCause(error, url, limit);
  } finally {
    // The check must not leave a connection open.
    const [socket] = await connected;
    if (!socket.closed) await new Promise((resolve) => socket.resume().once('close', resolve));
    server.close();
  }
}

const sending = (text: string) => (socket: Socket) => void socket.end(text);

test.each([
  ['nothing', () => {}],
  ['a header byte by byte', dripping(`${OK}X: `, 'x')],
  ['100 Continue without end', dripping('', 'HTTP/1.1 100 Continue\r\n\r\n')],
  ['103 Early Hints without end', dripping('', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n')],
])('%s ends at the limit', async (_, answer) => {
  expect(await ask(answer, { limit: 50 })).toMatch(/ did not answer in time, within 0.05 seconds at most\.$/);
});

test.each([
  ['with Upgrade', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n\0'],
  ['without Upgrade', 'HTTP/1.1 101 Switching Protocols\r\n\r\n'],
])('an answer 101 %s is no answer', async (_, text) => {
  expect(await ask(sending(text))).toMatch(
    / answered with 101 and changed the protocol, which browsers refuse\.$/,
  );
});

test.each([
  ['without end', dripping(`${OK}\r\n`, 'x')],
  ['with a wrong length', sending(`${OK}Content-Length: 2\r\n\r\nmore than two`)],
  ['with a bad chunk', sending(`${OK}Transfer-Encoding: chunked\r\n\r\nno number\r\n`)],
])('a body %s does not matter', async (_, answer) => {
  expect(await ask(answer)).toMatchObject({ status: 200, headers: { vary: 'Origin' } });
});

test.each([
  ['of HTTP/0.9', '<p>Hello</p>'],
  ['of HTTP/2', '\0\0\0\x04\0\0\0\0\0'],
  ['with a control character in a header', `${OK}X: \x1b[31m\r\n\r\n`],
  ['with two lengths', `${OK}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
  ['with a status of five digits', 'HTTP/1.1 20000 OK\r\n\r\n'],
])('an answer %s is told as no HTTP', async (_, text) => {
  expect(await ask(sending(text))).toMatch(
    / answered with something that is not HTTP as RFC 9112 has it\. \(HPE_\w+\)$/,
  );
});

test('headers are read as far as browsers read them', async () => {
  const many = `${'X: a\r\n'.repeat(3000)}Y: ${'a'.repeat(200_000)}\r\n`;
  expect(await ask(sending(`HTTP/1.1 200 OK\r\n${many}Vary: Origin\r\n\r\n`))).toMatchObject({
    headers: { vary: 'Origin' },
  });
  expect(await ask(sending(`${OK}X: ${'a'.repeat(300_000)}\r\n\r\n`))).toMatch(
    / sent more than 256 KiB of headers, which browsers refuse\.$/,
  );
});

test('a host may be an IPv6 address', async () => {
  expect(await ask(sending(`${OK}\r\n`), { host: '::1' })).toMatchObject({ status: 200 });
});
