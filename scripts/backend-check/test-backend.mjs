/** A backend for the tests that answers as it is told. */
import { once } from 'node:events';
import { createServer } from 'node:http';

/** The site that asks. */
export const origin = 'https://www.example.org';

/**
 * @typedef {Record<string, string | string[] | undefined>} Headers undefined leaves one out
 * @typedef {{ status?: number, headers?: Headers }} Change of an answer that is right
 */

/** @type {Headers} */
const cors = {
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Credentials': 'true',
  Vary: 'Origin',
};

/** @type {Record<string, { status: number, headers: Headers }>} */
const right = {
  OPTIONS: {
    status: 204,
    headers: {
      ...cors,
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'content-type',
    },
  },
  POST: { status: 200, headers: { ...cors, 'Content-Type': 'application/json' } },
};

/**
 * @param {Record<string, Change>} changes by method
 * @returns {import('node:http').RequestListener} answers at every path
 */
export function answering(changes) {
  return (request, response) => {
    const { method = '' } = request;
    const headers = { ...right[method]?.headers, ...changes[method]?.headers };
    for (const [name, value] of Object.entries(headers)) if (value) response.setHeader(name, value);
    response.statusCode = changes[method]?.status ?? right[method]?.status ?? 500;
    response.end();
  };
}

/**
 * Sends without end, a little now and then.
 * @param {string | Buffer} start
 * @param {string} drop
 * @returns {(socket: import('node:net').Socket) => void}
 */
export const dripping = (start, drop) => (socket) => {
  socket.write(start);
  const timer = setInterval(() => socket.write(drop), 5);
  socket.once('close', () => clearInterval(timer));
};

/**
 * @param {import('node:net').Server} server
 * @param {string} [host] an address of this computer
 * @returns {Promise<number>} the port of the address that it listens on from now on
 */
export async function listen(server, host = '127.0.0.1') {
  await once(server.listen(0, host), 'listening');
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/**
 * Runs a server for as long as a task needs it.
 * @template T
 * @param {import('node:http').RequestListener} handler
 * @param {(base: string) => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function withBackend(handler, task) {
  const server = createServer(handler);
  const port = await listen(server);
  try {
    return await task(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
