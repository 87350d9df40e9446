import { build } from '../publish/build';
import { startBackend } from './backend';
import { startSiteServer } from './site-server';

/**
 * The part of `npm start` that needs the packages: builds the site and serves it beside the stand-in for the backend.
 *
 * @returns once `signal` has stopped both servers
 * @throws {Error} when a step of the build fails, or a server cannot start
 */
export async function serve(options: { port: number; apiPort: number; signal: AbortSignal }): Promise<void> {
  const { port, apiPort, signal } = options;
  // The build takes a while: report first what keeps the backend from starting.
  const backend = await startBackend({ port: apiPort, sitePort: port });
  await build({ env: { NEXT_PUBLIC_API_BASE: `http://localhost:${apiPort}` }, signal });
  const site = await startSiteServer({ directory: 'out', port, signal });
  console.log(`
Site:     ${site.address}
Backend:  ${backend.address}
Messages: ${backend.messagesFile}

Ctrl-C stops both.`);
  await site.ended;
}
