/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { assertFree } from './ports.mjs';

test.each(['127.0.0.1', '::1'])('a port of localhost is taken if something listens at %s', async (host) => {
  // Without a reference, because a test that fails leaves it open.
  const server = createServer().unref();
  await once(server.listen(0, host), 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(assertFree(port, 'stop it')).rejects.toThrow(`Port ${port} is taken: stop it.`);
  server.close();
  await once(server, 'close');
  await assertFree(port, 'stop it');
});
