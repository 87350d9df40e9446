import { connect } from 'node:net';

/** How long the loopback interface may take to accept a connection, in milliseconds. */
const PATIENCE = 1000;

/**
 * Reads a port from an environment variable.
 * @param variable its name
 * @param fallback the port if the variable is unset or empty
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
 * Makes sure that nothing listens where `localhost` leads: on 127.0.0.1, on ::1, or on all IP addresses.
 * @param variable the environment variable that changes the port, for the message
 * @throws {Error} if the port is taken
 */
export async function assertPortFree(port, variable) {
  const taken = await Promise.all(['127.0.0.1', '::1'].map((host) => isListening(host, port)));
  if (taken.includes(true)) {
    const example = port < 65535 ? port + 1 : port - 1;
    throw new Error(
      `Port ${port} is taken: set ${variable} to another port, for example ${variable}=${example}.`,
    );
  }
}

/** Connects instead of listening: some systems let a second process listen on a taken port. */
function isListening(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: PATIENCE });
    const settle = (isTaken) => {
      socket.destroy();
      resolve(isTaken);
    };
    socket.once('connect', () => settle(true));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
  });
}
