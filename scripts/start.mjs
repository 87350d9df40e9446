/**
 * `npm start`: installs what is missing, builds the site, and serves it beside the stand-in for the backend until
 * Ctrl-C. PORT (3000) and API_PORT (4000) move the two.
 */
import { startBackend } from './backend.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { assertPortFree, portFrom } from './ports.mjs';
import { main, run } from './run.mjs';
import { startSiteServer } from './site-server.mjs';

main(import.meta.url, async (signal) => {
  const port = portFrom('PORT', 3000);
  const apiPort = portFrom('API_PORT', 4000);
  if (port === apiPort)
    throw new Error(`PORT and API_PORT are both ${port}: set one of them to another port.`);
  // A build takes a while, so a taken port is told before it.
  await assertPortFree(port, 'PORT');
  await assertPortFree(apiPort, 'API_PORT');

  await ensureDependencies(signal);
  await run('npm', ['run', 'build'], {
    env: { NEXT_PUBLIC_API_BASE: `http://localhost:${apiPort}` },
    signal,
  });

  const backend = await startBackend({ port: apiPort, sitePort: port });
  const site = await startSiteServer({ directory: 'out', port, signal });
  console.log(`
Site:     ${site.address}
Backend:  ${backend.address}
Messages: ${backend.messagesFile}

Ctrl-C stops both.`);
  await site.ended;
});
