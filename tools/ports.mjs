import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Connects, because some systems let a second process listen. @throws {Error} when something listens on `localhost`
 * @param {number} port
 * @param {string} advice
 */
export async function assertFree(port, advice) {
  for (const host of ['127.0.0.1', '::1']) {
    const socket = connect({ host, port });
    const isTaken = await once(socket, 'connect').catch(() => false);
    socket.destroy();
    if (isTaken) throw new Error(`Port ${port} is taken: ${advice}.`);
  }
}

/** @param {string} variable of the environment @param {number} fallback */
export async function portFrom(variable, fallback) {
  const value = process.env[variable] || String(fallback);
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535)
    throw new Error(`${variable} must be a whole number from 1 to 65535, not "${value}".`);
  await assertFree(port, `set ${variable} to another port, such as ${port + 1}`);
  return port;
}
