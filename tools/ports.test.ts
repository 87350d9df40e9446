/** @jest-environment node */
import { createServer } from 'node:net';
import { listen } from './fixtures/servers';
import { assertPortFree, portFrom } from './ports.mjs';

test('a port is what its variable says, or the fallback', () => {
  process.env.PORT = '';
  expect(portFrom('PORT', 3000)).toBe(3000);
  process.env.PORT = '65535';
  expect(portFrom('PORT', 3000)).toBe(65535);
});

test.each(['0', '65536', '3e3', ' '])('"%s" is no port', (value) => {
  process.env.PORT = value;
  expect(() => portFrom('PORT', 3000)).toThrow(
    `PORT must be a whole number from 1 to 65535, not "${value}".`,
  );
});

test.each(['127.0.0.1', '::1', '0.0.0.0'])('a port is taken while something listens on %s', async (host) => {
  const server = createServer();
  const port = await listen(server, host);
  await expect(assertPortFree(port, 'PORT')).rejects.toThrow(
    `Port ${port} is taken: set PORT to another port`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(assertPortFree(port, 'PORT')).resolves.toBeUndefined();
});
