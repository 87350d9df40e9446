/**
 * Serves an exported site as a CDN does: clean URLs, `404.html`, `_headers`, and ranges of videos.
 * `npm run serve -- [directory] [port]` serves `out` on PORT, else 3000, until Ctrl-C or SIGTERM.
 */
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { portFrom } from '../ports.mjs';
import { main, root } from '../run.mjs';
import { headersFor } from './headers';
import { pathOf } from './urls';

const notFoundFile = '404.html';

/** Files without a URL: the page for unknown URLs, and the file that hosts read. */
const hidden = [notFoundFile, '_headers'];

/** What CDNs send by default, and with every error: a file that is missing now may exist in the next release. */
const revalidated = 'public, max-age=0, must-revalidate';

/**
 * Makes the request handler of an export. A page has one URL, to which `/page.html` and `/page/` redirect with 308. A URL
 * that is neither a page nor a file gets 404 with `404.html`, a method other than GET and HEAD gets 405. Every response
 * has the headers that `_headers` gives its path. The handler reads the folder at each request, so it always serves the
 * last build.
 * @param directory the export's folder, absolute
 */
export function createSite(directory: string): (request: IncomingMessage, response: ServerResponse) => void {
  // `_headers` sets how long a response may be cached. `.well-known` is a dotfile.
  const options = { root: directory, cacheControl: false, dotfiles: 'allow' } as const;

  return (request, response) => {
    const [encoded = '', ...query] = (request.url ?? '').split('?');
    const pathname = decode(encoded);
    const file = fileOf(directory, pathname);
    const headers = { 'Cache-Control': revalidated, ...headersFor(rulesOf(directory), pathname) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    if (!file) {
      response.statusCode = 404;
      response.setHeader('Cache-Control', revalidated);
      return void send(request, notFoundFile, { ...options, acceptRanges: false }).pipe(response);
    }
    const own = file.endsWith('.html') ? pathOf(file) : pathname;
    if (own !== pathname) {
      return void response.writeHead(308, { Location: [encodeURI(own), ...query].join('?') }).end();
    }
    // `send` decodes the name.
    send(request, encodeURI(file), options)
      .on('error', ({ status, headers }) => {
        if (response.headersSent) response.destroy();
        else response.writeHead(status, headers).end();
      })
      .pipe(response);
  };
}

/** The content of `_headers`, which is missing at the start of a build. */
function rulesOf(directory: string): string {
  const file = path.join(directory, '_headers');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Percent-decodes a path once. One that is not UTF-8 stays as it is, and names no file. */
function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * Finds what a path leads to. Another spelling of a path, such as `//contact`, leads to nothing.
 * @param directory absolute
 * @returns the file, relative to the directory; undefined when there is none
 */
function fileOf(directory: string, pathname: string): string | undefined {
  if (!pathname.startsWith('/') || path.posix.normalize(pathname) !== pathname) return undefined;
  const bare = pathname.slice(1).replace(/\/$/, '');
  const names = [pathname.slice(1), `${bare}.html`, path.posix.join(bare, 'index.html')];
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  return names.find((name) => !hidden.includes(name) && isFile(path.join(directory, name)));
}

/**
 * Serves an export on 127.0.0.1.
 * @param options `directory` is absolute or relative to the repository's root; `signal` stops the server
 * @returns once it listens; `ended` resolves when `signal` has stopped it
 * @throws {Error} if the port is taken or the folder is missing
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
  return { origin: `http://localhost:${port}`, ended: once(server, 'close').then(() => {}) };
}

main(import.meta.url, async (signal) => {
  const [directory = 'out', port = await portFrom('PORT', 3000)] = process.argv.slice(2);
  const server = await startSiteServer({ directory, port: Number(port), signal });
  console.log(`Site: ${server.origin}`);
  await server.ended;
});
