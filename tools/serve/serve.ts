/** `npm run serve`: serves `out` on PORT (3000). `npm start`, the specs and `check:launch` use the same server. */
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream';
import sirv from 'sirv';
import { portFrom } from '../ports.mjs';
import { main, root } from '../run.mjs';
import { readHeaders } from './headers';

/** The default of hosts, also for errors: a file that is missing now may exist in the next release. */
const revalidated = 'public, max-age=0, must-revalidate';

/** As on hosts, these have no URL: the page for unknown URLs, files for hosts such as `_headers`, and dotfiles. */
const hidden = /^\/(404\b|_(?!next\/))|\/\.(?!well-known\/)/;

/** One spelling for each file; a hidden path for a malformed URL. */
function pathOf(url: string): string {
  try {
    return path.posix.normalize(decodeURI(url.split('?')[0]!));
  } catch {
    return '/404';
  }
}

/** Whether sirv understands a range: it has a start, and an end that is neither 0 nor before it. */
function isKnown(range: string): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  if (!start) return false;
  if (!end) return true;
  return Number(end) >= Math.max(1, Number(start));
}

function createSite(directory: string, headersOf: ReturnType<typeof readHeaders>): RequestListener {
  const notFound: RequestListener = (_request, response) => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': revalidated });
    // During a build, the page may be missing. Then the connection closes.
    pipeline(createReadStream(path.join(directory, '404.html')), response, () => {});
  };
  // With `dev`, sirv reads the folder at each request, and so serves the last build.
  const serve = sirv(directory, { dev: true, etag: true, onNoMatch: notFound });

  return (request, response) => {
    const { method, headers } = request;
    const url = pathOf(request.url!);
    for (const [name, value] of Object.entries({ 'Cache-Control': revalidated, ...headersOf(url) }))
      response.setHeader(name, value);
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    if (hidden.test(url)) return notFound(request, response);
    request.url = encodeURI(url);
    // A response without a range is the whole file (https://www.rfc-editor.org/rfc/rfc9110#section-14.2).
    if (headers.range && !isKnown(headers.range)) delete headers.range;
    serve(request, response);
  };
}

/** Until `signal` aborts. With `port` 0, the system chooses one. */
export async function startSiteServer(options: { directory: string; port: number; signal: AbortSignal }) {
  const { directory, port, signal } = options;
  const folder = path.resolve(root, directory);
  if (!existsSync(folder)) {
    throw new Error(`The folder ${directory} does not exist: build the site first.`);
  }
  const headersOf = readHeaders(path.join(folder, '_headers'));
  const server = createServer(createSite(folder, headersOf));
  await once(server.listen({ port, host: '127.0.0.1', signal }), 'listening');
  signal.addEventListener('abort', () => server.closeAllConnections());
  const { port: taken } = server.address() as AddressInfo;
  return { origin: `http://localhost:${taken}`, ended: once(server, 'close').then(() => {}) };
}

main(import.meta.url, async (signal) => {
  const port = await portFrom('PORT', 3000);
  const server = await startSiteServer({ directory: 'out', port, signal });
  console.log(`Site: ${server.origin}`);
  await server.ended;
});
