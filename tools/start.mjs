/** `npm start`: the site on PORT (3000) and the mock backend on API_PORT (4000), with nothing installed before. */
import { portFrom } from './ports.mjs';
import { main } from './run.mjs';
import { install } from './setup/install-packages.mjs';

main(import.meta.url, async (signal) => {
  // Fail before the long installation.
  const port = await portFrom('PORT', 3000);
  const apiPort = await portFrom('API_PORT', 4000);
  if (port === apiPort) throw new Error(`PORT and API_PORT are both ${port}: change one of them.`);
  await install('site', signal);
  const { startBackend } = await import('./serve/mock-backend.ts');
  const { build } = await import('./export/build.ts');
  const { startSiteServer } = await import('./serve/serve.ts');
  const backend = await startBackend({ port: apiPort, sitePort: port });
  await build({ env: { NEXT_PUBLIC_API_BASE: `http://localhost:${apiPort}` }, signal });
  const site = await startSiteServer({ directory: 'out', port, signal });
  console.log(`\nSite:     ${site.origin}\nBackend:  ${backend.origin}\nMessages: ${backend.messagesFile}`);
  console.log('\nCtrl-C stops both.');
  await site.ended;
});
