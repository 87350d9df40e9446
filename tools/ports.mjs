import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Reads a port from an environment variable, and makes sure that nothing listens there on `localhost`. Connects instead of
 * listening: some systems let a second process listen on a taken port.
 * @param {string} variable
 * @param {number} fallback the port if the variable is unset or empty
 */
export async function portFrom(variable, fallback) {
  const value = process.env[variable] || String(fallback);
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535)
    throw new Error(`${variable} must be a whole number from 1 to 65535, not "${value}".`);
  for (const host of ['127.0.0.1', '::1']) {
    const socket = connect({ host, port });
    const isTaken = await once(socket, 'connect').catch(() => false);
    socket.destroy();
    if (isTaken)
      throw new Error(`Port ${port} is taken: set ${variable} to another port, such as ${port + 1}.`);
  }
  return port;
}
