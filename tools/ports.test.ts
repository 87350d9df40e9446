/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { listen } from './fixtures/servers';
import { assertFree } from './ports.mjs';

test.each(['127.0.0.1', '::1'])('a port of localhost is taken if something listens at %s', async (host) => {
  // Without a reference, because a test that fails leaves it open.
  const server = createServer().unref();
  const port = await listen(server, host);
  await expect(assertFree(port, 'stop it')).rejects.toThrow(`Port ${port} is taken: stop it.`);
  server.close();
  await once(server, 'close');
  await assertFree(port, 'stop it');
});
