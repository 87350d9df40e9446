/**
 * Serves an exported site to `npm start`, the specs and `check:launch`. e2e/full/hosting.spec.ts tests nginx.
 * `npm run serve -- [directory] [port]` serves `out` on PORT, else 3000, until Ctrl-C or SIGTERM.
 */
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream';
import sirv from 'sirv';
import { portFrom } from '../ports.mjs';
import { main, root } from '../run.mjs';
import { readHeaders } from './headers';

/** What hosts send by default, and with every error: a file that is missing now may exist in the next release. */
const revalidated = 'public, max-age=0, must-revalidate';

/**
 * Makes the request handler of an export: a page is at its name without `.html`, and the headers of a path are those in
 * `_headers`. What has no URL gets 404 with `404.html`. The handler reads the folder at each request, so it always serves
 * the last build.
 * @param directory the export's folder
 */
function createSite(directory: string): RequestListener {
  const notFound: RequestListener = (_request, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': revalidated });
    // During a build, the page may be missing: then the connection closes.
    pipeline(createReadStream(path.join(directory, '404.html')), response, () => {});
  };
  const serve = sirv(directory, { dev: true, etag: true, brotli: true, onNoMatch: notFound });
  const rules = path.join(directory, '_headers');

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const [url = ''] = request.url!.split('?');
    const headersOf = await readHeaders(rules);
    const headers = { 'Cache-Control': revalidated, ...headersOf(url) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (/^\/(404(\.html)?|_headers)$/.test(url)) notFound(request, response);
    else serve(request, response);
  };
  return (request, response) =>
    respond(request, response).catch(({ message }) => response.writeHead(500).end(`_headers: ${message}`));
}

/**
 * Serves an export on 127.0.0.1.
 * @param options `directory` is absolute or relative to the repository's root; with `port` 0, the system chooses one;
 *   `signal` stops the server
 * @returns once it listens; `ended` resolves when `signal` has stopped it
 * @throws {Error} if the folder is missing
 */
export async function startSiteServer(options: { directory: string; port: number; signal: AbortSignal }) {
  const { directory, port, signal } = options;
  const folder = path.resolve(root, directory);
  if (!existsSync(folder)) {
    throw new Error(`The folder ${directory} does not exist: build the site first.`);
  }
  const server = createServer(createSite(folder));
  await once(server.listen({ port, host: '127.0.0.1', signal }), 'listening');
  signal.addEventListener('abort', () => server.closeAllConnections());
  const { port: taken } = server.address() as AddressInfo;
  return { origin: `http://localhost:${taken}`, ended: once(server, 'close').then(() => {}) };
}

main(import.meta.url, async (signal) => {
  const [directory = 'out', port = await portFrom('PORT', 3000)] = process.argv.slice(2);
  const server = await startSiteServer({ directory, port: Number(port), signal });
  console.log(`Site: ${server.origin}`);
  await server.ended;
});
