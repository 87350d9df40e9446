/**
 * `npm start`: installs what is missing, builds the site, and serves it beside the stand-in for the backend until
 * Ctrl-C. PORT (3000) and API_PORT (4000) move the two.
 *
 * Until the packages are installed, this imports only Node's own modules and files that do the same.
 */
import { startBackend } from './backend.mjs';
import { build } from './build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { assertPortFree, portFrom } from './ports.mjs';
import { main } from './run.mjs';

main(import.meta.url, async (signal) => {
  const port = portFrom('PORT', 3000);
  const apiPort = portFrom('API_PORT', 4000);
  if (port === apiPort)
    throw new Error(`PORT and API_PORT are both ${port}: set one of them to another port.`);
  // The installation and the build take a while: what keeps the servers from starting is reported before.
  await assertPortFree(port, 'PORT');
  const backend = await startBackend({ port: apiPort, sitePort: port });

  await ensureDependencies(signal);
  await build({ env: { NEXT_PUBLIC_API_BASE: `http://localhost:${apiPort}` }, signal });

  const { startSiteServer } = await import('./site-server.mjs');
  const site = await startSiteServer({ directory: 'out', port, signal });
  console.log(`
Site:     ${site.address}
Backend:  ${backend.address}
Messages: ${backend.messagesFile}

Ctrl-C stops both.`);
  await site.ended;
});
