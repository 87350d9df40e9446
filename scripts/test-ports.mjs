import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Finds ports of 127.0.0.1 where nothing listens, for a test's own servers.
 * @param {number} count
 * @returns {Promise<number[]>} as many, all different
 */
export async function freePorts(count) {
  const holders = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(holders.map((holder) => once(holder, 'listening')));
  return holders.map((holder) => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (holder.address());
    holder.close();
    return port;
  });
}

/** @returns {Promise<number>} one such port */
export async function freePort() {
  const [port = 0] = await freePorts(1);
  return port;
}
