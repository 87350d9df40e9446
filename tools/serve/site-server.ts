/**
 * Serves an exported site as a CDN does: clean URLs, `404.html`, `_headers`, and ranges of videos.
 * `npm run serve -- [directory] [port]` serves `out` on PORT, else 3000, until Ctrl-C or SIGTERM.
 */
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { aliases, pathOf } from '../publish/urls';
import { caching, headersFor } from '../publish/headers';
import { assertPortFree, portFrom } from '../ports.mjs';
import { main, root } from '../run.mjs';

const notFoundFile = '404.html';

/** Files without a URL: the page for unknown URLs, and the file that hosts read. */
const hidden = [notFoundFile, '_headers'];

/**
 * Makes the request handler of an export. A page has its clean URL, to which its aliases redirect with 308. An unknown
 * URL gets 404 with `404.html`, a method other than GET and HEAD gets 405. Every response has the headers that
 * `_headers` gives its path.
 *
 * The handler percent-decodes a path once, before it looks anything up. A path that it cannot decode gets 400, one that
 * leads out of the export gets 403. It serves only the files of the last build, each at one path, so no other spelling
 * of a path reaches a hidden file. It notices a new build by `_headers`, which the build writes last.
 * @param directory the export's folder, absolute
 * @throws if it has no `_headers`
 */
export function createSite(directory: string): (request: IncomingMessage, response: ServerResponse) => void {
  let site = readSite(directory);
  // `_headers` sets how long a response may be cached. `.well-known` is a dotfile.
  const options = { root: directory, cacheControl: false, dotfiles: 'allow' } as const;

  return (request, response) => {
    // The file is missing during a build.
    const built = statSync(path.join(directory, '_headers'), { throwIfNoEntry: false })?.mtimeMs;
    if (built && built !== site.built) site = readSite(directory);
    const { headers, files, moved } = site;
    const [encoded = '', ...query] = (request.url ?? '').split('?');
    const pathname = decode(encoded);
    // CDNs send this Cache-Control by default.
    const own = { 'Cache-Control': caching.revalidated, ...headersFor(headers, pathname ?? encoded) };
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    if (pathname === undefined) return void response.writeHead(400).end();
    if (/^\.\.(\/|$)/.test(path.posix.normalize(`.${pathname}`))) return void response.writeHead(403).end();
    const target = moved.get(pathname);
    if (target) {
      return void response.writeHead(308, { Location: [encodeURI(target), ...query].join('?') }).end();
    }

    const sendNotFound = () => {
      response.statusCode = 404;
      send(request, notFoundFile, { ...options, acceptRanges: false }).pipe(response);
    };
    const file = files.get(pathname);
    if (!file) return sendNotFound();
    // `send` decodes the name.
    send(request, encodeURI(file), options)
      .on('error', ({ status, headers }) => {
        if (status === 404) sendNotFound();
        else if (response.headersSent) response.destroy();
        else response.writeHead(status, headers).end();
      })
      .pipe(response);
  };
}

/** Reads what an export serves: its headers, the file of each path, where its aliases lead, and when it was built. */
function readSite(directory: string) {
  const file = path.join(directory, '_headers');
  const served = filesIn(directory)
    .filter((file) => !hidden.includes(file))
    .map((file) => ({ file, path: file.endsWith('.html') ? pathOf(file) : `/${file}` }));
  const pages = served.filter(({ file }) => file.endsWith('.html'));
  return {
    built: statSync(file).mtimeMs,
    headers: readFileSync(file, 'utf8'),
    files: new Map(served.map(({ file, path }) => [path, file])),
    moved: new Map(pages.flatMap((page) => aliases(page).map((alias) => [alias, page.path]))),
  };
}

/** Percent-decodes a path. Returns undefined if it is not UTF-8, or if no file can have such a name. */
function decode(encoded: string): string | undefined {
  try {
    const decoded = decodeURIComponent(encoded);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/**
 * Lists the files of a directory by their relative paths. Follows a symlink only to a file in the same directory.
 * @param directory absolute
 */
function filesIn(directory: string): string[] {
  const inside = realpathSync(directory) + path.sep;
  const list = (folder: string): string[] =>
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
 * @param options `directory` is absolute or relative to the repository's root; `signal` stops the server
 * @returns once it listens; `ended` resolves when `signal` has stopped it
 * @throws {Error} if the port is taken or the folder is missing
 */
export async function startSiteServer(options: { directory: string; port: number; signal: AbortSignal }) {
  const { directory, port, signal } = options;
  await assertPortFree(port, 'PORT');
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
  const [directory = 'out', port = portFrom('PORT', 3000)] = process.argv.slice(2);
  const server = await startSiteServer({ directory, port: Number(port), signal });
  console.log(`Site: ${server.origin}`);
  await server.ended;
});
