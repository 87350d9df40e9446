/**
 * Serves an exported site as its CDN would: clean URLs, `404.html`, `_headers`, and videos in parts.
 * `node tools/serve/site-server.ts [directory] [port]` serves `out` on PORT, else 3000, until Ctrl-C or SIGTERM.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import send from 'send';
import { aliases, pathOf } from '../publish/urls';
import { caching, headersFor } from '../publish/headers';
import { assertPortFree, portFrom } from '../ports.mjs';
import { main, root } from '../run.mjs';

const notFoundFile = '404.html';

/** What no address leads to: the page of all unknown addresses, and what hosts read. */
const hidden = [notFoundFile, '_headers'];

/**
 * Makes the request handler of an export. A page is served at its clean URL, and its aliases redirect there with 308. An
 * unknown URL gets 404 with the page made for it, a method other than GET and HEAD gets 405. Every response has the
 * headers that `_headers` gives its path.
 *
 * The path is percent-decoded once, before anything is looked up. A path that cannot be decoded gets 400, one that
 * leads out of the export gets 403. Only files that were listed at the start are served, each at one path, so no other
 * spelling of a path reaches a hidden file.
 * @param directory the export's, absolute; its files and `_headers` are those of now
 * @throws when it has no `_headers`
 */
export function createSite(directory: string): (request: IncomingMessage, response: ServerResponse) => void {
  const headers = readFileSync(path.join(directory, '_headers'), 'utf8');
  const served = filesIn(directory)
    .filter((file) => !hidden.includes(file))
    .map((file) => ({ file, path: file.endsWith('.html') ? pathOf(file) : `/${file}` }));
  const files = new Map(served.map(({ file, path }) => [path, file]));
  const pages = served.filter(({ file }) => file.endsWith('.html'));
  const moved = new Map(pages.flatMap((page) => aliases(page).map((alias) => [alias, page.path])));
  // `_headers` says how long an answer may be kept. `.well-known` is a dotfile.
  const options = { root: directory, cacheControl: false, dotfiles: 'allow' } as const;

  return (request, response) => {
    const [encoded = '', ...query] = (request.url ?? '').split('?');
    const pathname = decode(encoded);
    // What CDNs say of their own accord.
    const own = { 'Cache-Control': caching.revalidated, ...headersFor(headers, pathname ?? encoded) };
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    if (pathname === undefined) return void response.writeHead(400).end();
    if (/^\.\.(\/|$)/.test(path.posix.normalize(`.${pathname}`))) return void response.writeHead(403).end();
    const address = moved.get(pathname);
    if (address) {
      return void response.writeHead(308, { Location: [encodeURI(address), ...query].join('?') }).end();
    }

    const sendNotFound = () => {
      response.statusCode = 404;
      send(request, notFoundFile, { ...options, acceptRanges: false }).pipe(response);
    };
    const file = files.get(pathname);
    if (!file) return sendNotFound();
    // It decodes the name.
    send(request, encodeURI(file), options)
      .on('error', ({ status, headers }) => {
        if (status === 404) sendNotFound();
        else if (response.headersSent) response.destroy();
        else response.writeHead(status, headers).end();
      })
      .pipe(response);
  };
}

/**
 * @param encoded a path with percent-encoding
 * @returns the path; undefined when it is no text, or one that no file can have as its name
 */
function decode(encoded: string): string | undefined {
  try {
    const decoded = decodeURIComponent(encoded);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/**
 * @param directory absolute
 * @returns the files in it, by their names from it on. A symlink counts as what it leads to when that is a
 *   file in the directory, and not at all otherwise.
 */
function filesIn(directory: string): string[] {
  const inside = realpathSync(directory) + path.sep;
  const list: (folder: string) => string[] = (folder): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return list(file);
      const isInside = existsSync(file) && realpathSync(file).startsWith(inside);
      return isInside && statSync(file).isFile() ? [file] : [];
    });
  return list(directory).map((file) => path.relative(directory, file));
}

/**
 * Serves an export on 127.0.0.1.
 * @param options `directory` is absolute or starts at
 *   the repository's root; `signal` stops the server.
 * @returns once it listens; `ended` resolves when `signal` has
 *   stopped it
 * @throws {Error} when the port is taken or the folder is missing
 */
export async function startSiteServer({
  directory,
  port,
  signal,
}: {
  directory: string;
  port: number;
  signal: AbortSignal;
}): Promise<{ address: string; ended: Promise<void> }> {
  await assertPortFree(port, 'PORT');
  const folder = path.resolve(root, directory);
  if (!existsSync(folder)) {
    throw new Error(`There is no folder ${directory} to serve: build the site first.`);
  }
  const server = createServer(createSite(folder));
  await once(server.listen({ port, host: '127.0.0.1', signal }), 'listening');
  signal.addEventListener('abort', () => server.closeAllConnections());
  return { address: `http://localhost:${port}`, ended: once(server, 'close').then(() => {}) };
}

main(import.meta.url, async (signal) => {
  const [directory = 'out', port = portFrom('PORT', 3000)] = process.argv.slice(2);
  const server = await startSiteServer({ directory, port: Number(port), signal });
  console.log(`Site: ${server.address}`);
  await server.ended;
});
