/**
 * `npm start` installs missing packages, builds the site, and serves it and the stand-in for the backend until Ctrl-C.
 * `PORT` (3000) and `API_PORT` (4000) change the ports.
 *
 * This runs before the packages are installed, so it imports only Node.js modules and files that do the same.
 */
import { assertPortFree, portFrom } from '../ports.mjs';
import { main } from '../run.mjs';
import { install } from '../setup/ready.mjs';

main(import.meta.url, async (signal) => {
  const port = portFrom('PORT', 3000);
  const apiPort = portFrom('API_PORT', 4000);
  if (port === apiPort) {
    throw new Error(`PORT and API_PORT are both ${port}: set one of them to another port.`);
  }
  // Reports a taken port before the long installation.
  await assertPortFree(port, 'PORT');
  await assertPortFree(apiPort, 'API_PORT');

  await install('site', signal);
  const { register } = await import('tsx/esm/api');
  register();
  const { startSite } = await import('./start-site.ts');
  await startSite({ port, apiPort, signal });
});
