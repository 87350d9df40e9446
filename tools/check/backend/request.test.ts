/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { listen } from '../../fixtures/servers';
import { explainFailure } from './failure';
import { dripping } from './fixtures/backend';
import { sendRequest, type HttpResponse } from './request';

const OK = 'HTTP/1.1 200 OK\r\nVary: Origin\r\n';

/**
 * Sends a request to a server that writes its response byte by byte.
 * @param options.timeout in milliseconds
 * @returns the response, or why none came
 */
async function send(
  respond: (socket: Socket) => void,
  { host = '127.0.0.1', timeout = 3000 }: { host?: string; timeout?: number } = {},
): Promise<HttpResponse | string> {
  const server = createServer((socket) => socket.once('data', () => respond(socket)).on('error', () => {}));
  const port = await listen(server, host);
  const connected = once(server, 'connection');
  const url = new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}/api/contact`);
  try {
    const request = { method: 'POST', headers: {}, body: '{}' };
    return await sendRequest(url, request, { signal: new AbortController().signal, timeout });
  } catch (error) {
    return explainFailure(error, url, timeout);
  } finally {
    // The check must not leave a connection open.
    const [socket] = await connected;
    if (!socket.closed) await new Promise((resolve) => socket.resume().once('close', resolve));
    server.close();
  }
}

const writing = (text: string) => (socket: Socket) => void socket.end(text);

test.each([
  ['silence', () => {}],
  ['a header byte by byte', dripping(`${OK}X: `, 'x')],
  ['100 Continue without end', dripping('', 'HTTP/1.1 100 Continue\r\n\r\n')],
  ['103 Early Hints without end', dripping('', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n')],
])('gives up on %s in time', async (_, respond) => {
  expect(await send(respond, { timeout: 50 })).toMatch(
    / did not respond in time, within 0.05 seconds at most$/,
  );
});

test.each([
  ['with Upgrade', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n\0'],
  ['without Upgrade', 'HTTP/1.1 101 Switching Protocols\r\n\r\n'],
])('rejects the status 101 %s', async (_, text) => {
  expect(await send(writing(text))).toMatch(
    / responded with 101 and changed the protocol, which browsers refuse$/,
  );
});

test.each([
  ['without end', dripping(`${OK}\r\n`, 'x')],
  ['with the wrong length', writing(`${OK}Content-Length: 2\r\n\r\nmore than two`)],
  ['with a bad chunk', writing(`${OK}Transfer-Encoding: chunked\r\n\r\nno number\r\n`)],
])('ignores a body %s', async (_, respond) => {
  expect(await send(respond)).toMatchObject({ status: 200, headers: { vary: 'Origin' } });
});

test.each([
  ['of HTTP/0.9', '<p>Hello</p>'],
  ['of HTTP/2', '\0\0\0\x04\0\0\0\0\0'],
  ['with a control character in a header', `${OK}X: \x1b[31m\r\n\r\n`],
  ['with two lengths', `${OK}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
  ['with a status of five digits', 'HTTP/1.1 20000 OK\r\n\r\n'],
])('rejects a response %s', async (_, text) => {
  expect(await send(writing(text))).toMatch(/ sent something that is not HTTP as in RFC 9112 \(HPE_\w+\)$/);
});

test('reads as many headers as browsers, and joins repeated ones', async () => {
  const many = `Vary: Accept\r\n${'X: a\r\n'.repeat(3000)}Y: ${'a'.repeat(200_000)}\r\n`;
  expect(await send(writing(`HTTP/1.1 200 OK\r\n${many}Vary: Origin\r\n\r\n`))).toMatchObject({
    headers: { vary: 'Accept, Origin' },
  });
  expect(await send(writing(`${OK}X: ${'a'.repeat(300_000)}\r\n\r\n`))).toMatch(
    / sent more than 256 KiB of headers, which browsers refuse$/,
  );
});

test('connects to an IPv6 address', async () => {
  expect(await send(writing(`${OK}\r\n`), { host: '::1' })).toMatchObject({ status: 200 });
});
