import { build } from '../publish/build';
import { startBackend } from '../serve/backend';
import { startSiteServer } from '../serve/serve';

/**
 * Builds the site, then serves it and the stand-in for the backend. This is the part of `npm start` that needs packages.
 * @returns once `signal` has stopped both servers
 * @throws {Error} if a step of the build fails, or a server cannot start
 */
export async function startSite(options: {
  port: number;
  apiPort: number;
  signal: AbortSignal;
}): Promise<void> {
  const { port, apiPort, signal } = options;
  // The backend starts first, to report a problem before the long build.
  const backend = await startBackend({ port: apiPort, sitePort: port });
  await build({ env: { NEXT_PUBLIC_API_BASE: `http://localhost:${apiPort}` }, signal });
  const site = await startSiteServer({ directory: 'out', port, signal });
  console.log(`
Site:     ${site.origin}
Backend:  ${backend.origin}
Messages: ${backend.messagesFile}

Ctrl-C stops both.`);
  await site.ended;
}
