import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Reads a port from an environment variable.
 * @param {string} variable its name
 * @param {number} fallback the port if the variable is unset or empty
 * @throws {Error} if the value is not a whole number from 1 to 65535
 */
export function portFrom(variable, fallback) {
  const value = process.env[variable] || String(fallback);
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new Error(`${variable} must be a whole number from 1 to 65535, not "${value}".`);
  }
  return port;
}

/**
 * Makes sure that nothing listens where `localhost` leads: on 127.0.0.1, on ::1, or on all IP addresses. Connects instead
 * of listening: some systems let a second process listen on a taken port.
 * @param {number} port
 * @param {string} variable the environment variable that changes the port, for the message
 * @throws {Error} if the port is taken
 */
export async function assertPortFree(port, variable) {
  for (const host of ['127.0.0.1', '::1']) {
    const socket = connect({ host, port });
    const isTaken = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isTaken) {
      throw new Error(
        `Port ${port} is taken: set ${variable} to another port, for example ${variable}=${port + 1}.`,
      );
    }
  }
}
