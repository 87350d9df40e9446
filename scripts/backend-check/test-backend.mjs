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
 * @param {import('node:net').Server} server
 * @returns {Promise<number>} the port of 127.0.0.1 that it listens on from now on
 */
export async function listen(server) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
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
